import { plainHtml } from './apps/plain-html.js';
import { describeStack } from './describe-stack.js';

describeStack(plainHtml);
