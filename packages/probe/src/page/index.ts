export { readClosedOptions } from './closed-options.js';
export { copyPage } from './copy-page.js';
export { overlayText } from './error-overlay.js';
export { hasInteractive } from './interactive.js';
export { pressTarget } from './press-target.js';
export { productionFramework } from './production-framework.js';
export { hasScripts, nextMutation, quiet } from './quiet.js';
export { readPage } from './read-page.js';
export { sameOriginLinks } from './same-origin-links.js';
