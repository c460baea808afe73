export { mutations } from './mutations.js';
export { seeded, type Random } from './random.js';
export { undoable } from './undoable.js';
export { inOtherLanguage } from './wording.js';
