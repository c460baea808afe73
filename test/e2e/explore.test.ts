import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, PageSnapshot } from '@webmcp/contract';
import { openersIn } from '@webmcp/discovery';
import { probe, startDevServer, startStaticServer } from '@webmcp/probe';
import { describe, expect, onTestFinished, test } from 'vitest';

import { readApp } from '../../bin/src/run/read-app.js';
import { html, react, vue } from '../../webmcp.harness.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { signal } = new AbortController();
const progress = {
  step: () => undefined,
  count: () => undefined,
  at: () => undefined,
  limit: () => undefined,
  now: () => '',
  end: () => undefined,
};

describe.each([
  ['react', react, ['Edit address', 'Invite a friend']],
  ['vue', vue, ['Leave a note', 'Move the appointment']],
  ['html', html, ['Suggest a book']],
] as const)('%s', (name, harness, dialogs) => {
  test('every dialog is seen open and closed, every select with its options', async () => {
    const root = join(repo, 'examples', 'playground', name);
    const { source } = await readApp({ root, paths: [] }, { progress, signal });
    const server = await (name === 'html' ? startStaticServer({ root }) : startDevServer({ root }));
    onTestFinished(() => server.stop());
    const { snapshots, problems } = await probe({
      baseUrl: server.url,
      harness,
      testIdAttributes: ['data-mcp', 'data-testid'],
      explore: { openers: (snapshot: PageSnapshot) => openersIn(snapshot, source, { provenance: false }) },
    });
    expect(problems).toEqual([]);
    const holds = ({ containers }: PageSnapshot, dialog: string): boolean =>
      containers.some(
        (container) => container.kind === 'dialog' && [container.name, container.heading].includes(dialog),
      );
    for (const dialog of dialogs) {
      const open = snapshots.filter((snapshot) => holds(snapshot, dialog));
      const closed = snapshots.filter(
        (snapshot) => !holds(snapshot, dialog) && open.some(({ route }) => route === snapshot.route),
      );
      expect([dialog, open.length > 0, closed.length > 0]).toEqual([dialog, true, true]);
    }
    const elements = snapshots.flatMap((snapshot) => snapshot.elements);
    const selects = elements.filter(({ tag }) => tag === 'select');
    expect(selects.length).toBeGreaterThan(0);
    expect(selects.filter(({ options = [] }) => options.length < 2)).toEqual([]);
  });
});

test('what exploring found is written as a harness that leads to the same states and tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-explore-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = (path: string): string => join(folder, path);
  writeFileSync(
    file('start.ts'),
    "import { defineHarness } from 'webmcp/harness';\nexport default defineHarness({ states: { account: { route: '/account', expect: 'Edit address', setup: async ({ page }) => { await page.getByRole('button', { name: 'Edit address' }).waitFor(); } } } });\n",
  );
  const instrument = (harness: string, ...more: string[]): GroundTruthMap => {
    const out = file(`${harness}.json`);
    const root = join(repo, 'examples/playground/react');
    execFileSync(
      process.execPath,
      [join(repo, 'bin/webmcp.js'), 'instrument', '--root', root, '--harness', file(harness), '--out', out, ...more],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return JSON.parse(readFileSync(out, 'utf8')) as GroundTruthMap;
  };
  const explored = instrument('start.ts', '--explore', '--write-harness', file('found.ts'));
  expect(explored.states.map(({ id, from }) => `${from} ${id}`)).toEqual([
    'harness account',
    'explored edit-address',
    'explored invite-a-friend',
  ]);
  const found = readFileSync(file('found.ts'), 'utf8');
  expect(found).toContain("import harness from './start';");
  expect(found).toContain("await page.getByRole('button', { name: 'Invite a friend', exact: true }).click();");
  const written = instrument('found.ts');
  expect(written.states.map(({ id, route }) => `${id} ${route}`)).toEqual(
    explored.states.map(({ id, route }) => `${id} ${route}`),
  );
  expect(written.tools.map(({ id }) => id)).toEqual(explored.tools.map(({ id }) => id));
  expect(explored.tools.find(({ states }) => states.join() === 'edit-address')?.reach).toMatchObject([
    { do: 'click', target: { selectors: expect.arrayContaining([expect.objectContaining({ strategy: 'role' })]) } },
  ]);
});
