export { pastePage } from './stress/paste-page.js';
export { tryTarget } from './stress/try-target.js';
