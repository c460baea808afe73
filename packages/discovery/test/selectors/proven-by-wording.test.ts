import { expect, test } from 'vitest';

import type { ScopedMatch } from '../../src/selectors/intent-target.js';
import { provenByWording } from '../../src/selectors/proven-by-wording.js';
import { match } from '../../src/match/match-pages.js';
import { matchedElements } from '../../src/match/model/matched-elements.js';
import { buildMap, tool } from '../build-map.js';
import { buildWorld, type World } from '../match/build-world.js';

const labels = (['Save', 'Update'] as const).map((text) => ({ text, from: 'content' as const }));
const worldWith = (shownName: string): World => buildWorld([{ labels, shownName }]);
const first = worldWith('Save');
const snapshots = [first.snapshot, { ...worldWith('Update').snapshot, state: 'edit' }];

/** Returns the button as two states show it: once as "Save", once as "Update". */
const seen = (): ScopedMatch[] =>
  matchedElements(match(first.appModel, snapshots), snapshots)
    .ofIntent(0)
    .map((matched) => ({ ...matched, scope: null }));

test('a control with two wordings is a tool with a selector for each wording', () => {
  const { map } = buildMap(first.appModel, [tool({ kind: 'action', action: 0 })], snapshots);
  const target = map.tools[0]?.action;
  expect(target?.confidence).toBe(0.6);
  expect(target?.selectors.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['button[name="Save"]', 'button[name="Update"]']),
  );
});

test('a wording that another control of the other state has is no selector', () => {
  const [one, two] = seen();
  const other = { ...one!.element, index: 99 };
  const crowded = { ...two!, snapshot: { ...two!.snapshot, elements: [two!.element, other] } };
  expect(provenByWording([one!, two!], labels)).not.toEqual([]);
  expect(provenByWording([one!, crowded], labels)).toEqual([]);
});

test('a text that the source does not write is no wording', () => {
  const [one, two] = seen();
  const renamed = { ...two!, element: { ...two!.element, name: 'Groceries' } };
  expect(provenByWording([one!, renamed], labels)).toEqual([]);
});
