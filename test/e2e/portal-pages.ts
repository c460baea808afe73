import type { GroundTruthMap, Tool } from '@webmcp/contract';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { differences, expectedList } from '../slice/expected-list.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel } from '../slice/tool-with-action.js';

const list = fileURLToPath(new URL('../../examples/playground/widgets/PORTALS.md', import.meta.url));

export interface PortalLibrary {
  library: string;
  page: string;
  /** The part that a file's name has of the library's page. */
  source: string;
  /** `inline` where the library can leave its panels in place. */
  modes: ('portal' | 'inline')[];
}

/** Each panel: the tool by the button that it ends with, what the call says, and what the desk keeps of it. */
const panels: [panel: string, button: string, values: Record<string, unknown>, kept: Record<string, unknown>][] = [
  ['dialog with a select', 'Save guest', { Name: 'Ada', Room: 'Suite' }, { guest: { name: 'Ada', room: 'Suite' } }],
  ['menu', 'Copy list', {}, { done: 'copied' }],
  ['drawer', 'Apply filters', { Keyword: 'fjord' }, { keyword: 'fjord' }],
  ['popover', 'Save name', { 'List name': 'Regulars' }, { listName: 'Regulars' }],
  // The outer dialog stays open: the last one.
  ['dialog in a dialog', 'Keep address', { Street: 'Nygata 12' }, { street: 'Nygata 12' }],
];

/**
 * The tests of one app: for each library the person's list, and all panels called one after the other on one page, in a
 * portal and in place.
 */
export function describePortals(
  name: 'widgets/portals-react' | 'widgets/portals-vue',
  libraries: PortalLibrary[],
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

  describe.each(libraries)('$library', ({ page, source, modes }) => {
    /** What the map says of this library's pages. */
    const own = (): GroundTruthMap => ({
      ...app.map,
      tools: app.map.tools.filter(({ states }) => states.some((state) => state.startsWith(`${page}-`))),
      unstable: app.map.unstable.filter((each) => each.source?.file.includes(source) === true),
    });
    const toolOf = (button: string): Tool | undefined =>
      own().tools.find(({ action }) => action?.fingerprint?.labels.includes(button) === true);

    test('portals: the map is what a person expects, and nothing else', async () => {
      const all = expectedList(await readFile(list, 'utf8'));
      const rows = all.map((row) => ({
        ...row,
        states: modes.flatMap((mode) => row.states.map((state) => state.replace(/^desk/, `${page}-${mode}`))),
      }));
      expect(rows.length).toBeGreaterThan(15);
      expect(differences(rows, own())).toEqual([]);
    });

    describe.each(modes)('%s', (mode) => {
      const held = (): Promise<Record<string, unknown>> =>
        agent.page.evaluate(() => ({ ...(Reflect.get(window, 'playground') as object) }));

      beforeAll(async () => {
        await agent.page.goto(new URL(`/${page}/${mode}`, app.url).href);
      });

      test.each(panels)('%s', async (_, button, values, kept) => {
        const tool = toolOf(button);
        if (tool === undefined) throw new Error(`No tool ends with ${button}`);
        await expect.poll(async () => (await agent.tools()).map((one) => one.name)).toContain(tool.name);
        const before = await held();
        expect(before).not.toMatchObject(kept);
        const result = await agent.call(tool, byLabel(tool, values));
        expect({ result, held: await held() }).toMatchObject({
          result: { status: 'completed' },
          held: { ...before, ...kept },
        });
      });
    });
  });

  test('no error in the console', () => {
    expect(agent.errors).toEqual([]);
  });
}
