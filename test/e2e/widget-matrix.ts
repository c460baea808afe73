import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel } from '../slice/tool-with-action.js';
import { columns, refused, rejected, untouched, widgets, type Column, type Widget } from './widget-cells.js';

/** What a page lays open of its components' state. */
type Held = Record<string, unknown> & Partial<typeof untouched>;

/** The tests of one app's columns; each app has a file of its own, so that both run at a time. */
export function describeColumns(name: 'widgets/react' | 'widgets/vue'): void {
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    app = await instrumentApp(name);
    agent = await agentPage(app, { native: true, script: 'before' });
    agent.page.setDefaultNavigationTimeout(120_000);
  }, 900_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
  });

  const statesOf = (page: string): string[] => [page, `${page}-note`, `${page}-plan`];

  /** The one tool of a page that ends with the button, tab or menu item of this name or, without a role, of this text. */
  function toolOf(page: string, button: string): Tool {
    const found = app.map.tools.filter(
      ({ states, action }) =>
        states.some((state) => statesOf(page).includes(state)) &&
        action?.selectors.some(({ value }) => value === button || value.endsWith(`[name=${JSON.stringify(button)}]`)),
    );
    expect(found, `${button} in ${page}, among ${app.map.tools.map((tool) => tool.name).join(', ')}`).toHaveLength(1);
    return found[0]!;
  }

  const held = (): Promise<Held> => agent.page.evaluate(() => ({ ...(Reflect.get(window, 'playground') as object) }));

  /** What the state must be after the call: what the call names, and all else as it was. */
  function expected({ button, state }: Widget, held: Held, page: string): Held {
    // React blanks a form of its own after its action.
    const before: Held = page === 'uncontrolled' ? {} : held;
    if (button === 'Save booking') return { saved: { ...(before.saved ?? untouched.saved), ...state } as never };
    if (button === 'Save stay') return { stay: { ...(before.stay ?? untouched.stay), ...state } as never };
    return state;
  }

  describe.each(columns.filter(({ app: owner }) => owner === name))('$page', ({ library, page, rows }: Column) => {
    let isOpen = false;
    /** Loads the page once: its tests call one after the other, as an agent does. */
    async function open(): Promise<void> {
      if (!isOpen) await agent.open(`/${page}`, toolOf(page, 'Save booking'));
      isOpen = true;
    }

    const own = widgets.filter(({ row }) => rows.includes(row));
    const label = ({ row }: Widget): string => row;
    const isRefused = ({ row }: Widget): boolean => refused(library, row) !== undefined;

    async function call(widget: Widget): Promise<{ before: Held; status: string; messages: unknown }> {
      await open();
      const tool = toolOf(page, widget.button);
      const before = await held();
      await expect.poll(async () => (await agent.tools()).map((each) => each.name)).toContain(tool.name);
      const { status, messages } = await agent.call(tool, byLabel(tool, widget.values));
      return { before, status, messages };
    }

    test.each(own.filter((widget) => !isRefused(widget) && !rejected(library, label(widget))))(
      '$row',
      async (widget) => {
        const { before, ...result } = await call(widget);
        expect({ result, held: await held() }).toMatchObject({
          result: { status: 'completed' },
          held: expected(widget, before, page),
        });
      },
    );

    test.each(own.filter((widget) => rejected(library, label(widget))))('$row is rejected', async (widget) => {
      const { before, status } = await call(widget);
      expect({ status, held: await held() }).toEqual({ status: 'rejected', held: before });
    });

    test.each(own.filter(isRefused))('$row is not offered, and the map says why', async ({ row, button, values }) => {
      await open();
      const here = ({ file }: { file: string }): boolean => pageOf(file) === fold(page);
      const labels = [...Object.keys(values), button];
      const tools = app.map.tools.filter(({ states }) => states.some((state) => statesOf(page).includes(state)));
      const fields = tools.flatMap((tool) => tool.fields.filter((field) => labels.includes(field.label)));
      const listed = (await agent.tools()).filter(({ name: listedName }) =>
        tools.some((tool) => tool.name === listedName),
      );
      const keys = new Set(listed.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {})));
      expect(fields.filter(({ key }) => keys.has(key)).map(({ label: named }) => named)).toEqual([]);
      if (Object.keys(values).length === 0)
        expect(tools.map((tool) => tool.action?.fingerprint?.labels[0])).not.toContain(button);
      const said = [
        ...fields.map(({ sensitive }) => String(sensitive)),
        ...app.map.unmatched.intents
          .filter((each) => here(each.source) && (labels.includes(each.label) || each.control === row))
          .map(({ reason }) => reason),
        ...app.map.unstable
          .filter((each) => each.source !== undefined && here(each.source) && labels.includes(each.label))
          .map(({ guidance }) => guidance[0]?.text ?? ''),
      ];
      expect(said.join('\n')).toMatch(refused(library, row)!);
    });
  });
}

/** `src/columns/headless-ui-stay.tsx` → `headlessui`, `PrimeVuePage.vue` → `primevue`. */
const fold = (text: string): string => text.toLowerCase().replaceAll('-', '');
const pageOf = (file: string): string =>
  fold(file.split('/').at(-1)!)
    .replace(/\.\w+$/, '')
    .replace(/(stay|page)$/, '')
    .replace('hookform', 'reacthookform');
