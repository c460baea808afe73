export { offer, onResult } from '@webmcp/runtime/loader';
export type { CallReport, CallStatus } from '@webmcp/contract';
