import type { ManifestTool } from '@webmcp/contract';

/** Decides whether a call of a tool only reads the page, or changes only the view. */
export const isReadOnly = ({ kind, onlyView, risk }: ManifestTool): boolean =>
  kind === 'read' || (onlyView === true && risk.level !== 'destructive');
