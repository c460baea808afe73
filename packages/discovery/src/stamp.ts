// The part of discovery that a dev server needs. It loads in half the time of the whole.
export { stamp } from './extract/stamp/stamp.js';
