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

  test('reads the files of the templates that made an element, with the attributes that their tags gave', () => {
    const app = { type: { __file: '/shop/App.vue' } };
    const link = { type: { name: 'RouterLink', __file: undefined }, props: { to: { name: 'home' } }, ctx: app };
    const node = { type: 'a', props: { href: '/' }, ctx: { type: { __file: '/lib/Link.vue' }, vnode: link } };
    const root = { ...node, ctx: { ...node.ctx } };
    Object.assign(root.ctx, { subTree: root });
    const made = (__vnode: object): unknown => vueMarks.makers?.(element({ __vnode }));
    const outer = { fileName: '/shop/App.vue', tag: { names: ['RouterLink'], attributes: { to: null } } };
    const inner = { names: ['a'], attributes: { href: '/' } };
    expect(made(node)).toEqual([{ fileName: '/lib/Link.vue', tag: inner }, outer]);
    expect(made(root)).toEqual([{ fileName: '/lib/Link.vue', tag: { ...inner, isRoot: true } }, outer]);
  });

  test.each([
    ['a listener of the app', { onRowClick: () => undefined }, '/shop/App.vue', true],
    ['a listener of Vuetify', { 'onClick:row': () => undefined }, '/shop/App.vue', true],
    ['a listener for the menu of a row', { onRowContextmenu: () => undefined }, '/shop/App.vue', false],
    ['no listener', {}, '/shop/App.vue', false],
    [
      'a listener that only the library passes on',
      { onRowClick: () => undefined },
      '/node_modules/lib/Table.vue',
      false,
    ],
  ])('reads whether the app listens to the rows of a table: %s', (_, props, __file, expected) => {
    const table = { vnode: { props, ctx: { type: { __file } } } };
    const body = { vnode: { props: {}, ctx: { type: {} } }, parent: table };
    expect(vueMarks.listensForRows?.(element({ __vnode: { ctx: body } }))).toBe(expected);
  });

  test.each([
    ['without a node', {}],
    ['that no template made', { __vnode: { type: 'a', ctx: null } }],
    ['of a component without a file', { __vnode: { type: 'a', ctx: { type: {}, vnode: {} } } }],
  ])('reads no file of an element %s', (_, marks) => {
    expect(vueMarks.makers?.(element(marks))).toEqual([]);
  });
});
