import { expect, test } from 'vitest';

import { declaredProps } from '../../../src/link/components/declared-props.js';
import { extract } from '../../../src/extract/extract.js';

test('a component declares its props and the handlers of its events', () => {
  const text = `<script setup>defineProps(['title']); defineEmits(['save', 'update:title']);</script><template><p /></template>`;
  const [component] = extract({ path: 'Field.vue', text }).components;
  expect(component === undefined ? [] : declaredProps(component)).toEqual(['title', 'onSave', 'onUpdate:title']);
});
