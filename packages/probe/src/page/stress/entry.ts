export { pastePage } from '../copy/paste-page.js';
export { tryTarget } from './try-target.js';
export { marksOf, maskSecrets, type Mark } from './marks-of.js';
