import type { ManifestTool } from '@webmcp/contract';

/**
 * Decides whether a call of a tool asks the person. A destructive call always asks, and a call that answers a question of
 * the app. A caution call asks if the app wants it.
 */
export const asks = ({ tool, confirmCaution }: { tool: ManifestTool; confirmCaution: boolean }): boolean =>
  tool.risk.level === 'destructive' || !!tool.asks || (confirmCaution && tool.risk.level === 'caution');
