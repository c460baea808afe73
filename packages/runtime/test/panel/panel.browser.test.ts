import type { PanelFacts, ToolDecision } from '@webmcp/contract';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { register } from '../../src/index.js';
import { drawPanel } from '../../src/panel/draw-panel.js';
import { panelStyle } from '../../src/panel/panel-style.js';
import { togglePanel } from '../../src/panel/toggle-panel.js';
import type { PageTools } from '../../src/register/page-tools.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const greet = tool('greet', {
  container: target('css:#greet'),
  fields: [
    field('name', 'Name', { type: 'string' }, { required: true }),
    field('size', 'Size', { type: 'string', enum: ['S', 'L'] }, target('css:select')),
  ],
  action: target('role:button[name="Greet"]'),
});
const entry = (name: string, more: Partial<PanelFacts['tools'][number]> = {}): PanelFacts['tools'][number] => ({
  name,
  title: name,
  description: `Does <b>${name}</b>.`,
  level: 'caution',
  reasons: ['POST /greet (http)'],
  confidence: 0.8,
  routes: ['/'],
  source: { file: 'src/Greet.tsx', line: 3, column: 5 },
  mergeable: [],
  targets: [greet.container!, greet.action!],
  ...more,
});
const facts: PanelFacts = {
  tools: [
    entry('greet', { mergeable: ['hail', 'welcome'] }),
    entry('wipe', { level: 'destructive', proof: 'located: ok' }),
  ],
  heldBack: [{ label: 'Burger', guidance: [{ text: 'Add a hook', paste: 'data-mcp="burger"' }] }],
  withdrawn: ['wipe'],
  testIdAttributes: ['data-mcp'],
  editor: '/__open-in-editor?file=%2Fapp%2F',
};

const $ = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
const undo: (() => void)[] = [];
beforeEach(() => {
  document.body.innerHTML =
    '<main><form id="greet"><label>Name <input></label><select><option>S<option>L</select><button>Greet</button></form><p role="status"></p></main>';
  $('form').addEventListener('submit', (event) => {
    event.preventDefault();
    $('main [role=status]').textContent =
      `Hello ${$<HTMLInputElement>('input').value}, ${$<HTMLSelectElement>('select').value}`;
  });
  undo.push(register(manifestOf(greet), { deadline: 1000 }));
});
afterEach(() => undo.splice(0).forEach((each) => each()));

