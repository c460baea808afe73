import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const buttonOf = (use: string, emit: string): string | undefined =>
  showRoot({
    'Field.vue': `<script setup>const emit = defineEmits(['save', 'update:title']);</script>
      <template><button @click="${emit}" /></template>`,
    'Page.vue': `<script setup>
      import { ref } from 'vue';
      import Field from './Field.vue';
      const title = ref('');
      const store = (draft) => fetch('/store', draft);
      </script><template>${use}</template>`,
  })
    .find((line) => line.includes('onClick='))
    ?.trim();

test.each([
  [
    'runs the use site’s handler',
    '<Field @save="store" />',
    `emit('save', 1)`,
    'onClick={store(1); fetch("/store", 1)}',
  ],
  [
    'sets the bound state',
    '<Field v-model:title="title" />',
    `emit('update:title', 'New')`,
    'onClick={$1:title := "New"}',
  ],
  ['records nothing where nobody listens', '<Field />', `emit('save')`, 'onClick={}'],
])('an emitted event %s', (_, use, emit, expected) => {
  expect(buttonOf(use, emit)).toBe(expected);
});

test('an event whose name is not known stays a call', () => {
  expect(buttonOf('<Field />', 'emit(kind)')).toContain('$emit(');
});
