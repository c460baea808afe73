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
  read: { kind: 'table', set: target('table'), columns: [{ key: 'price', title: 'Price', schema: {} }] },
};

/** For each aspect a change of it alone, and the sentences. */
const cases: Record<string, [change: Partial<Tool>, ...sentences: string[]]> = {
  id: [{ id: 'wm_ba9876543210' }, 'note: its id was wm_0123456789ab and is wm_ba9876543210'],
  name: [{ name: 'drop_order' }, 'tool-renamed: was called cancel_order'],
  kind: [{ kind: 'action' }, 'tool-kind-changed: was a row-action and is a action'],
  risk: [
    { risk: { level: 'destructive', reasons: [{ signal: 'http', evidence: 'DELETE /orders' }] } },
    'risk-raised: risk was caution and is destructive (DELETE /orders)',
  ],
  unstable: [{ unstable: true }, 'tool-unstable: is unstable now'],
  'only the view': [{ onlyView: true }, 'effect-changed: changes only the view now'],
  question: [
    { asks: { answers: ['OK', 'Yes'] } },
    `effect-changed: the app's question was none and is answered by "OK" or "Yes"`,
  ],
  wording: [{ description: 'Ends an order.' }, 'wording-changed: its description changed'],
  source: [{ source: at(9) }, 'note: moved from App.tsx:3:1 to App.tsx:9:1'],
  states: [{ states: ['orders'] }, 'note: was seen in home, now in orders'],
  container: [{ container: target('form', 0.4) }, 'confidence-lowered: its container confidence was 0.6 and is 0.4'],
  action: [
    { action: target('button[name="Stop"]') },
    'selectors-lost: its action is no longer found by role button[name="Cancel"]; now found by role button[name="Stop"]',
  ],
  reach: [
    { reach: [{ do: 'click', target: target('button[name="Orders"]') }] },
    'reach-changed: the way to it was: nothing to do; now: click role button[name="Orders"]',
  ],
  'row parameter': [
    { row: { ...tool.row!, param: 'id' } },
    'row-parameter-changed: its row parameter was order and is id',
  ],
  rows: [
    { row: { ...tool.row!, rows: target('listitem') } },
    'selectors-lost: the set of its rows is no longer found by role row; now found by role listitem',
  ],
  'row key': [
    { row: { ...tool.row!, key: target('cell', 0.4) } },
    "confidence-lowered: the row's key confidence was 0.6 and is 0.4",
  ],
  flow: [{ flow: { id: 'flow_1', step: 2 } }, 'flow-changed: its place in the flow changed'],
  read: [
    { read: { kind: 'table', set: target('table'), columns: [] } },
    'column-removed: no longer returns the column price ("Price")',
  ],
  fields: [
    { fields: [{ ...target('textbox'), key: 'why', label: 'Why', role: 'textbox', schema: {}, required: false }] },
    'field-added: field why ("Why") is new',
  ],
};

describe('toolAspects', () => {
  test('each aspect has a case', () => {
    expect(Object.keys(cases)).toEqual(toolAspects.map(({ name }) => name));
  });

  test.each(Object.entries(cases))('%s: reports its change and no other', (name, [change, ...sentences]) => {
    expect(changed(toolAspects, tool, { ...tool, ...change })).toEqual({ [name]: sentences });
  });

  test('another request of the same risk is a difference', () => {
    const risk = (evidence: string): Tool['risk'] => ({ level: 'caution', reasons: [{ signal: 'http', evidence }] });
    expect(changed(toolAspects, { ...tool, risk: risk('POST /a') }, { ...tool, risk: risk('POST /b') })).toEqual({
      risk: ['request-changed: sent POST /a and sends POST /b'],
    });
  });

  test('a lower risk is breaking', () => {
    const [change] = toolAspects.flatMap(({ changes }) =>
      changes(tool, { ...tool, risk: { level: 'safe', reasons: [] } }),
    );
    expect(change?.kind).toBe('risk-lowered');
  });

  test('other reasons for the same risk are a note', () => {
    const risk: Tool['risk'] = { level: 'caution', reasons: [{ signal: 'label', evidence: '"Stop"' }] };
    expect(changed(toolAspects, tool, { ...tool, risk })).toEqual({
      risk: ['note: the reasons for risk caution changed'],
    });
  });
});
