import { describe, expect, test } from 'vitest';

import { extractVue } from '../../../../src/extract/vue/extract-vue.js';

/** Whether `menu`, a ref of one entry, is known for what it is written as. */
function isKnown(script: string, template = '<a v-for="entry in menu">{{ entry.label }}</a>'): boolean {
  const text = `<script setup>
import { ref, watch } from 'vue';
const menu = ref([{ label: 'Home' }]);
${script}
</script>
<template><nav>${template}</nav></template>`;
  const { components, problems } = extractVue('Menu.vue', text);
  expect(problems).toEqual([]);
  const [component] = components;
  const isState = component?.states.some(({ value }) => value === 'menu') ?? false;
  const isConstant = component?.locals['menu']?.kind === 'array';
  expect(isState).toBe(!isConstant);
  return isConstant;
}

describe('a list in a ref is known', () => {
  test.each([
    ['only shown', ''],
    ['read', 'const first = () => menu.value[0].label; const count = () => menu.value.length;'],
    ['searched for a text', 'const has = (text) => menu.value.some((entry) => entry.label === text);'],
    ['compared', 'function isEmpty() { return menu.value.length === 0; }'],
    ['a key of something else', 'const other = { menu: 1 };'],
  ])('%s', (_, script) => {
    expect(isKnown(script)).toBe(true);
  });
});

describe('a list in a ref is known by what is chosen of it', () => {
  const choose = (member: string): string =>
    `<a v-for="entry in menu" @click="shown = ${member}">{{ entry.label }}</a>`;

  test.each([
    ['the first value is a text of an item', "ref('Home')", 'entry.label', true],
    ['the first value is another text', "ref('Other')", 'entry.label', false],
    ['the first value is unknown', 'ref()', 'entry.label', false],
    ['the item itself is chosen', "ref('Home')", 'entry', false],
  ])('%s', (_, first, member, known) => {
    expect(isKnown(`const shown = ${first};`, choose(member))).toBe(known);
  });
});

test('a list is known where what it holds is only the key of what is bound', () => {
  expect(isKnown('', '<p v-for="entry in menu"><input v-model="form[entry.label]" /></p>')).toBe(true);
});

describe('a list in a ref stays a state', () => {
  test.each([
    ['given anew', 'function load(found) { menu.value = found; }'],
    ['given anew when it is there', 'onMounted(async () => { menu.value = await fetch("/menu"); });'],
    ['added to', 'const add = () => menu.value.push({ label: "More" });'],
    ['an item changed', 'const rename = () => { menu.value[0].label = "Start"; };'],
    ['a found item changed', 'const rename = () => { menu.value.find((entry) => entry.label).label = "Start"; };'],
    ['items changed one by one', 'menu.value.forEach((entry) => { entry.label = entry.label + "!"; });'],
    ['in a loop', 'for (const entry of menu.value) entry.label = "x";'],
    ['passed on', 'translate(menu);'],
    ['passed on by its value', 'translate(menu.value);'],
    ['in an object', 'const shared = { menu };'],
    ['by another name', 'const list = menu.value; list.pop();'],
    ['taken apart', 'const [first] = menu.value; first.label = "x";'],
    ['deleted from', 'delete menu.value[0];'],
  ])('%s', (_, script) => {
    expect(isKnown(script)).toBe(false);
  });

  test.each([
    ['a handler gives it anew', '<button @click="menu = []">Clear</button>'],
    ['a handler changes an item', '<a v-for="entry in menu" @click="entry.open = !entry.open">{{ entry.label }}</a>'],
    ['a handler adds to it', '<button @click="menu.push({})">Add</button>'],
    ['a handler passes it on', '<button @click="save(menu)">Save</button>'],
    ['bound to a component', '<Editor v-model="menu" />'],
    ['an item bound to a field', '<p v-for="entry in menu"><input v-model="entry.label" /></p>'],
    ['an item by its place', '<p v-for="(entry, at) in menu"><input v-model="menu[at].label" /></p>'],
    ['bound both ways as Vue 2 writes it', '<Editor :value.sync="menu" />'],
    ['an item taken apart', '<p v-for="{ label } in menu"><input v-model="label" /></p>'],
  ])('%s', (_, template) => {
    expect(isKnown('', template)).toBe(false);
  });
});

describe('a text of the options API', () => {
  const isText = (method: string, template: string): boolean => {
    const text = `<template><form>${template}</form></template>
<script>
export default { data: () => ({ said: 'Save profile', empty: '' }), methods: { act(form) { ${method} } } };
</script>`;
    const [component] = extractVue('Profile.vue', text).components;
    expect(component?.states.some(({ value }) => value === 'empty')).toBe(true);
    return component?.locals['said']?.kind === 'literal';
  };

  test.each([
    ['only shown', '', '<button @click="act">{{ said }}</button>', true],
    ['set by a method', 'this.said = "Saving";', '<button @click="act">{{ said }}</button>', false],
    ['set in the template', '', '<button @click="said = \'Saved\'">{{ said }}</button>', false],
    ['bound', '', '<input v-model="said">', false],
  ])('%s: %j', (_, method, template, known) => {
    expect(isText(method, template)).toBe(known);
  });
});
