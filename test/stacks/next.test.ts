import { next } from './apps/next.js';
import { describeStack } from './describe-stack.js';

describeStack(next);
