export { pastePage } from '../copy/paste-page.js';
export { tryTarget } from './try-target.js';
