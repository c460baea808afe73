import type { Target, Tool } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { toolAspects } from '../../../src/map/compare/tool-aspects.js';
import { changed } from './aspects.js';

const at = (line: number) => ({ file: 'App.tsx', line, column: 1 });
const target = (value: string, confidence = 0.6): Target => ({
  selectors: [{ strategy: 'role', value, score: confidence }],
  confidence,
});
const tool: Tool = {
  id: 'wm_0123456789ab',
  name: 'cancel_order',
  title: 'Cancel order',
  description: 'Cancels an order.',
  kind: 'row-action',
  risk: { level: 'caution', reasons: [{ signal: 'label', evidence: '"Cancel"' }] },
  source: at(3),
  states: ['home'],
  container: target('form'),
  action: target('button[name="Cancel"]'),
  row: { param: 'order', rows: target('row'), key: target('cell') },
  fields: [],
};

/** For each aspect a change of it alone, and the sentences. */
const cases: Record<string, [change: Partial<Tool>, ...sentences: string[]]> = {
  name: [{ name: 'drop_order' }, 'drift: was called cancel_order'],
  kind: [{ kind: 'action' }, 'drift: was a row-action and is a action'],
  risk: [
    { risk: { level: 'destructive', reasons: [{ signal: 'http', evidence: 'DELETE /orders' }] } },
    'drift: risk was caution and is destructive (DELETE /orders)',
  ],
  unstable: [{ unstable: true }, 'drift: is unstable now'],
  'only the view': [{ onlyView: true }, 'drift: changes only the view now'],
  prose: [{ description: 'Ends an order.' }, 'note: title or description changed'],
  source: [{ source: at(9) }, 'note: moved from App.tsx:3:1 to App.tsx:9:1'],
  states: [{ states: ['orders'] }, 'note: was seen in home, now in orders'],
  container: [{ container: target('form', 0.4) }, 'note: its container confidence was 0.6 and is 0.4'],
  action: [
    { action: target('button[name="Stop"]') },
    'drift: its action is no longer found by role button[name="Cancel"]; now found by role button[name="Stop"]',
  ],
  reach: [
    { reach: [{ do: 'click', target: target('button[name="Orders"]') }] },
    'drift: the way to it was: nothing to do; now: click role button[name="Orders"]',
  ],
  'row parameter': [{ row: { ...tool.row!, param: 'id' } }, 'drift: its row parameter was order and is id'],
  rows: [
    { row: { ...tool.row!, rows: target('listitem') } },
    'drift: the set of its rows is no longer found by role row; now found by role listitem',
  ],
  'row key': [{ row: { ...tool.row!, key: target('cell', 0.4) } }, "note: the row's key confidence was 0.6 and is 0.4"],
  flow: [{ flow: { id: 'flow_1', step: 2 } }, 'drift: its place in the flow changed'],
  fields: [
    { fields: [{ ...target('textbox'), key: 'why', label: 'Why', role: 'textbox', schema: {}, required: false }] },
    'drift: field why ("Why") is new',
  ],
};

describe('toolAspects', () => {
  test('each aspect has a case', () => {
    expect(Object.keys(cases)).toEqual(toolAspects.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: reports its change and no other', (name, [change, ...sentences]) => {
    expect(changed(toolAspects, tool, { ...tool, ...change })).toEqual({ [name]: sentences });
  });

  test('other reasons for the same risk are a note', () => {
    const risk: Tool['risk'] = { level: 'caution', reasons: [{ signal: 'label', evidence: '"Stop"' }] };
    expect(changed(toolAspects, tool, { ...tool, risk })).toEqual({
      risk: ['note: the reasons for risk caution changed'],
    });
  });
});
