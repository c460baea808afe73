import { quasar } from './apps/quasar.js';
import { describeStack } from './describe-stack.js';

describeStack(quasar);
