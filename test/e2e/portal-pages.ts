import type { GroundTruthMap, Tool } from '@webmcp/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { differences, expectedList } from '../slice/expected-list.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel } from '../slice/tool-with-action.js';

const list = fileURLToPath(new URL('../../examples/playground/widgets/PORTALS.md', import.meta.url));
const modes = ['portal', 'inline'];

/** Each panel: the tool by the button that it ends with, what the call says, and what the desk keeps of it. */
const panels: [panel: string, button: string, values: Record<string, unknown>, kept: Record<string, unknown>][] = [
  ['dialog with a select', 'Save guest', { Name: 'Ada', Room: 'Suite' }, { guest: { name: 'Ada', room: 'Suite' } }],
  ['dialog in a dialog', 'Keep address', { Street: 'Nygata 12' }, { street: 'Nygata 12' }],
  ['menu', 'Copy list', {}, { done: 'copied' }],
  ['drawer', 'Apply filters', { Keyword: 'fjord' }, { keyword: 'fjord' }],
  ['popover', 'Save name', { 'List name': 'Regulars' }, { listName: 'Regulars' }],
];

const untouched = { guest: null, street: '', done: '', keyword: '', listName: 'Guests' };

/**
 * The tests of one app: for each library the person's list, and each panel called in a portal and in place.
 * @param source a file's own part of the name of each library's page
 */
export function describePortals(
  name: 'widgets/portals-react' | 'widgets/portals-vue',
  libraries: { library: string; page: string; source: string }[],
): void {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(name);
    agent = await agentPage(app, { native: true, script: 'before' });
  });
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  describe.each(libraries)('$library', ({ page, source }) => {
    /** What the map says of this library's pages. */
    const own = (): GroundTruthMap => ({
      ...app.map,
      tools: app.map.tools.filter(({ states }) => states.some((state) => state.startsWith(`${page}-`))),
      unstable: app.map.unstable.filter(({ source: { file } }) => file.includes(source)),
    });

    test('portals: the map is what a person expects, and nothing else', async () => {
      const rows = expectedList(await readFile(list, 'utf8')).map((row) => ({
        ...row,
        states: modes.flatMap((mode) => row.states.map((state) => state.replace(/^desk/, `${page}-${mode}`))),
      }));
      expect(rows.length).toBeGreaterThan(15);
      expect(differences(rows, own())).toEqual([]);
    });

    describe.each(modes)('%s', (mode) => {
      test.each(panels)('%s', async (_, button, values, kept) => {
        const tool = own().tools.find(({ action }) => action?.fingerprint?.labels.includes(button) === true) as Tool;
        await agent.open(`/${page}/${mode}`, tool);
        const result = await agent.call(tool, byLabel(tool, values));
        const held = await agent.page.evaluate(() => ({ ...(Reflect.get(window, 'playground') as object) }));
        expect({ result, held }).toMatchObject({ result: { status: 'completed' }, held: { ...untouched, ...kept } });
      });
    });
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
}
