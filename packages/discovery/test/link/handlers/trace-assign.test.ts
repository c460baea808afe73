import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

test.each([
  ['() => { open.value = true; }', '{$a.tsx:open := true}'],
  [
    '() => { open.value = { edit: true, visible: false }; }',
    '{$a.tsx:open := {edit: true, visible: false}; $a.tsx:open.edit := true; $a.tsx:open.visible := false}',
  ],
  ['() => { window.location.href = "/"; }', '{window.location.href.=("/")}'],
  ['() => { form.title = "New"; }', '{form.title.=("New")}'],
  ['() => { PLAN.title = "New"; }', '{}'],
  ['() => { LIST = []; }', '{LIST.=([])}'],
  ['() => { LIST.length = 0; }', '{LIST.length.=(0)}'],
  ['() => { LIST = []; LIST = [1]; }', '{}'],
])('the assignment in %s is %s', (expression, expected) => {
  const before = `import { ref } from 'vue'; import { useForm } from 'forms'; const open = ref(false); const PLAN = { title: "Old" }; let LIST = [2];`;
  expect(linkedProp(expression, { before, inside: 'const form = useForm();' })).toBe(expected);
});
