import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const titleOf = (use: string, field = 'const Field = ({ name, label = "None" }) => <p title={label} id={name} />;') =>
  showRoot({ 'a.tsx': `${field}\nexport const Page = (props) => ${use};` })
    .slice(2)
    .map((line) => line.trim());

test.each([
  ['<Field label="Own" />', ['title="Own"']],
  ['<Field />', ['title="None"']],
  ['<Field {...{ label: "Spread" }} />', ['title="Spread"']],
  ['<Field label="First" {...{ label: "Last" }} />', ['title="Last"']],
  ['<Field {...register("email")} />', ['title="None"', 'id=register().name']],
  ['<Field {...props.rest} />', ['title=rest.label', 'id=rest.name']],
])('the props of %s are %j', (use, expected) => {
  expect(titleOf(use)).toEqual(expected);
});

test('a two-way binding feeds the prop of its name', () => {
  const files = {
    'Field.vue': `<script setup>const props = defineProps(['modelValue', 'title']);</script>
      <template><p :title="props.title" :lang="props.modelValue" /></template>`,
    'Page.vue': `<script setup>
      import { ref } from 'vue';
      import Field from './Field.vue';
      const text = ref(''); const name = ref('');
      </script><template><Field v-model="text" v-model:title="name" /></template>`,
  };
  expect(showRoot(files).map((line) => line.trim())).toEqual(['Field #2', '<p>', 'title=$1:name', 'lang=$1:text']);
});
