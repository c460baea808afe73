import { reactTs } from './apps/react-ts.js';
import { describeStack } from './describe-stack.js';

describeStack(reactTs);
