import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (field: string, script = '', use = '<Field title="Name" kind="big" />'): string[] =>
  showRoot({
    'Field.vue': `<script setup>defineProps(['kind']);${script}</script><template>${field}</template>`,
    'Page.vue': `<script setup>import Field from './Field.vue';</script><template>${use}</template>`,
  })
    .slice(1)
    .map((line) => line.trim());

test.each([
  ['an undeclared prop arrives on the only root', '<p />', '', ['<p>', 'title="Name"']],
  ['the use site wins over the root’s own prop', '<p title="Own" />', '', ['<p>', 'title="Name"']],
  ['two roots take nothing', '<p /><b />', '', ['<p>', '<b>']],
  ['inheritAttrs: false takes nothing', '<p />', 'defineOptions({ inheritAttrs: false });', ['<p>']],
])('%s', (_, field, script, expected) => {
  expect(lines(field, script)).toEqual(expected);
});

test.each(['v-show="props.on"', 'v-model="text"', 'ref="box"', 'key="a"'])('%s stays at the tag', (directive) => {
  expect(lines('<p />', '', `<Field ${directive} />`)).toEqual(['<p>']);
});
