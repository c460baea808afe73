import type { CallContext, ToolDefinition } from './model-context.js';
import type { Registrar } from './registrar.js';

/** One tool as `getTools` lists it; the same shape as the browser's own. */
export type ToolInfo = Omit<ToolDefinition, 'execute'>;

/** Marks the tools of a loader. The runtime replaces them by its own when it registers. */
export const waits = Symbol.for('webmcp.waits');

/** The API at `window.webmcp`, for agents in browsers without `document.modelContext`, and beside it. */
export interface PageTools {
  [waits]?: true;
  /** Lists the tools that can be called now, by name. */
  getTools(): Promise<ToolInfo[]>;
  /**
   * Calls a tool.
   * @param tool an entry of `getTools`, or its name
   * @param args an object, or JSON text of one
   * @param context `signal` cancels the call; `dryRun` touches nothing, or fills and does not submit; calls with the same
   * `idempotencyKey` act once; `overwrite` lets a safe tool replace values that the person has typed; the `id` of an
   * earlier answer returns that answer as it is now
   * @returns the result; as a string it is its JSON, like the result of the browser's own `executeTool`
   */
  executeTool(tool: { name: string } | string, args?: unknown, context?: CallContext): Promise<object>;
}

/** Creates the API over the tools of a registrar. */
export function pageTools({ tools, call }: Registrar): PageTools {
  return {
    async getTools() {
      return (await tools()).map(({ execute: _, ...listed }) => structuredClone(listed));
    },
    async executeTool(tool, args = {}, context) {
      const result = await call(nameOf(tool), args, context);
      return Object.defineProperty(result, 'toString', { value: () => JSON.stringify(result) });
    },
  };
}

/** Returns the name of a tool as the caller sent it; an empty name for a value that names none. */
function nameOf(tool: unknown): string {
  try {
    const name: unknown = typeof tool === 'object' && tool ? Reflect.get(tool, 'name') : tool;
    return typeof name === 'string' ? name : '';
  } catch {
    // A proxy may throw. It names no tool.
    return '';
  }
}
