import { describe, expect, test } from 'vitest';

import { contentRules } from '../../../src/intents/elements/content-rules.js';
import { libraryTables } from '../../../src/libraries/known/library-tables.js';
import { indexLibraries } from '../../../src/libraries/lookup/library-index.js';
import { element, reactScene, readScene, vueScene } from '../read-scene.js';

/** The rules in order, each with an element that it corrects and the entry after that. */
const cases: [rule: string, tag: string, markup: string, entry: object | null][] = [
  ['field that holds a field', 'Field', '<Field name="email"><input /></Field>', { is: 'wrapper' }],
  ['box of several fields', 'DateInput', '<DateInput label="When"><input /><input /></DateInput>', null],
  [
    'box of one field',
    'MoneyInput',
    '<MoneyInput label="Price"><input /></MoneyInput>',
    { is: 'wrapper', label: ['label', 'labelText', 'floatingLabelText'] },
  ],
  ['clickable drawing', 'TrashIcon', '<TrashIcon onClick={remove} />', { is: 'action', picture: true, label: [] }],
  ['click on the backdrop', 'p', '<p @click.self="close">x</p>', null],
  ['box that stops the click', 'div', '<div onClick={(event) => event.stopPropagation()}>Sure?</div>', null],
  ['backdrop', 'div', '<div onClick={close}><p onClick={(event) => event.stopPropagation()}>x</p></div>', null],
  [
    'card around an overlay',
    'div',
    '<>{notes.map((note) => <div onClick={open}>{note.title}<dialog>x</dialog></div>)}</>',
    { is: 'action', control: 'button' },
  ],
  ['box around a surface', 'div', '<div onClick={close}><dialog open>x</dialog></div>', null],
  ['menu item around a control', 'MenuItem', '<MenuItem><button>Copy</button></MenuItem>', null],
  [
    'item of a menu that routes',
    'ElMenuItem',
    '<el-menu router @click="close"><el-menu-item index="/users">Users</el-menu-item></el-menu>',
    { is: 'action', href: ['index'] },
  ],
  ['idle part', 'Chip', '<Chip label="New" />', null],
];

const imports = `import { TrashIcon } from 'lucide-react';
import { Chip } from '@mui/material';
import { Field } from 'formik';`;

describe('content rules', () => {
  test.each(cases)('%s corrects <%s>', (_, tag, markup, entry) => {
    const scene = markup.includes('@click') ? vueScene(markup, 'const close = () => {}') : reactScene(markup, imports);
    const { entry: corrected } = element(scene, tag);
    if (entry === null) expect(corrected).toBeNull();
    else expect(corrected).toMatchObject(entry);
  });

  test.each([
    ['that its own state opens', '<v-dialog v-model="open">x</v-dialog>', true],
    [
      'with an activator',
      '<v-menu><template #activator="{ props }"><b v-bind="props">x</b></template>x</v-menu>',
      true,
    ],
    ['that is always shown', '<v-dialog>x</v-dialog>', false],
    ['of the app', '<dialog v-if="open" open>x</dialog>', false],
  ])('a box with a handler around an overlay %s is an action: %s', (_, overlay, isAction) => {
    const setup = "import { ref } from 'vue';\nconst open = ref(false);\nconst show = () => { open.value = true };";
    const box = `<v-card @click="show">Order ${overlay}</v-card>`;
    const files = { 'App.vue': `<script setup>\n${setup}\n</script>\n<template>${box}</template>` };
    const scene = readScene(files, { libraries: indexLibraries(libraryTables, new Set(['vuetify'])) });
    const { entry } = element(scene, 'VCard');
    expect(entry?.is === 'action').toBe(isAction);
  });

  test.each([
    ['shows nothing but its dialog', '<>{notes.map(() => <div onClick={close}><dialog open>x</dialog></div>)}</>'],
    ['holds a form', '<>{notes.map((note) => <div onClick={stop}>{note.title}<form /><dialog>x</dialog></div>)}</>'],
    ['is no card of a list', '<div onClick={close}>{title}<dialog open>x</dialog></div>'],
    ['is around the list', '<div onClick={close}>{notes.map((note) => <p>{note.title}<dialog>x</dialog></p>)}</div>'],
  ])('a box around a dialog is no action if it %s', (_, markup) => {
    expect(element(reactScene(markup, ''), 'div').entry).toBeNull();
  });

  test.each([
    ['also closes something', '<div onClick={(event) => { event.stopPropagation(); close(); }}>x</div>'],
    [
      'holds a button that stops the click',
      '<div onClick={open}>x <button onClick={(e) => e.stopPropagation()} /></div>',
    ],
    ['holds a part that stops the click', '<div onClick={open}>x <p onClick={(e) => e.stopPropagation()}>y</p></div>'],
    ['has no handler that can be read', '<div onClick={props.stop}>x</div>'],
  ])('a box is an action if it %s', (_, markup) => {
    expect(element(reactScene(markup, 'const close = () => {};'), 'div').entry).toMatchObject({ is: 'action' });
  });

  test('every rule has a case, in order', () => {
    expect(cases.map(([rule]) => rule)).toEqual(contentRules.map(({ name }) => name));
  });
});
