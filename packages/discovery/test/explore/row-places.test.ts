import { describe, expect, test } from 'vitest';

import { rowPlaces } from '../../src/explore/row-places.js';
import { readApp } from '../intents/read-app.js';

const vue = (script: string, loop: string) =>
  readApp({
    'App.vue': `<script setup lang="ts">import { ref } from 'vue'; const view = ref('');\n${script}</script>
<template><button v-for="${loop}" :key="one" @click="view = one">{{ one }}</button></template>`,
  });

const react = (script: string, list: string) =>
  readApp({
    'App.tsx': `import { useState } from 'react';\n${script}
export default function Page() { const [view, setView] = useState('');
return <div>{${list}.map((one) => <button key={one} onClick={() => setView(one)}>{one}</button>)}</div>; }`,
  });

const shows = 'const shows = { All: () => true, Open: (task) => !task.done };';

describe('rowPlaces', () => {
  test.each([
    ['an object in Vue', vue(shows, '(_, one) in shows')],
    ['the keys of an object in Vue', vue(shows, 'one in Object.keys(shows)')],
    ['the keys of an object in React', react(shows, 'Object.keys(shows)')],
    ['a list in React', react("const shows = ['All', 'Open'];", 'shows')],
  ])('leaves out the members of a constant: %s', (_, app) => {
    expect(app.intents.length).toBeGreaterThan(0);
    expect(rowPlaces(app)).toEqual([]);
  });

  test.each([
    ['a state in Vue', vue('const days = ref([]);', 'one in days')],
    ['the entries of a state in Vue', vue('const days = ref({ Mon: 7 });', '(_, one) in days')],
    ['the keys of a state in Vue', vue('const days = ref({ Mon: 7 });', 'one in Object.keys(days)')],
    ['an object that code fills', vue('const days = {};', '(_, one) in days')],
    [
      'an object with others in it',
      vue("import { more } from './more'; const days = { Mon: 7, ...more };", '(_, one) in days'),
    ],
    ['the keys of a prop in React', react('', 'Object.keys(window.days)')],
  ])('lists the rows of data: %s', (_, app) => {
    expect(rowPlaces(app)).toHaveLength(1);
  });

  test('leaves out a table of a library, whose tag is around all rows', () => {
    const app = readApp({
      'App.vue': `<script setup>import { ref } from 'vue'; import { ElTable } from 'element-plus'; const tasks = ref([]);</script>
<template><el-table :data="tasks" @row-click="tasks = []" /></template>`,
    });
    expect(app.boundaries.map(({ kind }) => kind)).toContain('row');
    expect(rowPlaces(app)).toEqual([]);
  });

  test('leaves out the components around the loop', () => {
    const app = readApp({
      'App.vue': "<script setup>import Tasks from './Tasks.vue'</script>\n<template><Tasks /></template>",
      'Tasks.vue': `<script setup>import { ref } from 'vue'; import Task from './Task.vue'; const tasks = ref([]);</script>
<template><section><Task v-for="task in tasks" :key="task.id" :task="task" /></section></template>`,
      'Task.vue': `<script setup>defineProps(['task'])</script>
<template><label><input v-model="task.done" type="checkbox" />{{ task.title }}</label></template>`,
    });
    expect(rowPlaces(app).sort()).toEqual([
      ['Task.vue:2:11', 'Task.vue:2:11'],
      ['Tasks.vue:2:20', 'Task.vue:2:11'],
    ]);
  });
});
