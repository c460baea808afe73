import type { CallResult, JsonSchema, JsonValue } from '@webmcp/contract';
import type { Page } from 'playwright';

/** A tool as the browser lists it. */
export interface ListedTool {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** An agent in a page. It acts through `document.modelContext` alone. */
export interface Agent {
  /**
   * Waits until the page offers a tool, and requests the tool by `more_tools`. Returns null for a tool that does not
   * come.
   */
  listed(name: string): Promise<ListedTool | null>;
  /**
   * Calls a tool.
   * @throws Error if the page was left and the answer is lost
   */
  call(name: string, args: Record<string, JsonValue>): Promise<CallResult>;
}

/** Milliseconds that the page may take to offer a tool, after its state came to rest. */
const patience = 10_000;

/** Returns an agent in a page. */
export function agentOf(page: Page): Agent {
  return {
    async listed(name) {
      const found = await page.evaluate(listTool, { name, patience });
      return found === null ? null : (JSON.parse(found) as ListedTool);
    },
    async call(name, args) {
      // A call that leaves the page answers before the document goes away.
      const answer = await page.evaluate(callTool, { name, args: JSON.stringify(args) });
      return JSON.parse(answer) as CallResult;
    },
  };
}

/** The part of the browser's own API that is used here. */
interface ModelContext {
  getTools(): Promise<{ name: string; inputSchema: object | string }[]>;
  executeTool(tool: object, args: object): Promise<unknown>;
}

// Playwright sends the text of the next functions to the page, so they use no other function of this file.

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
