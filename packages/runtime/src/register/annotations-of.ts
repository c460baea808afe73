import type { ManifestTool } from '@webmcp/contract';

import { isReadOnly } from './is-read-only.js';
import type { ToolDefinition } from './model-context.js';

/** Returns the hints for the agent's host. Every answer may contain messages of the page, so each is untrusted. */
export function annotationsOf(tool: ManifestTool): NonNullable<ToolDefinition['annotations']> {
  const readsOnly = isReadOnly(tool);
  return {
    ...(readsOnly && { readOnlyHint: true }),
    ...(tool.risk.level !== 'safe' && !readsOnly && { consequentialHint: true }),
    untrustedContentHint: true,
  };
}
