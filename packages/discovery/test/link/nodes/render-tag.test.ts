import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const own = `const Own = ({ title }) => <p title={title} />;`;

test.each([
  ['an own component', own, '<Own title="a" />', ['Own #2', '<p>', 'title="a"']],
  ['a text', `const Tag = 'button';`, '<Tag title="a" />', ['<button>', 'title="a"']],
  [
    'an object with a root',
    `${own} const Parts = { Root: Own };`,
    '<Parts title="a" />',
    ['Own #2', '<p>', 'title="a"'],
  ],
  [
    'a component of a package',
    `import { Dialog } from 'ui';`,
    '<Dialog title="a" />',
    ['<Dialog> from ui', 'title="a"'],
  ],
  ['a fragment', `import { Fragment } from 'react';`, '<Fragment><b /></Fragment>', ['<b>']],
  [
    'a provider',
    `import { createContext } from 'react'; const Theme = createContext('');`,
    '<Theme.Provider value="a"><b /></Theme.Provider>',
    ['<b>'],
  ],
  [
    'a component that a package wraps',
    `import { make } from 'ui'; ${own} const Wrapped = make(Own);`,
    '<Wrapped title="a" />',
    ['Own #2', '<p>', 'title="a"'],
  ],
  [
    'a result',
    `import { make } from 'ui'; const Made = make('a');`,
    '<Made title="a" />',
    ['<make()> from ui', 'title="a"'],
  ],
  ['an unknown name', '', '<Unknown title="a" />', ['<Unknown>', 'title="a"']],
])('a tag that is %s', (_, before, markup, expected) => {
  const lines = showRoot({ 'a.tsx': `${before}\nexport const Page = () => <div>${markup}</div>;` });
  expect(lines.slice(1).map((line) => line.trim())).toEqual(expected);
});

test('a tag that is one of two is a branch', () => {
  const page = `import { Dialog } from 'ui'; ${own}
    export const Page = (props) => { const Any = props.on ? Own : Dialog; return <Any title="a" />; };`;
  expect(showRoot({ 'a.tsx': page }).map((line) => line.trim())).toEqual([
    'if on',
    'Own #2',
    '<p>',
    'title="a"',
    'else',
    '<Dialog> from ui',
    'title="a"',
  ]);
});

test.each([
  ['the name of an element', '<Base tag="button" />', ['<button>']],
  ['the default of a prop', '<Base />', ['<a>']],
  ['the name of a component', '<Base tag="router-link" />', ['<RouterLink>']],
  ['a name that is not known', '<Base :tag="given" />', ['<Component>', 'is=given']],
])('a tag that a prop names by %s (Vue)', (_, markup, expected) => {
  const lines = showRoot({
    'Page.vue': `<template>${markup}</template><script setup>import Base from './Base.vue';</script>`,
    'Base.vue': `<template><component :is="tag" /></template><script setup>defineProps({ tag: { type: String, default: 'a' } });</script>`,
  });
  expect(lines.slice(1).map((line) => line.trim())).toEqual(expected);
});
