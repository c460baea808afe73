import { vueTs } from './apps/vue-ts.js';
import { describeStack } from './describe-stack.js';

describeStack(vueTs);
