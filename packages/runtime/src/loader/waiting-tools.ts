import { waits, type PageTools } from '../register/page-tools.js';

/**
 * Creates the API of a page whose runtime is not loaded yet. The first call of either function loads the runtime, and
 * each call waits for it.
 * @param loaded loads the runtime and returns its tools; rejects if the runtime cannot be loaded
 */
export function waitingTools(loaded: () => Promise<PageTools>): PageTools {
  return {
    [waits]: true,
    getTools: async () => (await loaded()).getTools(),
    async executeTool(tool, args, context) {
      let tools: PageTools;
      try {
        tools = await loaded();
      } catch (error) {
        return unavailable(typeof tool === 'string' ? tool : tool.name, error);
      }
      return tools.executeTool(tool, args, context);
    },
  };
}

/** Returns the answer to a call whose runtime did not load. Nothing was touched. */
function unavailable(tool: string, error: unknown): object {
  const reason = error instanceof Error ? error.message : String(error);
  const result = { status: 'unavailable', tool, messages: [`The tools could not be loaded: ${reason}`], evidence: [] };
  return Object.defineProperty(result, 'toString', { value: () => JSON.stringify(result) });
}
