import { expect, test } from 'vitest';

import { onlyOpens } from '../../../src/risk/rules/only-opens.js';
import { call, handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

function opening(calls: ReturnType<typeof call>[], library?: { name: string; component: string }) {
  const handlers = calls.length === 0 ? [] : [handler('click', undefined, calls)];
  const box = { box: 'dialog' as const, label: 'Really?', inside: [{ label: 'Delete', handlers }] };
  const subject = subjectOf(box, { container: 0 });
  const opens = subject.container && { ...subject.container, ...(library === undefined ? {} : { library }) };
  return onlyOpens.find({ ...subject, opens });
}

test.each([
  ['a state setter', [call('setOpen')], undefined, 1],
  ['a request', [call('fetch', '/a')], undefined, 0],
  ['no handler', [], undefined, 0],
  ["a library's trigger", [], { name: 'radix', component: 'Dialog.Root' }, 1],
])('a button with %s that opens a dialog: pieces of evidence', (_, calls, library, found) => {
  expect(opening(calls, library)).toHaveLength(found);
});

test('a button that opens nothing gives no evidence', () => {
  expect(
    onlyOpens.find(subjectOf({ label: 'Go', handlers: [handler('click', undefined, [call('setOpen')])] })),
  ).toEqual([]);
});

test.each([
  ['sets the state that shows the part', 'begin', 'shown', 1],
  ['sets another state', 'begin', 'other', 0],
  ['is named for an act', 'deleteJar', 'shown', 0],
])('a button whose own function %s: pieces of evidence', (_, name, state, found) => {
  const does = { ...handler('click', undefined, [{ ...call(name), own: true }]), sets: [{ state }] };
  const subject = subjectOf(
    { box: 'dialog', label: 'Rename', inside: [{ label: 'Jar', handlers: [does] }] },
    { container: 0 },
  );
  expect(onlyOpens.find({ ...subject, opens: { ...subject.container!, shownBy: 'shown' } })).toHaveLength(found);
});
