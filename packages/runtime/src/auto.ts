/** Entry of the plain script, global `webmcpRuntime`. */
export { register } from './index.js';
