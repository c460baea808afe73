/** The rules on arguments and tools, which touch no page: the bridge and the command line judge as the page does. */
export { choicesOf } from './validate/choices-of.js';
export { inputSchema, type InputSchema } from './validate/input-schema.js';
export { annotationsOf } from './register/annotations-of.js';
export { isReadOnly } from './register/is-read-only.js';
export { moreTools } from './register/more-tools.js';
export { portableInput } from './register/portable-schema.js';
export { validate } from './validate/validate.js';
