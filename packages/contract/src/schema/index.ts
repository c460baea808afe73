export { configFault, harnessFault } from './config-schema.js';
export { evalCasesSchema } from './eval-cases-schema.js';
export { mapSchema } from './map-schema.js';
export { mapJsonSchema } from './map-json-schema.js';
export { partialMapSchema } from './partial-map-schema.js';
export { readMap } from './read-map.js';
export { wordingReplySchema } from './wording-reply-schema.js';
