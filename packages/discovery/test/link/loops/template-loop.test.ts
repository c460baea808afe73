import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test.each([
  ['the item', `item in list`, '{{ item.name }}', '@1.name'],
  ['a destructured item', `{ name, size = 2 } in list`, '{{ name }}', '@1.name'],
  ['the index', `(item, index) in list`, '{{ index }}', 'index'],
  ['an outer name', `item in list`, '{{ title }}', '"Title"'],
])('the body of a loop sees %s', (_, head, text, expected) => {
  const page = `<script setup>
    const props = defineProps(['list']); const title = 'Title';
    </script><template><li v-for="${head}">${text}</li></template>`;
  expect(showRoot({ 'Page.vue': page }).at(-1)?.trim()).toBe(expected);
});
