import { describe, expect, test } from 'vitest';

import { vueMarks } from '../../../src/page/frameworks/vue-marks.js';

const element = (marks: object): Element => marks as Element;
const vue2 = (devtools: boolean): object => ({ __vue__: { $options: { _base: { config: { devtools } } } } });

describe('vueMarks', () => {
  test.each([
    ['Vue 3 in development', { __vue_app__: { _instance: {} } }, 'development'],
    ['Vue 3 in production', { __vue_app__: { _instance: null } }, 'production'],
    ['Vue 2 in development', vue2(true), 'development'],
    ['Vue 2 in production', vue2(false), 'production'],
    ['an element of another framework', { __reactFiber$1: {} }, undefined],
  ])('%s has the mode', (_, marks, expected) => {
    expect(vueMarks.mode(element(marks))).toBe(expected);
  });

  test('reads the stamps of an element and of the components around it, innermost first', () => {
    const component = { vnode: { props: { 'data-webmcp-source': 'App.vue:9:3' } } };
    const node = { props: { 'data-webmcp-source': 'Field.vue:2:1' }, ctx: component };
    expect(vueMarks.stamps(element({ __vnode: node }))).toEqual(['Field.vue:2:1', 'App.vue:9:3']);
  });
});
