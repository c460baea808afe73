export { register, type RegisterOptions } from './register/register.js';
export type { Registration } from './register/registrar.js';
export type { Manifest } from '@webmcp/contract';
export type { CallContext, ToolDefinition } from './register/model-context.js';
export type { PageTools, ToolInfo } from './register/page-tools.js';
export type { FieldControl } from './act/controls/field-control.js';
