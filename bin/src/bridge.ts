export { openBridge, type OpenBridge, type OpenBridgeOptions } from './run/open-bridge.js';
export type { AcpOptions, AcpSession } from '@webmcp/bridge';
