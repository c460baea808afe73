import { expect, test } from 'vitest';

import { assess } from '../../../src/risk/assess.js';
import { onlyOpens } from '../../../src/risk/rules/only-opens.js';
import { readSource } from '../../../src/source/read-source.js';
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

/** Returns the risk of a button of Quasar that runs the code. `Bread.vue` is a dialog without fields and with two buttons. */
function riskOf(code: string): string {
  const page = `<script setup>import { useQuasar } from 'quasar'; import Bread from './Bread.vue'; const $q = useQuasar();
    function view() { ${code} }</script><template><q-btn @click="view">View</q-btn></template>`;
  const bread = `<script setup>import { useDialogPluginComponent } from 'quasar'; const { dialogRef } = useDialogPluginComponent();
    </script><template><q-dialog ref="dialogRef"><q-card><p>Bread</p><q-btn v-close-popup icon="close" /><q-btn v-close-popup>Close</q-btn></q-card></q-dialog></template>`;
  const files = [
    { path: 'Page.vue', text: page },
    { path: 'Bread.vue', text: bread },
  ];
  const { appModel, candidates } = readSource(files, (_, to) => (to === './Bread.vue' ? 'Bread.vue' : null), {
    tables: [],
    dependencies: ['quasar'],
  });
  return assess(
    candidates.filter(({ action }) => appModel.intents[action ?? -1]?.labels.some(({ text }) => text === 'View')),
    appModel,
  ).level;
}

test.each([
  ['passes it to a call of a library', '$q.dialog({ component: Bread })', 'safe'],
  [
    'acts behind its answer',
    "$q.dialog({ component: Bread }).onOk(() => fetch('/x', { method: 'DELETE' }))",
    'destructive',
  ],
  ['runs unknown code behind its answer', '$q.dialog({ component: Bread }).onOk(window.go)', 'caution'],
  ['asks besides', "$q.dialog({ component: Bread }); $q.dialog({ title: 'Sure?', cancel: true })", 'caution'],
  ['keeps something besides', "localStorage.setItem('seen', '1'); $q.dialog({ component: Bread })", 'caution'],
])('a button that opens a dialog of a component and %s: %j is %s', (_, code, level) => {
  expect(riskOf(code)).toBe(level);
});
