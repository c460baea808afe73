export { BridgeCore, type Approval } from './core/bridge-core.js';
export type { AccessRequest } from './access/requests.js';
export type { AuditStore, BridgeWorld } from './record/bridge-world.js';
export { verifyAudit, type AuditFault } from './record/verify-audit.js';
export { knownTools, type PageTool } from './tools/known-tools.js';
