export { register } from '@webmcp/runtime';
export type { CallResult, CallStatus, Evidence, Manifest } from '@webmcp/contract';
