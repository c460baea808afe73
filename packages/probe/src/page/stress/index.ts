export { mutations } from './mutations/mutations.js';
export { seeded, type Random } from './mutations/random.js';
export { undoable } from './undoable.js';
export { inOtherLanguage } from './mutations/wording.js';
