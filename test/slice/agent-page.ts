import type { CallResult } from '@webmcp/contract';
import type { Page } from '@webmcp/probe';
import { openBrowser } from '@webmcp/probe';
import type { Route } from 'playwright';
import { expect } from 'vitest';

import type { InstrumentedApp } from './instrument-app.js';

/** What `document.modelContext` and `window.webmcp` have in common. */
interface ToolSource {
  getTools(): Promise<ListedTool[]>;
  executeTool(tool: ListedTool, args: Record<string, unknown>): Promise<unknown>;
}

export interface ListedTool {
  name: string;
  description: string;
  inputSchema: { properties?: Record<string, unknown>; required?: string[] };
  annotations?: Record<string, boolean>;
}

/** A page with the emitted script in it, and the only two doors an agent has. */
export interface AgentPage {
  page: Page;
  /** Loads a path of the app anew and waits until its tools are there. */
  open(path: string, tool: { name: string }): Promise<void>;
  tools(): Promise<ListedTool[]>;
  call(tool: { name: string }, args?: Record<string, unknown>): Promise<CallResult>;
  /** Makes a call that leaves the page. The page hands its answer over before it is left. */
  callAndLeave(tool: { name: string }, args?: Record<string, unknown>): Promise<CallResult>;
  /** What a person answers to the page's questions from now on, and the questions so far. */
  answer(how: 'accept' | 'dismiss'): void;
  questions: string[];
  /** What the page logged as errors. */
  errors: string[];
  close(): Promise<void>;
}

/**
 * @param options `native`: with the browser's own WebMCP (`document.modelContext`), else through `window.webmcp`;
 *   `script`: added to each document before its own scripts, or by a tag after it has loaded
 */
export async function agentPage(
  app: InstrumentedApp,
  options: { native: boolean; script: 'before' | 'after' },
): Promise<AgentPage> {
  const browser = await openBrowser({ args: options.native ? ['--enable-features=WebMCP'] : [] });
  const page = await browser.newPage();
  const errors: string[] = [];
  const questions: string[] = [];
  let how: 'accept' | 'dismiss' = 'dismiss';
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    await (how === 'accept' ? dialog.accept() : dialog.dismiss());
  });
  if (options.script === 'before') await page.addInitScript({ path: app.script });

  let keepAnswer: (answer: string) => void = () => undefined;
  // The answer leaves the page at once: the next page may run in a process that misses what this page stored last.
  await page.exposeFunction('handAnswer', (answer: string) => keepAnswer(answer));

  return {
    page,
    questions,
    errors,
    answer: (next) => {
      how = next;
    },
    open: async (path, tool) => {
      await page.goto(new URL(path, app.url).href);
      if (options.script === 'after') await page.addScriptTag({ path: app.script });
      await expect.poll(() => page.evaluate(listedNames, options.native)).toContain(tool.name);
    },
    tools: () => page.evaluate(listTools, options.native),
    call: async (tool, args = {}) => {
      const answer = await page.evaluate(callTool, { name: tool.name, args, native: options.native });
      return JSON.parse(answer) as CallResult;
    },
    callAndLeave: async (tool, args = {}) => {
      const left = page.waitForEvent('framenavigated');
      const answer = new Promise<string>((resolve) => {
        keepAnswer = resolve;
      });
      // The next page waits for the answer: an answer on its way out of a page that is replaced can be lost.
      const hold = async (route: Route): Promise<void> => {
        if (route.request().isNavigationRequest()) await answer;
        await route.fallback();
      };
      await page.route('**', hold);
      await page.evaluate(startCall, { name: tool.name, args, native: options.native });
      await left;
      await page.waitForLoadState();
      await page.unroute('**', hold);
      return JSON.parse(await answer) as CallResult;
    },
    close: () => browser.close(),
  };
}

// These run in the page: Playwright sends their text, so they stand alone.

async function listTools(native: boolean): Promise<ListedTool[]> {
  const source = (native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as ToolSource;
  const tools = await source.getTools();
  return tools.map(({ name, description, inputSchema, annotations }) => ({
    name,
    description,
    inputSchema,
    ...(annotations === undefined ? {} : { annotations: structuredClone(annotations) }),
  }));
}

/** Empty also where there is no such source yet. */
async function listedNames(native: boolean): Promise<string[]> {
  const source = (native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as
    | ToolSource
    | undefined;
  const tools = (await source?.getTools()) ?? [];
  return tools.map((tool) => tool.name);
}

async function callTool(call: { name: string; args: Record<string, unknown>; native: boolean }): Promise<string> {
  const source = (call.native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as ToolSource;
  const tools = await source.getTools();
  const tool = tools.find((one) => one.name === call.name);
  if (tool === undefined)
    throw new Error(`${call.name} is not listed; listed: ${tools.map((one) => one.name).join(', ')}`);
  const answer = await source.executeTool(tool, call.args);
  return typeof answer === 'string' ? answer : JSON.stringify(answer);
}

/** Does not wait: the document may be gone before the answer could be handed out of it. */
async function startCall(call: { name: string; args: Record<string, unknown>; native: boolean }): Promise<void> {
  const source = (call.native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as ToolSource;
  const tool = (await source.getTools()).find((one) => one.name === call.name);
  if (tool === undefined) throw new Error(`${call.name} is not listed`);
  const keep = async (): Promise<void> => {
    const answer = await source.executeTool(tool, call.args);
    const hand = Reflect.get(window, 'handAnswer') as (text: string) => void;
    hand(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
  void keep();
}
