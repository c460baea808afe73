import { integrityOf, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { withAliases } from '../../../src/map/carry-over/with-aliases.js';

const mapOf = (tools: Record<string, [name: string, aliases?: string[]]>): GroundTruthMap => {
  const bare: Omit<GroundTruthMap, 'integrity'> = {
    version: 1,
    generator: { name: 'webmcp', version: '0.1.0' },
    app: { frameworks: ['html'] },
    testIdAttributes: [],
    states: [],
    tools: Object.entries(tools).map(([id, [name, aliases]]): Tool => ({
      id: `wm_${id}`,
      name,
      ...(aliases === undefined ? {} : { aliases }),
      title: name,
      description: name,
      kind: 'action',
      risk: { level: 'safe', reasons: [] },
      states: [],
      fields: [],
    })),
    unstable: [],
    unmatched: { intents: [], elements: [] },
  };
  return { ...bare, integrity: integrityOf(bare) };
};

const aliasesOf = ({ tools }: GroundTruthMap) => tools.map(({ name, aliases }) => [name, aliases]);

test('a renamed tool keeps its old name as an alias, and the integrity is true', () => {
  const made = withAliases(mapOf({ aaaaaa: ['add_task'] }), mapOf({ aaaaaa: ['plus'] }), true);
  expect(aliasesOf(made)).toEqual([['add_task', ['plus']]]);
  expect(made.integrity).toBe(integrityOf(made));
});

test('a later run keeps the alias, and the next renaming drops it', () => {
  const before = mapOf({ aaaaaa: ['add_task', ['plus']] });
  expect(aliasesOf(withAliases(mapOf({ aaaaaa: ['add_task'] }), before, false))).toEqual([['add_task', ['plus']]]);
  expect(aliasesOf(withAliases(mapOf({ aaaaaa: ['add_task'] }), before, true))).toEqual([['add_task', undefined]]);
});

test('a name that another tool has now is no alias', () => {
  const made = withAliases(
    mapOf({ aaaaaa: ['add_task'], bbbbbb: ['plus'] }),
    mapOf({ aaaaaa: ['plus'], bbbbbb: ['more'] }),
    true,
  );
  expect(aliasesOf(made)).toEqual([
    ['add_task', undefined],
    ['plus', ['more']],
  ]);
});

test('a damaged earlier map gives no alias', () => {
  const damaged = { ...mapOf({ aaaaaa: ['plus'] }), integrity: '00' };
  expect(aliasesOf(withAliases(mapOf({ aaaaaa: ['add_task'] }), damaged, true))).toEqual([['add_task', undefined]]);
});
