import type { ManifestTool } from '@webmcp/contract';

/** Decides whether a call of a tool asks the person: a destructive one always, a caution one if the app wants it. */
export const asks = ({ tool, confirmCaution }: { tool: ManifestTool; confirmCaution: boolean }): boolean =>
  tool.risk.level === 'destructive' || (confirmCaution && tool.risk.level === 'caution');
