import type { CallContext, ToolDefinition } from './model-context.js';
import type { Registrar } from './registrar.js';

/** What `getTools` lists; the same as the browser's own. */
export type ToolInfo = Omit<ToolDefinition, 'execute'>;

/** `window.webmcp`, for agents in browsers without `document.modelContext`, and beside it. */
export interface PageTools {
  /** The tools that can be called now, by name. */
  getTools(): Promise<ToolInfo[]>;
  /**
   * Calls a tool.
   * @param tool what `getTools` gave, or its name
   * @param args an object; JSON text of one works too
   * @param context `signal` cancels; `dryRun` touches nothing, or fills and does not submit; calls with one `idempotencyKey` act once
   * @returns the result. Used as text it is its JSON, as the browser's own `executeTool` gives
   */
  executeTool(tool: { name: string } | string, args?: unknown, context?: CallContext): Promise<object>;
}

export function pageTools({ tools, call }: Registrar): PageTools {
  return {
    async getTools() {
      return tools().map(({ name, title, description, inputSchema, annotations }) =>
        structuredClone({ name, title, description, inputSchema, annotations }),
      );
    },
    async executeTool(tool, args = {}, context) {
      const result = await call(typeof tool === 'string' ? tool : tool.name, args, context);
      return Object.defineProperty(result, 'toString', { value: () => JSON.stringify(result) });
    },
  };
}
