import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem, Tool } from '@webmcp/contract';
import { startDevServer } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { languageApps } from './language-apps.js';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));
const modules = fileURLToPath(new URL('../../examples/playground/node_modules', import.meta.url));

const harness = (route: string): string => `import { defineHarness } from 'webmcp/harness';

export default defineHarness({
  states: {
    home: { route: '${route}' },
    feedback: {
      route: '${route}',
      setup: async ({ page }) => {
        await page.locator('main > button').last().click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
});
`;

describe.each(Object.entries(languageApps))('an app whose texts come from catalogues: %s', (_, app) => {
  let root: string;
  let script: string;
  let english: GroundTruthMap;
  let agent: AgentPage;
  let server: Awaited<ReturnType<typeof startDevServer>>;

  function write(files: Record<string, string>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  }

  function instrument(out: string, ...args: string[]): GroundTruthMap {
    const all = [webmcp, 'instrument', '--root', root, '--json', '--out', join(root, out), ...args];
    const done = spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' });
    const report = JSON.parse(done.stdout) as { map?: GroundTruthMap; problems: Problem[] };
    if (report.map === undefined) throw new Error(done.stdout + done.stderr);
    return report.map;
  }

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'webmcp-languages-'));
    script = join(root, 'tools.iife.js');
    write({ ...app.files, 'webmcp.harness.ts': harness('/') });
    symlinkSync(modules, join(root, 'node_modules'), 'dir');
    english = instrument('en.map.json', '--emit', script);
    server = await startDevServer({ root });
    agent = await agentPage(
      { map: english, problems: [], script, url: server.url, close: () => server.stop() },
      { native: true, script: 'before' },
    );
  });
  afterAll(async () => {
    await agent?.close();
    await server?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const toolNamed = (title: string): Tool => {
    const found = english.tools.find((tool) => tool.action?.fingerprint?.labels.includes(title));
    if (found === undefined)
      throw new Error(`no tool does "${title}": ${english.tools.map((tool) => tool.title).join(', ')}`);
    return found;
  };
  const fieldKey = (tool: Tool, label: string): string => {
    const found = tool.fields.find((field) => field.label === label);
    if (found === undefined) throw new Error(`no field "${label}" in ${tool.name}`);
    return found.key;
  };
  const state = async (): Promise<unknown> => JSON.parse(await agent.page.locator('pre').innerText());

  test('every target knows both languages and is named in the one that the page shows', () => {
    const book = toolNamed('Book now');
    expect(book.fields.map(({ label }) => label)).toEqual(['Full name', 'Your e-mail', 'What is it about?']);
    expect(book.fields.map(({ fingerprint }) => fingerprint?.labels)).toEqual([
      ['Full name', 'Vor- und Nachname'],
      ['Your e-mail', 'E-Mail-Adresse'],
      ['What is it about?', 'Worum geht es?'],
    ]);
    expect(book.action?.fingerprint?.labels).toEqual(['Book now', 'Jetzt buchen']);
  });

  test('tools made in one language work after the page has switched to another', async () => {
    const book = toolNamed('Book now');
    await agent.open('/', book);
    await agent.page.getByRole('button', { name: 'Deutsch' }).click();
    await agent.page.getByRole('heading', { name: 'Termin buchen' }).waitFor();
    await expect.poll(async () => (await agent.tools()).map(({ name }) => name)).toContain(book.name);

    const booked = await agent.call(book, {
      [fieldKey(book, 'Full name')]: 'Ada Byron',
      [fieldKey(book, 'Your e-mail')]: 'ada@example.org',
      [fieldKey(book, 'What is it about?')]: 'A cough',
    });
    expect(booked.status).toBe('completed');
    expect(await state()).toEqual({ news: false, log: ['Ada Byron, ada@example.org, A cough'] });

    expect((await agent.call(toolNamed('Subscribe'))).status).toBe('completed');
    expect(await state()).toMatchObject({ news: true });
    expect((await agent.call(toolNamed('Unsubscribe'))).status).toBe('completed');

    const tell = toolNamed('Send feedback');
    const told = await agent.call(tell, { [fieldKey(tell, 'Your words')]: 'All well' });
    expect(told.status).toBe('completed');
    expect(await state()).toEqual({
      news: false,
      log: ['Ada Byron, ada@example.org, A cough', 'joined', 'left', 'All well'],
    });
    expect(agent.errors).toEqual([]);
  });

  test('a map made of the German page has the same tools, named in German', () => {
    write({ 'webmcp.harness.ts': harness('/?lng=de') });
    const german = instrument('de.map.json');
    expect(german.tools.map(({ id }) => id).sort()).toEqual(english.tools.map(({ id }) => id).sort());
    const book = german.tools.find(({ id }) => id === toolNamed('Book now').id);
    expect(book?.fields.map(({ label }) => label)).toEqual(['Vor- und Nachname', 'E-Mail-Adresse', 'Worum geht es?']);
    expect(book?.action?.fingerprint?.labels).toEqual(['Jetzt buchen', 'Book now']);
  });

  test('a language more changes no id, and is known by every target', () => {
    write({ ...app.more, 'webmcp.harness.ts': harness('/') });
    const more = instrument('more.map.json');
    expect(more.tools.map(({ id }) => id)).toEqual(english.tools.map(({ id }) => id));
    const book = more.tools.find(({ id }) => id === toolNamed('Book now').id);
    expect(book?.action?.fingerprint?.labels).toEqual(['Book now', 'Jetzt buchen', 'Reservar ya']);
  });
});
