import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const lines = (use: string): string[] =>
  showRoot({
    'Box.vue': `<template><slot name="head" :title="'Given'"><i /></slot><slot /></template>`,
    'Page.vue': `<script setup>import Box from './Box.vue';</script><template>${use}</template>`,
  })
    .slice(1)
    .map((line) => line.trim());

test.each([
  ['the fallback without content', '<Box />', ['<i>']],
  ['content by the slot’s name', '<Box><template #head><b /></template></Box>', ['<b>']],
  ['the default content', '<Box><u /></Box>', ['<i>', '<u>']],
  [
    'content with the slot’s props',
    '<Box><template #head="{ title }"><b :title="title" /></template></Box>',
    ['<b>', 'title="Given"'],
  ],
  [
    'content with all props of the slot',
    '<Box><template #head="all"><b :title="all.title" /></template></Box>',
    ['<b>', 'title="Given"'],
  ],
])('a slot shows %s', (_, use, expected) => {
  expect(lines(use)).toEqual(expected);
});
