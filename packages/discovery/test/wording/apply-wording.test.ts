import { integrityOf, type Tool } from '@webmcp/contract';
import { describe, expect, it } from 'vitest';

import { applyWording } from '../../src/wording/apply-wording.js';
import { inputOf, toldTool, type ToldTool } from '../../src/wording/told-tool.js';
import { mapOf } from './map-of.js';

const tool = (id: string, name: string): Tool => ({
  id,
  name,
  title: name,
  description: `Does "${name}".`,
  kind: 'action',
  risk: { level: 'safe', reasons: [] },
  states: ['home'],
  fields: [],
  action: { selectors: [{ strategy: 'role', value: `button[name="${name}"]`, score: 0.6 }], confidence: 0.6 },
});

const map = mapOf(tool('wm_aaaaaa', 'act'), tool('wm_bbbbbb', 'button_2'));
const asked = map.tools.map((one) => toldTool(one, new Map())!) as [ToldTool, ToldTool];
const words = { name: 'archive_orders', title: 'Archive', description: 'Archives the orders of a year.', risk: null };
const apply = (items: Record<string, unknown>[], fixed = {}): ReturnType<typeof applyWording> =>
  applyWording(map, { by: 'model', asked, items }, () => fixed);

describe('applyWording', () => {
  it('puts the words into the tool alone, and keeps the order and the integrity of the map', () => {
    const { map: after, named, refused } = apply([{ id: 'wm_bbbbbb', ...words }]);
    expect({ named, refused }).toEqual({ named: ['wm_bbbbbb'], refused: [] });
    expect(after.tools.map(({ name }) => name)).toEqual(['act', 'archive_orders']);
    expect(after.integrity).toBe(integrityOf(after));
    const { name, title, description, worded, ...rest } = after.tools[1]!;
    const { name: _name, title: _title, description: _description, ...before } = map.tools[1]!;
    expect(rest).toEqual(before);
    expect({ name, title, description }).toEqual({
      name: 'archive_orders',
      title: 'Archive',
      description: 'Archives the orders of a year.',
    });
    expect(worded).toEqual({ by: 'model', input: inputOf(asked[1]), rules: asked[1].rules });
  });

  it('raises a risk, with the reason', () => {
    const { map: after } = apply([{ id: 'wm_aaaaaa', ...words, risk: 'destructive' }]);
    expect(after.tools[0]!.risk).toEqual({
      level: 'destructive',
      reasons: [{ signal: 'model', evidence: 'a model proposed destructive (was safe)' }],
    });
  });

  it('refuses an unknown tool, a tool that comes twice, and other keys, tool by tool', () => {
    const {
      map: after,
      named,
      refused,
    } = apply([
      { id: 'wm_cccccc', ...words },
      { id: 'wm_aaaaaa', ...words, action: {} },
      { id: 'wm_bbbbbb', ...words },
      { id: 'wm_bbbbbb', ...words },
    ]);
    expect(named).toEqual(['wm_bbbbbb']);
    expect(refused.map(({ id, reason }) => [id, reason])).toEqual([
      ['wm_cccccc', 'no such tool was asked for'],
      ['wm_aaaaaa', 'the reply changes more than name, title, description and risk'],
      ['wm_bbbbbb', 'the tool comes twice'],
    ]);
    expect(after.tools.find(({ id }) => id === 'wm_aaaaaa')).toMatchObject({
      name: 'act',
      worded: { refused: 'the reply changes more than name, title, description and risk' },
    });
  });

  it('refuses the second of two equal names', () => {
    const { refused } = apply([
      { id: 'wm_aaaaaa', ...words },
      { id: 'wm_bbbbbb', ...words },
    ]);
    expect(refused).toEqual([{ id: 'wm_bbbbbb', tool: 'button_2', reason: 'another tool has the name' }]);
  });

  it('keeps the words that config fixes', () => {
    const { map: after } = apply([{ id: 'wm_aaaaaa', ...words }], { name: 'act' });
    expect(after.tools[0]).toMatchObject({ name: 'act', title: 'Archive' });
  });
});