describe('the panel', () => {
  let decisions: ToolDecision[];
  let opened: string[];
  let isClosed: boolean;
  beforeEach(async () => {
    decisions = [];
    opened = [];
    isClosed = false;
    const root = document.createElement('webmcp-panel');
    document.body.append(root);
    const style = document.createElement('style');
    style.textContent = panelStyle;
    const ended = new AbortController();
    const world = {
      root,
      facts,
      tools: pageTools(),
      open: ({ file, line }: { file: string; line: number }) => void opened.push(`${file}:${line}`),
      decide: async (decision: ToolDecision) => {
        decisions.push(decision);
        return 'written';
      },
    };
    root.append(style, await drawPanel(world, ended.signal, () => (isClosed = true)));
    undo.push(() => ended.abort());
  });
  const entryOf = (name: string): HTMLDetailsElement =>
    [...document.querySelectorAll('details')].find((each) => each.querySelector('b')!.textContent === name)!;
  const press = (part: HTMLElement, name: string): void =>
    [...part.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();

  test('lists the tools of the page, the others, and the controls that are held back', () => {
    const sections = [...document.querySelectorAll('aside section')].map(({ textContent }) => textContent);
    expect(sections[0]).toMatch(/^Tools of this page \(1\)greet caution · confidence 0.8 · not proved/);
    expect(sections[0]).toContain('Does <b>greet</b>.');
    expect(sections[1]).toMatch(/^Other tools \(1\)wipe destructive · confidence 0.8 · located: ok · withdrawn/);
    expect(sections[2]).toMatch(/^Held back \(1\)BurgerAdd a hookdata-mcp="burger"/);
  });

  test('calls a tool by a form from its schema, and logs the call', async () => {
    const part = entryOf('greet');
    part.open = true;
    part.querySelector<HTMLInputElement>('form input')!.value = 'Ada';
    part.querySelector<HTMLSelectElement>('form select')!.value = '"L"';
    press(part, 'Call');
    await expect
      .poll(() => part.querySelector('pre')!.textContent)
      .toContain('completed\nHello Ada, L\nevidence: status');
    expect($('aside section:last-child').textContent).toMatch(/greet: completed$/);
  });

  test('draws the elements of a tool while the pointer is on its entry', () => {
    entryOf('greet').dispatchEvent(new PointerEvent('pointerenter'));
    const boxes = [...document.querySelectorAll<HTMLElement>('.outline')].map((each) => each.getBoundingClientRect());
    const form = $('main form').getBoundingClientRect();
    expect(boxes).toHaveLength(2);
    expect([boxes[0]!.left, boxes[0]!.top]).toEqual([form.left, form.top]);
    entryOf('greet').dispatchEvent(new PointerEvent('pointerleave'));
    expect(document.querySelector('.outline')).toBeNull();
  });

  test('takes decisions, and raises a risk only', async () => {
    const part = entryOf('greet');
    press(part, 'Decline');
    press(part, 'Raise to destructive');
    part.querySelector<HTMLInputElement>('fieldset input')!.value = 'say_hello';
    press(part, 'Rename');
    part.querySelector<HTMLSelectElement>('fieldset select')!.value = 'welcome';
    press(part, 'Merge');
    expect(decisions).toEqual([
      { tool: 'greet', do: 'decline' },
      { tool: 'greet', do: 'raise', level: 'destructive' },
      { tool: 'greet', do: 'rename', name: 'say_hello' },
      { tool: 'greet', do: 'merge', other: 'welcome' },
    ]);
    await expect.poll(() => part.querySelector('fieldset [role=status]')!.textContent).toBe('written');
    expect(part.textContent).not.toContain('Raise to safe');
    expect(entryOf('wipe').textContent).not.toContain('Raise to');
    expect(entryOf('wipe').textContent).not.toContain('Merge');
  });

  test('opens the source, and closes', () => {
    press(entryOf('greet'), 'Open src/Greet.tsx:3');
    expect(opened).toEqual(['src/Greet.tsx:3']);
    press($('aside'), 'Close');
    expect(isClosed).toBe(true);
  });

  test('says that an agent acts until the call has its answer', async () => {
    const { modelContext } = document as Document & { modelContext?: EventTarget };
    modelContext!.dispatchEvent(Object.assign(new Event('toolactivated'), { toolName: 'greet' }));
    expect($('.acting').textContent).toBe('An agent is acting: greet');
    await pageTools().executeTool('greet', { name: 'Ada' });
    expect($('.acting').textContent).toBe('');
  });

  test('has no fault for axe', async () => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    const { violations } = await axe.run($('aside'));
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
  });
});

test('togglePanel opens the panel in a root that the page cannot read, and closes it', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const hot = {
    on: (_: string, listener: typeof answer) => void (answer = listener),
    send: (_: string, data: unknown) => answer({ id: (data as { id: number }).id, facts }),
  };
  await togglePanel(hot);
  const host = $('webmcp-panel');
  expect(host.shadowRoot).toBeNull();
  expect(host.isConnected).toBe(true);
  await togglePanel(hot);
  expect(document.querySelector('webmcp-panel')).toBeNull();
});

test('the open panel offers its facts to the agent of a developer', async () => {
  let answer: (data: unknown) => void = () => undefined;
  const hot = {
    on: (_: string, listener: typeof answer) => void (answer = listener),
    send: (_: string, data: unknown) => answer({ id: (data as { id: number }).id, facts: { ...facts, heldBack } }),
  };
  const heldBack = Array.from({ length: 12 }, (_, at) => ({ label: `Control ${at}`, guidance: [] }));
  const { modelContext: context } = document as Document & { modelContext?: Offered };
  const own = async () => (await context!.getTools()).filter(({ name }) => name.startsWith('webmcp_'));
  await togglePanel(hot);
  expect((await own()).map(({ name, annotations }) => [name, annotations.debugging, annotations.readOnlyHint])).toEqual(
    [
      ['webmcp_held_back', true, true],
      ['webmcp_map_tools', true, true],
    ],
  );
  const [held, tools] = await own();
  const call = async (tool: object, args: object) => JSON.parse(await context!.executeTool(tool, args)) as object;
  expect(await call(held!, {})).toMatchObject({ total: 12, next: 10 });
  expect(await call(held!, { from: 10 })).toEqual({ total: 12, entries: heldBack.slice(10) });
  expect(await call(tools!, {})).toMatchObject({ entries: [{ name: 'greet' }, { name: 'wipe', withdrawn: true }] });
  expect((await pageTools().getTools()).map(({ name }) => name)).toEqual(['greet']);
  await togglePanel(hot);
  expect(await own()).toEqual([]);
});

interface Offered {
  getTools(): Promise<{ name: string; annotations: { debugging: boolean; readOnlyHint: boolean } }[]>;
  executeTool(tool: object, args: object): Promise<string>;
}
