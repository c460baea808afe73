import type { Manifest, ManifestField, ManifestTool } from '@webmcp/contract';

import type { CallOptions } from '../act/call.js';
import { control } from '../act/control.js';
import { execute } from '../execute.js';
import { locate } from '../locate/locate.js';
import { inputSchema } from '../validate/input-schema.js';
import { callControls } from './call-controls.js';
import type { ToolDefinition } from './model-context.js';

/** Most choices that a schema lists; longer ones are checked at the call alone. */
const listed = 100;

/** A tool in the shape that agents see. Choices that exist only at run time are read from the page as it is now. */
export function defineTool(tool: ManifestTool, manifest: Manifest, options: CallOptions): ToolDefinition {
  const live = (field: ManifestField): string[] => {
    const { testIdAttributes } = manifest;
    const within = tool.container && locate(tool.container, { testIdAttributes, signals: options });
    if (within && 'reason' in within) return [];
    const located = locate(field, { testIdAttributes, signals: options, ...(within && { root: within.element }) });
    const element = 'element' in located && control(located.element);
    if (!(element instanceof HTMLSelectElement)) return [];
    const labels = [...element.options].filter(({ value, disabled }) => value && !disabled).map(({ label }) => label);
    return labels.length > listed ? [] : [...new Set(labels)];
  };
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchema(tool, live),
    annotations: {
      ...(tool.kind === 'read' && { readOnlyHint: true }),
      ...(tool.risk.level !== 'safe' && { consequentialHint: true }),
      // Every answer can carry the page's own messages.
      untrustedContentHint: true,
    },
    execute(sent, context) {
      const { args, controls } = callControls(sent, context);
      return execute(tool, args, manifest, { ...options, ...controls });
    },
  };
}
