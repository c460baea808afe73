import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

test('a component sees its props by their local names, defaults, rest and states', () => {
  const page = `import { useState } from 'react';
    const Field = ({ label: text, kind = 'plain', ...rest }) => {
      const [on, setOn] = useState(false);
      return <p title={text} lang={kind} data-on={on} {...rest} />;
    };
    export const Page = () => <Field label="Name" id="name" />;`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual([
    'Field #2',
    '<p>',
    'title="Name"',
    'lang="plain"',
    'data-on=$2:on',
    'id="name"',
  ]);
});

test('a component inside a providing one sees the nearest value', () => {
  const files = {
    'Title.vue': `<script setup>import { inject } from 'vue'; const title = inject('title');</script><template><p :title="title" /></template>`,
    'Box.vue': `<script setup>import { provide } from 'vue'; import Title from './Title.vue'; provide('title', 'Box');</script><template><Title /></template>`,
    'Page.vue': `<script setup>import { provide } from 'vue'; import Box from './Box.vue'; provide('title', 'Page');</script><template><Box /></template>`,
  };
  expect(showRoot(files).at(-1)?.trim()).toBe('title="Box"');
});
