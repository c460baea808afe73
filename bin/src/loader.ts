export { offer, onResult } from '@webmcp/runtime/loader';
export { fetchParts } from '@webmcp/runtime/parts';
export type { CallReport, CallStatus } from '@webmcp/contract';
