import type { ManifestTool } from '@webmcp/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { choice } from '../src/act/choice.js';
import { text } from '../src/act/text.js';
import { everyPart } from '../src/every-part.js';
import { execute } from '../src/execute.js';
import type { Parts } from '../src/parts.js';
import { registerWith } from '../src/register/register.js';
import type { PageTools } from '../src/register/page-tools.js';
import { field, manifestOf, target, tool } from './act/manifest-of.js';

const pageTools = (): PageTools => (window as Window & { webmcp?: PageTools }).webmcp!;
let pressed: string[] = [];
beforeEach(() => {
  pressed = [];
  document.body.innerHTML = `<ul><li><b>One</b><button>Drop</button></li></ul><button>Open</button><button>Erase</button>
    <div role="combobox" aria-label="City" tabindex="0">Oslo</div>
    <span role="slider" aria-label="Volume" aria-valuenow="1" tabindex="0"></span>
    <label>Tags <input></label><label>Loud <input type="checkbox"></label><label>Size <select><option>S</option><option>L</option></select></label>
    <div role="textbox" aria-label="Notes" contenteditable></div>`;
  document.addEventListener('click', note);
});
const note = ({ target: on }: Event): void => void pressed.push((on as Element).textContent);
afterEach(() => {
  document.removeEventListener('click', note);
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const print = { kind: 'button', labels: ['Open'], scope: [], unique: ['label'] };
const needing: Record<string, ManifestTool> = {
  read: tool('list', { kind: 'read' }),
  rows: tool('drop', {
    kind: 'row-action',
    row: { param: 'row', rows: target('role:listitem'), key: target('css:b') },
    action: target('role:button[name="Drop"]'),
  }),
  reach: tool('inside', {
    container: target('role:dialog'),
    reach: [{ do: 'click', target: target('role:button[name="Open"]') }],
    action: target('role:button[name="Go"]'),
  }),
  icon: tool('open', { action: { ...target('role:button[name="Open"]'), fingerprint: { ...print, icon: 'door' } } }),
  near: tool('close', { action: { ...target('role:button[name="Open"]'), fingerprint: { ...print, near: '' } } }),
  twin: tool('shut', { action: { ...target('role:button[name="Open"]'), fingerprint: { ...print, twin: '' } } }),
  generatedId: tool('slam', { action: { ...target('role:button[name="Open"]'), fingerprint: { ...print, id: '' } } }),
  formats: tool('write', {
    action: target('role:button[name="Open"]'),
    fields: [field('tags', 'Tags', { type: 'string', format: 'email' })],
  }),
  ask: tool('erase', {
    risk: { level: 'destructive', reasons: [] },
    action: target('role:button[name="Erase"]'),
  }),
};

describe.each(Object.entries(needing))('a tool that needs "%s"', (part, one) => {
  const needs = { ...one, needs: [part] };
  test('is not carried out without it, and nothing is touched', async () => {
    const { [part as 'read']: _, ...others } = everyPart;
    const args = needs.row ? { row: 'One' } : {};
    expect(await execute(needs, args, manifestOf(needs), { ...others, deadline: 200 })).toMatchObject({
      status: 'unavailable',
      messages: [expect.stringContaining(`"${part}"`)],
    });
    expect(pressed).toEqual([]);
  });

  test('is offered with it, and not without', async () => {
    const { [part as 'read']: _, ...others } = everyPart;
    if (part === 'read') document.body.innerHTML += '<main></main>';
    const shown = part === 'read' ? { ...needs, container: target('role:main') } : needs;
    for (const [parts, names] of [
      [others, []],
      [everyPart, [needs.name]],
    ] as const) {
      const stop = registerWith(manifestOf(shown), parts);
      expect((await pageTools().getTools()).map(({ name }) => name)).toEqual(names);
      stop();
    }
  });
});

const offered = async (needs: string[] | undefined, parts: Parts): Promise<string[]> => {
  const open = tool('open', { action: target('role:button[name="Open"]'), ...(needs && { needs }) });
  const stop = registerWith(manifestOf(open), parts);
  const names = (await pageTools().getTools()).map(({ name }) => name);
  stop();
  return names;
};

test('a tool that does not say what it needs, needs all', async () => {
  expect(await offered(undefined, { text, choice })).toEqual([]);
  expect(await offered(undefined, everyPart)).toEqual(['open']);
  expect(await offered([], {})).toEqual(['open']);
});

test('a tool with a control is neither offered nor carried out without what sets it', async () => {
  const set = tool('set', { fields: [field('tags', 'Tags')], needs: ['choice', 'text'] });
  expect(await execute(set, { tags: 'a' }, manifestOf(set), { choice, deadline: 200 })).toMatchObject({
    status: 'unavailable',
    messages: [expect.stringContaining('"text"')],
  });
  expect(document.querySelector('input')!.value).toBe('');
  expect(await offered(['choice', 'text'], { choice })).toEqual([]);
  expect(await offered(['choice', 'text'], { choice, text })).toEqual(['open']);
});

test.each([
  ['a text', field('tags', 'Tags'), 'a'],
  ['a choice', field('size', 'Size', { type: 'string' }, { role: 'combobox' }), 'L'],
  ['an editable region', field('notes', 'Notes'), 'a'],
  ['a checkbox', field('loud', 'Loud', { type: 'boolean' }, { role: 'checkbox' }), true],
])(
  '%s is not set where the map did not see that it needs what sets it, and nothing is touched',
  async (_, one, value) => {
    const before = document.body.innerHTML;
    const set = tool('set', { fields: [one], action: target('role:button[name="Open"]'), needs: [] });
    expect(await execute(set, { [one.key]: value }, manifestOf(set), { deadline: 200 })).toMatchObject({
      status: 'rejected',
      messages: [expect.stringContaining('not on the page'), 'Nothing was submitted'],
    });
    expect(document.body.innerHTML).toBe(before);
    expect(document.querySelector('select')!.value).toBe('S');
    expect(document.querySelector('input')!.value).toBe('');
    expect(pressed).toEqual([]);
  },
);

test.each([
  ['a drawn list', field('city', 'City', { type: 'string' }), 'Bergen'],
  ['a drawn slider', field('volume', 'Volume', { type: 'number' }), 3],
  ['a box of several values', field('tags', 'Tags', { type: 'array', items: { type: 'string' } }), ['a']],
])('%s is refused where nothing knows it, before anything is touched', async (_, one, value) => {
  const set = tool('set', { fields: [one], action: target('role:button[name="Open"]'), needs: ['text'] });
  const result = await execute(set, { [one.key]: value }, manifestOf(set), { text, deadline: 200 });
  expect(result).toMatchObject({ status: expect.stringMatching(/invalid_input|rejected/) });
  expect(result.messages.join()).toMatch(/made without|not on the page/);
  expect(pressed).toEqual([]);
});
