import type { JsonSchema, ManifestField, ManifestTool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { neededParts, partsOf } from '../../src/map/needed-parts.js';

const target = (css?: string) => ({
  selectors: css === undefined ? [] : [{ strategy: 'css' as const, value: css, score: 0.2 }],
  confidence: 0.2,
});
const field = (role: string, schema: JsonSchema, css?: string, type?: string): ManifestField => ({
  ...target(css),
  key: 'it',
  label: 'It',
  role,
  schema,
  required: false,
  ...(type !== undefined && { fingerprint: { kind: role, labels: [], scope: [], unique: [], type } }),
});
const print = { kind: 'button', labels: [], scope: [], unique: [] };
const tool = (more: Partial<ManifestTool> = {}): ManifestTool => ({
  id: 'wm_it',
  name: 'it',
  title: 'It',
  description: 'Does it.',
  kind: 'form',
  risk: { level: 'safe', reasons: [] },
  states: [],
  fields: [],
  ...more,
});

test.each<[string, ManifestField, string[]]>([
  ['a text field', field('textbox', { type: 'string' }, 'form > input:nth-of-type(1)'), ['text']],
  ['a text field of which no path is known', field('textbox', { type: 'string' }), ['text', 'editable']],
  ['a text area', field('textbox', { type: 'string' }, 'form > textarea'), ['text']],
  ['an editable region', field('textbox', { type: 'string' }, 'form > div'), ['text', 'editable']],
  ['a native select', field('combobox', { type: 'string', enum: ['a'] }, 'p:nth-of-type(2) > select'), ['choice']],
  ['a native select of several', field('listbox', { type: 'array' }, 'form > select:nth-of-type(2)'), ['choice']],
  [
    'a drawn one',
    field('combobox', { type: 'string', enum: ['a'] }, 'form > div'),
    ['combobox', 'choice', 'text', 'editable'],
  ],
  [
    'one that a button opens',
    field('button', { type: 'string' }, 'form > button', 'button'),
    ['combobox', 'choice', 'text', 'editable'],
  ],
  [
    'a combobox of which no path is known',
    field('combobox', { type: 'string' }),
    ['combobox', 'choice', 'text', 'editable'],
  ],
  [
    'an input with choices',
    field('textbox', { type: 'string', enum: ['a'] }, 'form > input'),
    ['combobox', 'choice', 'text'],
  ],
  [
    'an input of several values',
    field('textbox', { type: 'array' }, 'form > input'),
    ['comboboxOfSeveral', 'choice', 'text'],
  ],
  ['checkboxes of one name', field('checkbox', { type: 'array' }, 'form > input', 'checkbox'), ['choice']],
  ['one checkbox', field('checkbox', { type: 'boolean' }, 'form > input', 'checkbox'), ['toggle']],
  ['radios', field('radio', { type: 'string', enum: ['a'] }, 'form > input', 'radio'), ['choice']],
  ['a native date', field('textbox', { type: 'string', format: 'date' }, 'form > input', 'date'), ['text', 'formats']],
  [
    'a box of a date',
    field('textbox', { type: 'string', format: 'date' }, 'form > input', 'text'),
    ['dateBox', 'text', 'formats'],
  ],
  [
    'a box of a date, by its id',
    field('textbox', { format: 'date' }, '#day'),
    ['dateParts', 'dateBox', 'text', 'editable', 'toggle', 'formats'],
  ],
  [
    'parts of a time',
    field('group', { type: 'string', pattern: '\\d\\d' }, 'form > div'),
    ['dateParts', 'dateBox', 'choice', 'text', 'editable', 'formats'],
  ],
  ['a native number', field('spinbutton', { type: 'number' }, '#people', 'number'), ['text']],
  [
    'a drawn slider',
    field('slider', { type: 'number' }, 'form > span:nth-of-type(1)'),
    ['stepper', 'text', 'editable'],
  ],
  ['a switch', field('switch', { type: 'boolean' }, 'form > button', 'button'), ['toggle']],
  ['what may be on or off', field('radio', { enum: [true, false] }, 'form > input', 'radio'), ['choice', 'toggle']],
])('%s needs what may set it', (_, it, parts) => {
  expect(partsOf(tool({ fields: [it] }))).toEqual(parts);
});

test.each<[string, Partial<ManifestTool>, string[]]>([
  ['a form', {}, []],
  ['reading', { kind: 'read' }, ['read']],
  ['a row', { row: { param: 'row', rows: target(), key: target() } }, ['rows']],
  ['a way there', { reach: [{ do: 'navigate', route: '/a' }] }, ['reach']],
  ['no way there', { reach: [] }, []],
  ['a picture', { action: { ...target(), fingerprint: { ...print, icon: 'trash' } } }, ['icon']],
  ['surroundings', { container: { ...target(), fingerprint: { ...print, near: 'a1b' } } }, ['icon', 'near']],
  ['one of several alike', { action: { ...target(), fingerprint: { ...print, twin: '1/2' } } }, ['icon', 'twin']],
  ['an id', { action: { ...target(), fingerprint: { ...print, id: 'send' } } }, ['generatedId']],
  ['no id but its own', { id: 'wm_a', flow: { id: 'b', step: 1 } }, []],
  ['what cannot be undone', { risk: { level: 'destructive', reasons: [] } }, ['ask']],
])('%s needs its part', (_, more, parts) => {
  expect(partsOf(tool(more))).toEqual(parts);
});

test('a manifest needs what any of its tools needs, once and in order', () => {
  const tools = [['ask'], ['rows', 'ask'], []].map((needs) => tool({ needs }));
  expect(neededParts({ tools })).toEqual(['rows', 'ask']);
});
