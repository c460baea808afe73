import { nuxt } from './apps/nuxt.js';
import { describeStack } from './describe-stack.js';

describeStack(nuxt);
