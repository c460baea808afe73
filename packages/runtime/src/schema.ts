/** The rules on arguments, which touch no page: the bridge checks calls by the same rules as the page. */
export { inputSchema, type InputSchema } from './validate/input-schema.js';
export { portableInput } from './register/portable-schema.js';
export { validate } from './validate/validate.js';
