import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { GroundTruthMap } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newApp, packedTarball, run, succeed, type NewApp } from '../e2e/package/new-app.js';
import type { StackApp, StackCall } from './stack-app.js';
import { startCommandLine } from './running-command.js';

interface Offered {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: string, args: object): Promise<{ status: string; messages: string[] }>;
}

/**
 * Does what a new user would, in an empty folder: make the app, install the tarball, `init --yes`, `instrument`, then call
 * two tools in the dev server and in the build. Nobody answers a question.
 */
export function describeStack(app: StackApp): void {
  describe(`a new user's ${app.name} app`, () => {
    let folder: NewApp;
    let root: string;
    let browser: Awaited<ReturnType<typeof openBrowser>>;
    /** Milliseconds of our own work, by step. */
    const took: Record<string, number> = {};
    const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
      const start = performance.now();
      const done = await work();
      took[step] = Math.round(performance.now() - start);
      return done;
    };
    const map = (): GroundTruthMap => JSON.parse(readFileSync(join(root, 'webmcp.map.json'), 'utf8')) as GroundTruthMap;

    beforeAll(async () => {
      const tarball = await packedTarball();
      folder = newApp({});
      root = app.starter === undefined ? folder.root : join(folder.root, 'app');
      if (app.starter !== undefined) await succeed('npm', ['exec', '--yes', '--', ...app.starter], folder.root);
      folder.write(
        Object.fromEntries(
          Object.entries(app.files).map(([file, text]) => [`${root.slice(folder.root.length + 1)}/${file}`, text]),
        ),
      );
      await succeed('npm', ['install', '-D', '--no-audit', '--no-fund', tarball], root);
      browser = await openBrowser({});
    });
    afterAll(async () => {
      await browser?.close();
      folder?.remove();
      const steps = Object.entries(took).map(([step, ms]) => `${step} ${(ms / 1000).toFixed(1)} s`);
      process.stdout.write(`${app.name}: ${steps.join(', ')}\n`);
    });

    it('is set up and instrumented without a question', async () => {
      const out = await timed('init', () => succeed('npx', ['--no-install', 'webmcp', 'init', '--yes'], root));
      expect(out).toContain('Next:');
      const names = map().tools.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(app.calls.map(({ tool }) => tool)));
    });

    it('is not changed by a second init', async () => {
      const { code, out } = await timed('init again', () =>
        run('npx', ['--no-install', 'webmcp', 'init', '--yes', '--json'], root),
      );
      expect([code, out]).toEqual([0, expect.stringContaining('"did": "nothing"')]);
    });

    it('has the same map after its own script', async () => {
      const before = readFileSync(join(root, 'webmcp.map.json'), 'utf8');
      const hasScripts = existsSync(join(root, 'package.json'));
      const [command, ...args] = hasScripts
        ? ['npm', 'run', 'webmcp:instrument']
        : ['npx', '--no-install', 'webmcp', 'instrument'];
      await timed('instrument', () => succeed(command!, args, root));
      expect(readFileSync(join(root, 'webmcp.map.json'), 'utf8')).toBe(before);
    });

    it('offers its tools in the dev server', async () => {
      expect(await timed('calls', () => callsAt(app.scripts.dev))).toEqual(['completed', 'completed']);
    });

    it('offers its tools in the build', async () => {
      if (app.scripts.build !== undefined) await succeed('npm', ['run', app.scripts.build], root);
      expect(await callsAt(app.scripts.serve)).toEqual(['completed', 'completed']);
    });

    async function callsAt(command: string): Promise<string[]> {
      const server = await startCommandLine(command, root);
      const page = await browser.newPage();
      // A dev server compiles a page when it is first opened.
      page.setDefaultTimeout(120_000);
      try {
        await visitor(page, server.url);
        const [first, second] = app.calls;
        return [await made(page, first), await made(page, second)];
      } finally {
        await page.close();
        await server.stop();
      }
    }

    /** Opens the page as a visitor without an agent, who loads no tool. */
    async function visitor(page: Page, url: string): Promise<void> {
      const texts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (/script/.test(response.request().resourceType())) texts.push(response.text().catch(() => ''));
      });
      await page.goto(url);
      await page.waitForLoadState('networkidle');
      const loaded = (await Promise.all(texts)).filter((text) => text.includes(app.calls[0].tool));
      expect(loaded.map((text) => text.slice(0, 200))).toEqual([]);
    }
  });
}

/**
 * Calls a tool as soon as the page lists it. A dev server may reload the page between two readings, so the page that lists
 * the tool makes the call. Returns the status; an answer without it comes as JSON.
 */
async function made(page: Page, { tool, args, shows }: StackCall): Promise<string> {
  // Playwright reads again after a reload.
  await page.waitForFunction(async (name) => {
    // An app may load its loader with its own bundle.
    const offered = Reflect.get(window, 'webmcp') as Offered | undefined;
    return ((await offered?.getTools()) ?? []).some((each) => each.name === name);
  }, tool);
  const answer = await page.evaluate(
    async ([name, given]) => {
      const offered = (): Offered | undefined => Reflect.get(window, 'webmcp') as Offered | undefined;
      const lists = async (): Promise<boolean> =>
        ((await offered()?.getTools()) ?? []).some((each) => each.name === name);
      while (!(await lists())) await new Promise(requestAnimationFrame);
      const { status, messages } = await offered()!.executeTool(name, given);
      return { status, messages };
    },
    [tool, args] as const,
  );
  if (answer.status !== 'completed') return JSON.stringify(answer);
  expect(await page.evaluate(() => document.body.textContent)).toContain(shows);
  return answer.status;
}
