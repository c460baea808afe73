import { expect, test } from 'vitest';

import { generatedIdRule, pageLibraries, type PageLibrary } from '../../src/index.js';

/** An id that each library makes, and that no other fact of the list refuses. */
const ids: readonly (readonly [string, string])[] = [
  ['react', 'a_r_k_'],
  ['vue', 'v-0'],
  ['radix', 'radix-trigger'],
  ['headless-ui', 'headlessui-menu'],
  ['react-aria', 'react-aria-modal'],
  ['base-ui', 'base-ui-x'],
  ['floating-ui', 'floating-ui-x'],
  ['reach-ui', 'reach-x'],
  ['downshift', 'downshift-label'],
  ['react-select', 'react-select-2'],
  ['zag', 'zag-x'],
  ['tippy', 'tippy-x'],
  ['mui', 'mui-3'],
  ['mantine', 'mantine-x'],
  ['chakra', 'chakra-x'],
  ['ant-design', 'rc_select_0'],
  ['react-suite', 'rs-1'],
  ['vuetify', 'note-v-19'],
  ['quasar', 'q_7'],
  ['element-plus', 'el-id-x'],
  ['primevue', 'pv_id_x'],
  ['bootstrap-vue', 'bvid-1'],
  ['bootstrap', 'bs-1'],
  ['bits-ui', 'bits-x'],
  ['melt-ui', 'melt-x'],
  ['kobalte', 'kobalte-x'],
  ['angular', 'cdk-x'],
  ['ember', 'ember2'],
  ['ionic', 'ion-1'],
  ['ext-js', 'ext-gen-1'],
  ['jquery-ui', 'ui-1'],
  ['css-in-js', 'sc-bdVaJa'],
];

test.each(ids)('%s makes the id %s', (name, id) => {
  const libraries: readonly PageLibrary[] = pageLibraries;
  const others = generatedIdRule(libraries.filter((library) => library.name !== name));
  const own = generatedIdRule(libraries);
  expect([others.isGeneratedId(id), own.isGeneratedId(id)]).toEqual([false, true]);
});

test('every library with generated ids has an example', () => {
  const libraries: readonly PageLibrary[] = pageLibraries;
  const named = libraries.filter(({ generatedIds }) => generatedIds !== undefined).map(({ name }) => name);
  expect(named.filter((name) => !ids.some(([known]) => known === name))).toEqual([]);
});
