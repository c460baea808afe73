import type { CallResult, ManifestTool } from '@webmcp/contract';

import { execute } from '../execute/execute.js';
import { plainResult } from '../policy/plain-result.js';
import { inputSchema } from '../validate/input-schema.js';
import { annotationsOf } from './annotations-of.js';
import { callControls } from './call-controls.js';
import { liveChoices } from './live-choices.js';
import type { ToolDefinition } from './model-context.js';
import { outputSchema } from './output-schema.js';
import { portableInput } from './portable-schema.js';
import type { ToolSource } from './ranked-tools.js';
import { reportResult } from './report-result.js';

/**
 * Defines a tool in the shape that agents read. Reads choices that exist only at run time from the page as it is now. A call
 * waits for all parts of the manifest, because the whole map judges it.
 */
export function defineTool(tool: ManifestTool, source: ToolSource): ToolDefinition {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: portableInput(inputSchema(tool, (field) => liveChoices(field, tool, source.manifest))),
    outputSchema: outputSchema(tool),
    annotations: annotationsOf(tool),
    async execute(sent, context) {
      let read: ReturnType<typeof callControls>;
      try {
        read = callControls(sent, context);
      } catch {
        // The error is the caller's own, and printing it may throw again.
        return { status: 'invalid_input', tool: tool.name, messages: [unreadable], evidence: [] };
      }
      const { args, controls } = read;
      const missing = source.parts && (await source.parts.all());
      const result: CallResult =
        missing === undefined
          ? await execute(tool, args, source.manifest, { ...source.options, ...controls })
          : unloaded(tool.name, missing);
      reportResult(result);
      return plainResult(result);
    },
  };
}

const unreadable = 'The arguments could not be read as plain data; send an object of texts, numbers and lists';

/** Returns the answer to a call whose map did not load as a whole. */
export const unloaded = (tool: string, missing: string): CallResult => ({
  status: 'unavailable',
  tool,
  messages: [`${missing}. Nothing was done`],
  evidence: [],
});
