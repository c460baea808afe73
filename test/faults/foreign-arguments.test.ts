import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentPages, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel, toolWithAction } from '../slice/tool-with-action.js';

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Meter</title>
<form onsubmit="event.preventDefault(); sent.push(amount.value); done.textContent = 'Saved ' + sent.length">
<label>Amount <input id="amount" name="amount" type="number" min="1" required></label> <label>Note <input name="note" maxlength="9"></label>
<button>Save reading</button></form><p id="done" role="status"></p><script>const sent = (window.sent = []);</script></html>`;

/** All of them run with `npm run test:all`. */
const isWhole = process.env['WEBMCP_FAULTS'] === 'all';

const bundle = { bundle: true, write: false, format: 'iife', globalName: 'generated' } as const;

let app: InstrumentedApp;
let generator: string;
beforeAll(async () => {
  app = await instrumentPages({ 'index.html': page });
  const entry = fileURLToPath(new URL('generated-arguments.ts', import.meta.url));
  const { outputFiles } = await build({ ...bundle, entryPoints: [entry] });
  generator = outputFiles[0]!.text;
});
afterAll(() => app?.close());

test.each([
  ['window.webmcp', false],
  ['document.modelContext', true],
])('1,000 calls at once through %s are all answered, in their order', async (_, native) => {
  const agent = await opened(native);
  const tool = toolWithAction(app.map, 'Save reading');
  const [amount] = Object.keys(byLabel(tool, { Amount: 1 }));
  const answers = await agent.page.evaluate(callAtOnce, { name: tool.name, field: amount!, native });
  const of = (status: string): Answer[] => answers.filter((answer) => answer.status === status);
  expect(answers.length).toBe(1_000);
  // Each tenth call is invalid. Neither such a call nor one too many waits for a call that acts.
  expect(of('invalid_input').map(({ index }) => index)).toEqual(Array.from({ length: 100 }, (_, at) => at * 10));
  const refused = of('unavailable').filter(({ message }) => message.startsWith('8 calls wait for this page already'));
  const firstAct = Math.min(...of('completed').map(({ at }) => at));
  expect(Math.max(...[...of('invalid_input'), ...refused].map(({ at }) => at))).toBeLessThan(firstAct);
  expect(of('completed').length).toBeGreaterThanOrEqual(8);
  // Beside the call that acts, eight wait. A busy machine may refuse a waiting one later, with another reason.
  expect(refused.length).toBeGreaterThanOrEqual(890);
  expect(of('completed').length + of('unavailable').length).toBe(900);
  const sent = await agent.page.evaluate(() => Reflect.get(window, 'sent') as string[]);
  expect(sent).toEqual(of('completed').map(({ index }) => String(index)));
  if (isWhole) process.stdout.write(`slowest answer ${Math.round(Math.max(...answers.map(({ at }) => at)))} ms\n`);
  await agent.close();
});

test.each([
  ['window.webmcp', false],
  ['document.modelContext', true],
])(`no generated arguments throw across the border of %s`, async (_, native) => {
  const agent = await opened(native);
  await agent.page.addScriptTag({ content: generator });
  const { name } = toolWithAction(app.map, 'Save reading');
  const runs = isWhole ? 5_000 : 300;
  const statuses = await agent.page.evaluate(callWithGenerated, { name, runs, native });
  expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(runs);
  expect(Object.keys(statuses).filter((status) => !answered.has(status))).toEqual([]);
  expect(statuses['invalid_input']).toBeGreaterThan(runs / 2);
  await agent.close();
});

const answered = new Set(['invalid_input', 'completed', 'rejected', 'unknown', 'unavailable', 'needs_user']);

async function opened(native: boolean): Promise<AgentPage> {
  const agent = await agentPage(app, { native, script: 'after' });
  await agent.open('/index.html', toolWithAction(app.map, 'Save reading'));
  return agent;
}

interface Answer {
  index: number;
  status: string;
  /** The first message; empty without one. */
  message: string;
  /** Milliseconds from the first call. */
  at: number;
}

interface Source {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: object, args: unknown): Promise<unknown>;
}

// These run in the page: Playwright sends their text, so they stand alone.

async function callAtOnce(call: { name: string; field: string; native: boolean }): Promise<Answer[]> {
  const source = (call.native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as Source;
  const tool = (await source.getTools()).find(({ name }) => name === call.name)!;
  const begun = performance.now();
  return Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const answer = await source.executeTool(tool, { [call.field]: index % 10 === 0 ? 'many' : index });
      const { status, messages } = (typeof answer === 'string' ? JSON.parse(answer) : answer) as {
        status: string;
        messages: string[];
      };
      return { index, status, message: messages[0] ?? '', at: performance.now() - begun };
    }),
  );
}

async function callWithGenerated(call: {
  name: string;
  runs: number;
  native: boolean;
}): Promise<Record<string, number>> {
  const source = (call.native ? Reflect.get(document, 'modelContext') : Reflect.get(window, 'webmcp')) as Source;
  const tool = (await source.getTools()).find(({ name }) => name === call.name)!;
  const { samples } = Reflect.get(window, 'generated') as { samples(runs: number, isJson: boolean): (() => unknown)[] };
  const statuses: Record<string, number> = {};
  for (const args of samples(call.runs, call.native)) {
    const answer = await source.executeTool(tool, args()).catch((reason: unknown) => ({ status: `threw ${reason}` }));
    const { status } = (typeof answer === 'string' ? JSON.parse(answer) : answer) as { status: string };
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}
