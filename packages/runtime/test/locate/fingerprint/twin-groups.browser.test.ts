import { expect, test } from 'vitest';

import { loners, nearness, surroundings } from '../../../src/locate/fingerprint/surroundings.js';
import { twinGroups } from '../../../src/locate/fingerprint/twin-groups.js';
import { twinMarks } from '../../../src/locate/fingerprint/twin-marks.js';

function twins(html: string): Element[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('button')];
}
const rows = '<p>Tea <button>x</button></p><p>Cup <button>x</button></p><p>Cup <button>x</button></p>';

test('surroundings reads the widest ancestor without another twin', () => {
  const words = [...surroundings(twins(rows)).values()];
  expect(new Set(words).size).toBe(2);
  expect(words[1]).toBe(words[2]);
});

test('loners leaves out members with about the same surroundings', () => {
  const all = twins(rows);
  expect([...loners(surroundings(all))]).toEqual([all[0]]);
});

test.each([
  ['a b c', 'a b c', 1],
  ['a b c d', 'a b c', 0.75],
  ['a', 'b', 0],
])('nearness(%j, %j) is %j', (captured, now, near) => {
  expect(nearness(captured, now)).toBe(near);
});

test('twinMarks counts in document order, and changes with the words beside', () => {
  const all = twins(rows);
  const marks = [...twinMarks(all.toReversed()).values()];
  expect(marks.map((mark) => mark.split(' ')[0])).toEqual(['1/3', '2/3', '3/3']);
  const before = twinMarks(all).get(all[0]!);
  document.querySelector('p')!.firstChild!.nodeValue = 'Pot ';
  expect(twinMarks(all).get(all[0]!)).not.toBe(before);
});

test('twinGroups compares each group once', () => {
  const all = twins(rows);
  let asked = 0;
  const groups = twinGroups(() => ((asked += 1), all));
  expect(all.map((each) => groups.near(each).alone)).toEqual([true, false, false]);
  expect(groups.twin(all[2]!)).toMatch(/^3\/3 /);
  expect(groups.twin(all[1]!)).toMatch(/^2\/3 /);
  expect(asked).toBe(2);
});
