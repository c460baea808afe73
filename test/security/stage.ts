import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { CallResult, GroundTruthMap } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';

import type { Attack, ServedCall } from './attack.js';
import type { AttackedApp } from './attacked-app.js';
import { naiveCall } from './naive-call.js';

/** The end of one trial: the answers, the app's and its server's own record, and the questions to the person. */
export interface Trial {
  results: CallResult[];
  logs: string[];
  questions: string[];
}

const folder = join(import.meta.dirname, 'app');
const origin = 'http://localhost:4824';

/** A browser in which attacks are tried. Every trial has a profile of its own. */
export async function openStage({ map, script }: AttackedApp): Promise<{
  /** @param attack undefined for the control */
  play(call: ServedCall, attack: Attack | undefined, by: 'ours' | 'naive'): Promise<Trial>;
  close(): Promise<void>;
}> {
  const browser = await openBrowser({ args: ['--enable-features=WebMCP'] });
  const files = new Map<string, string>();
  for (const name of ['index.html', 'feedback.html', 'saved.html', 'help.html', 'app.js'])
    files.set(`/${name}`, await readFile(join(folder, name), 'utf8'));

  const context = await browser.newContext();
  const idle: Lane[] = [];

  return {
    async play(call, attack, by) {
      const lane = idle.pop() ?? (await openLane(await context.newPage(), files));
      const trial: Trial = { results: [], logs: [], questions: [] };
      const { page } = lane;
      Object.assign(lane, {
        trial,
        script: attack?.script?.(script) ?? script,
        before: attack?.before ?? '',
        person: attack === undefined ? 'accept' : (attack.person ?? 'dismiss'),
      });
      await page.goto(`${origin}/index.html`);
      // An attack on the emitted script may leave the page without any tool.
      await page.waitForFunction(hasTools, undefined, { timeout: 3000 }).catch(() => undefined);
      if (attack?.after !== undefined) await page.evaluate(attack.after);
      const args = attack === undefined || attack.args === undefined ? call.args : attack.args;
      const sent: Sent = {
        name: call.tool,
        args: attack?.hostileArgs ?? `(${JSON.stringify(args) ?? 'undefined'})`,
        times: attack?.times ?? 1,
        door: attack?.door ?? 'webmcp',
      };
      trial.results =
        by === 'ours'
          ? await callTool(page, sent)
          : [await page.evaluate(naiveCall, { call, target: targetOf(map, call), args }).catch(() => left(call.tool))];
      // An answer comes before the page is left. The next trial must not meet that navigation.
      if (trial.results.some(({ status }) => status === 'navigated'))
        await page.waitForURL((url) => url.pathname !== '/index.html', { timeout: 5000 }).catch(() => undefined);
      await page.waitForLoadState();
      // Writes that the page starts late are read too.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 100))).catch(() => undefined);
      const acts = (): string[] => (Reflect.get(window, 'acts') as string[] | undefined) ?? [];
      trial.logs.push(...(await page.evaluate(acts).catch(() => [])));
      idle.push(lane);
      return trial;
    },
    close: () => browser.close(),
  };
}

/** A page in which one trial after the other runs. */
interface Lane {
  page: Page;
  trial: Trial;
  script: string;
  before: string;
  person: 'accept' | 'dismiss';
}

async function openLane(page: Page, files: ReadonlyMap<string, string>): Promise<Lane> {
  const lane: Lane = {
    page,
    trial: { results: [], logs: [], questions: [] },
    script: '',
    before: '',
    person: 'dismiss',
  };
  page.setDefaultTimeout(120_000);
  page.on('dialog', async (dialog) => {
    if (dialog.type() === 'confirm') lane.trial.questions.push(dialog.message());
    await (lane.person === 'accept' ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  await serve(lane, files);
  return lane;
}

const targetOf = (map: GroundTruthMap, call: ServedCall): string =>
  map.tools.find(({ name }) => name === call.tool)?.action?.selectors.at(-1)?.value ?? 'button';

/** Serves the app without a server: logs every request that writes, leaves the app, or submits a form. */
async function serve(lane: Lane, files: ReadonlyMap<string, string>): Promise<void> {
  await lane.page.route('**/*', async (route) => {
    const { script, before, trial } = lane;
    const request = route.request();
    const url = new URL(request.url());
    const file = files.get(url.pathname);
    const path = url.pathname + url.search;
    const isPage = request.method() === 'GET' && url.origin === origin;
    if (isPage && url.pathname === '/tools.iife.js')
      return await route.fulfill({ contentType: 'text/javascript', body: script });
    const body = request.postData();
    if (!isPage || file === undefined || url.search !== '')
      trial.logs.push(
        `${request.method()} ${url.origin === origin ? '' : url.origin}${path}${body === null ? '' : ` ${body}`}`,
      );
    if (file === undefined) return await route.fulfill({ contentType: 'application/json', body: '{}' });
    const isHtml = url.pathname.endsWith('.html');
    const head = `<script>sessionStorage.clear();${before}</script><script src="/tools.iife.js"></script>`;
    return await route.fulfill({
      contentType: isHtml ? 'text/html' : 'text/javascript',
      body: isHtml ? file.replace('<meta charset="utf-8" />', (meta) => meta + head) : file,
    });
  });
}

const left = (tool: string): CallResult => ({ status: 'navigated', tool, messages: [], evidence: [] });

/** One call as it is sent into the page. */
interface Sent {
  name: string;
  /** An expression of JavaScript. */
  args: string;
  times: number;
  door: 'webmcp' | 'native';
}

/** Calls a tool as an agent does. A call that leaves the page is asked for again on the page that opened. */
async function callTool(page: Page, sent: Sent): Promise<CallResult[]> {
  try {
    const { args, ...how } = sent;
    return JSON.parse(
      await page.evaluate(`(${send.toString()})(${JSON.stringify(how)}, () => ${args})`),
    ) as CallResult[];
  } catch (error) {
    if (!/context was destroyed|navigation/i.test(String(error))) throw error;
    await page.waitForLoadState();
    return [left(sent.name)];
  }
}

// These run in the page: Playwright sends their text, so they stand alone.

async function hasTools(): Promise<boolean> {
  const tools = Reflect.get(window, 'webmcp') as { getTools(): Promise<object[]> } | undefined;
  return tools !== undefined && (await tools.getTools()).length > 0;
}

async function send({ name, times, door }: Omit<Sent, 'args'>, read: () => unknown): Promise<string> {
  interface Door {
    getTools(): Promise<{ name: string }[]>;
    executeTool(tool: unknown, args: unknown): Promise<unknown>;
  }
  const tools = Reflect.get(window, 'webmcp') as Door;
  const native = Reflect.get(document, 'modelContext') as Door;
  const call = async (given: unknown): Promise<unknown> => {
    if (door === 'webmcp') return await tools.executeTool(name, given);
    const tool = (await native.getTools()).find((each) => each.name === name);
    const answer = await native.executeTool(tool, given);
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : answer;
  };
  const all = Array.from({ length: times }, (_, at) =>
    // Calls that are sent at once have other rows or keys, so that none joins another.
    call(times > 1 ? { ...(read() as object), $idempotencyKey: `key ${at}` } : read()),
  );
  // Playwright's own reading of an object fails where the page gives properties to all objects.
  return JSON.stringify(await Promise.all(all));
}
