import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentApp, type InstrumentedApp } from '../slice/instrument-app.js';
import { byLabel } from '../slice/tool-with-action.js';

/** What the pages of examples/playground/widgets hold in their components' state. */
const untouched = { guest: '', nights: null, arrival: '', room: '', breakfast: false, payment: '', city: '' };

/** What a page has and no tool takes, with the reason that the map gives. */
const refused = new Map([['Radix: combobox', /^no state shows anything like it/]]);

/** A widget: the argument by its label, and what the component's state must hold after the call. */
const widgets: [widget: string, label: string, value: unknown, state: Partial<typeof untouched> | object][] = [
  ['text', 'Guest', 'Ada Byron', { guest: 'Ada Byron' }],
  ['number', 'Nights', 3, { nights: 3 }],
  ['date', 'Arrival', '2027-03-14', { arrival: '2027-03-14' }],
  ['select', 'Room', 'Double', { room: 'Double' }],
  ['checkbox', 'Breakfast', true, { breakfast: true }],
  ['radio', 'Payment', 'Invoice', { payment: 'Invoice' }],
  ['combobox', 'City', 'Tromsø', { city: 'Tromsø' }],
];

const apps: [app: 'widgets/react' | 'widgets/vue', columns: [library: string, state: string][]][] = [
  [
    'widgets/react',
    [
      ['React 19, controlled', 'controlled'],
      ['React 19, uncontrolled', 'uncontrolled'],
      ['react-hook-form', 'react-hook-form'],
      ['MUI', 'mui'],
      ['Ant Design', 'antd'],
      ['Radix', 'radix'],
      ['Mantine', 'mantine'],
      ['Headless UI', 'headless-ui'],
    ],
  ],
  [
    'widgets/vue',
    [
      ['Vue 3', 'native'],
      ['Vuetify', 'vuetify'],
      ['Element Plus', 'element-plus'],
      ['Quasar', 'quasar'],
      ['PrimeVue', 'primevue'],
    ],
  ],
];

describe.each(apps)('%s', (name, columns) => {
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

  /** The one tool of a state that ends with the button of this name. */
  function toolOf(state: string, button: string): Tool {
    const found = app.map.tools.filter(
      (tool) =>
        tool.states.includes(state) &&
        tool.action?.selectors.some(({ value }) => value === `button[name=${JSON.stringify(button)}]`),
    );
    expect(found, `${button} in ${state}, among ${app.map.tools.map((tool) => tool.name).join(', ')}`).toHaveLength(1);
    return found[0]!;
  }

  describe.each(columns)('%s', (library, state) => {
    const carried = widgets.filter(([widget]) => !refused.has(`${library}: ${widget}`));
    const left = widgets.filter(([widget]) => refused.has(`${library}: ${widget}`));

    test.each(left)('%s is no field of the tool, and the map says why', (widget, label) => {
      expect(toolOf(state, 'Save booking').fields.map((field) => field.label)).not.toContain(label);
      const reasons = app.map.unmatched.intents
        .filter(({ source, control }) => source.file.includes(state) && control === widget)
        .map(({ reason }) => String(reason));
      expect(reasons).toEqual([expect.stringMatching(refused.get(`${library}: ${widget}`)!)]);
    });

    test.each(carried)('%s', async (_widget, label, value, expected) => {
      const tool = toolOf(state, 'Save booking');
      await agent.open(`/${state}`, tool);
      const result = await agent.call(tool, byLabel(tool, { [label]: value }));
      const held: unknown = await agent.page.evaluate(() => Reflect.get(window, 'playground'));
      expect({ result, held }).toMatchObject({
        result: { status: 'completed' },
        held: { saved: { ...untouched, ...expected } },
      });
    });

    test('dialog', async () => {
      const tool = toolOf(`${state}-note`, 'Keep note');
      await agent.page.goto(new URL(`/${state}`, app.url).href);
      await agent.open(`/${state}`, tool);
      const result = await agent.call(tool, byLabel(tool, { Text: 'Arrives late' }));
      const held: unknown = await agent.page.evaluate(() => Reflect.get(window, 'playground'));
      expect({ result, held }).toMatchObject({ result: { status: 'completed' }, held: { note: 'Arrives late' } });
    });
  });
});
