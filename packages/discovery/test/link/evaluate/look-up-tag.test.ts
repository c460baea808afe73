import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const field = '<template><p title="own" /></template>';

test.each(['BaseField', 'base-field'])('<%s> is a component that the whole app may use', (tag) => {
  expect(showRoot({ 'BaseField.vue': field, 'Page.vue': `<template><${tag} /></template>` })[0]).toBe('BaseField #2');
});

test('a tag in kebab case is the import of that name', () => {
  const page = `<script setup>import MyField from './a/Field.vue';</script><template><my-field /></template>`;
  expect(showRoot({ 'a/Field.vue': field, 'Page.vue': page })[0]).toBe('Field #2');
});

test('a React tag is never a component of that name in another file', () => {
  const files = {
    'Field.tsx': 'export const Field = () => <p />;',
    'Page.tsx': 'export const Page = () => <Field />;',
  };
  expect(() => showRoot(files)).toThrow('There are 2 roots');
});
