export { pastePage } from './paste-page.js';
export { tryTarget } from './try-target.js';
