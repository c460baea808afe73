import { expect, test } from 'vitest';

import { assess } from '../../../src/risk/assess.js';
import { readSource } from '../../../src/source/read-source.js';

/** Returns the risk of a button "Clear" that asks a question of Quasar first. */
function riskOf(message: string): string {
  const page = `<script setup>import { useQuasar } from 'quasar'; const $q = useQuasar();
    const clear = () => $q.dialog({ title: 'Sure?', message: '${message}', cancel: true }).onOk(() => db.clear('jars'));
    </script><template><q-btn label="Clear" @click="clear" /></template>`;
  const { appModel, candidates } = readSource([{ path: 'App.vue', text: page }], () => null, {
    tables: [],
    dependencies: ['quasar'],
  });
  return assess(candidates, appModel).level;
}

test.each([
  ['Permanently delete all jars?', 'destructive'],
  ['The list is shown again from its start.', 'caution'],
])('a button with a short word that asks "%s" is %s', (message, level) => {
  expect(riskOf(message)).toBe(level);
});
