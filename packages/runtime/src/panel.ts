// A dev server serves this module to a page whose developer opens the panel. No build contains it.
export { togglePanel } from './panel/toggle-panel.js';
