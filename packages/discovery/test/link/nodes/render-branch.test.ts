import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (body: string): string[] =>
  showRoot({
    'Page.vue': `<script setup>defineProps(['on']); const yes = true;</script><template>${body}</template>`,
  }).map((line) => line.trim());

test.each([
  ['<b v-if="on" /><i v-else />', ['if on', '<b>', 'else', '<i>']],
  ['<b v-if="yes" /><i v-else />', ['<b>']],
  ['<b v-if="!yes" /><i v-else />', ['<i>']],
  ['<b v-if="on" /><i v-else-if="yes" /><u v-else />', ['if on', '<b>', 'else', '<i>']],
  ['<p><b v-if="!yes" /></p>', ['<p>']],
])('%s', (body, expected) => {
  expect(lines(body)).toEqual(expected);
});
