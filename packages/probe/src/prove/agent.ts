import type { CallResult, JsonSchema, JsonValue } from '@webmcp/contract';
import type { Page } from 'playwright';

/** A tool as the browser lists it. */
export interface ListedTool {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** The one door of an agent in a page: `document.modelContext`. */
export interface Agent {
  /** A tool by its name, waiting until the page offers it and bringing it by `more_tools`; null where it does not come. */
  listed(name: string): Promise<ListedTool | null>;
  /**
   * Calls a tool.
   * @throws where the page is left and the answer lost
   */
  call(name: string, args: Record<string, JsonValue>): Promise<CallResult>;
}

/** Milliseconds until a tool has to be there, after its state has come to rest. */
const patience = 10_000;

export function agentOf(page: Page): Agent {
  return {
    async listed(name) {
      const found = await page.evaluate(listTool, { name, patience });
      return found === null ? null : (JSON.parse(found) as ListedTool);
    },
    async call(name, args) {
      // A call that leaves the page answers before its document is gone.
      const answer = await page.evaluate(callTool, { name, args: JSON.stringify(args) });
      return JSON.parse(answer) as CallResult;
    },
  };
}

/** The browser's own API, as far as it is used here. */
interface ModelContext {
  getTools(): Promise<{ name: string; inputSchema: object | string }[]>;
  executeTool(tool: object, args: object): Promise<unknown>;
}

// These run in the page: Playwright sends their text, so they stand alone.

async function listTool({ name, patience: limit }: { name: string; patience: number }): Promise<string | null> {
  const page = globalThis as unknown as { document: { modelContext: ModelContext } };
  const { modelContext } = page.document;
  const end = performance.now() + limit;
  for (let asked = false; performance.now() < end;) {
    const tools = await modelContext.getTools();
    const tool = tools.find((each) => each.name === name);
    if (tool !== undefined) {
      const schema = (typeof tool.inputSchema === 'string' ? JSON.parse(tool.inputSchema) : tool.inputSchema) as {
        properties?: object;
        required?: string[];
      };
      return JSON.stringify({ properties: schema.properties ?? {}, required: schema.required ?? [] });
    }
    const more = tools.find((each) => each.name === 'more_tools');
    if (more !== undefined && !asked) {
      asked = true;
      await modelContext.executeTool(more, { tools: [name] });
    } else await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

async function callTool({ name, args }: { name: string; args: string }): Promise<string> {
  const page = globalThis as unknown as { document: { modelContext: ModelContext } };
  const { modelContext } = page.document;
  const tool = (await modelContext.getTools()).find((each) => each.name === name);
  if (tool === undefined)
    return JSON.stringify({
      status: 'unavailable',
      tool: name,
      messages: ['It is not offered any more'],
      evidence: [],
    });
  const answer = await modelContext.executeTool(tool, JSON.parse(args) as object);
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}
