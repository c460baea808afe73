import { vanilla } from './apps/vanilla.js';
import { describeStack } from './describe-stack.js';

describeStack(vanilla);
