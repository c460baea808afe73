import { describe, expect, it } from 'vitest';

import { offerKeyed, stampOf, takeStamps } from '../../../src/page/containers/stamp-of.js';
import { show } from '../fixture.js';

/** Returns a record of React 18, whose place is in the app or in a library. */
const called = (line: number, fileName = '/app/src/List.jsx'): object => ({
  fileName,
  lineNumber: line,
  columnNumber: 5,
});

/** Gives an element React's node. */
const drawn = (selector: string, node: object): Element => {
  const element = document.querySelector(selector)!;
  Reflect.set(element, '__reactFiber$k2j', node);
  return element;
};

const list = '<ul><li id="a"><b id="name">Ann</b></li><li id="b">Ben</li></ul>';

describe('stampOf', () => {
  it('returns the stamp that an element carries', () => {
    show('<p data-webmcp-source="App.jsx:1:2">Text</p>');
    expect(stampOf(document.querySelector('p')!)).toBe('App.jsx:1:2');
    expect(stampOf(show('<p>Text</p>'))).toBeNull();
  });

  it('returns the tag that made an element with a key, once for each place', () => {
    show(list);
    const [ann, ben] = ['#a', '#b'].map((row) => drawn(row, { type: 'li', key: row, _debugSource: called(4) }));
    const name = drawn('#name', { type: 'b', key: null, return: { type: 'li', key: 'a' }, _debugSource: called(5) });
    expect(offerKeyed()).toHaveLength(1);
    expect(takeStamps(['List.jsx:4:5'])).toBe(2);
    expect([ann!, ben!, name].map(stampOf)).toEqual(['List.jsx:4:5', 'List.jsx:4:5', null]);
  });

  it('follows the calls of a library to the tag of the app, whose parts are not the row', () => {
    show(list);
    const row = called(4);
    const component = { type: () => null, key: 'a', _debugSource: row };
    const ann = drawn('#a', {
      type: 'li',
      return: component,
      _debugSource: called(1, '/lib/Item.js'),
      _debugOwner: component,
    });
    const part = drawn('#name', {
      type: 'b',
      key: 'text',
      _debugSource: called(2, '/lib/Item.js'),
      _debugOwner: component,
    });
    const stamps = offerKeyed().map(([place]) => (place?.url.startsWith('/lib') ? null : 'List.jsx:4:5'));
    expect(takeStamps(stamps)).toBe(1);
    expect([stampOf(ann), stampOf(part)]).toEqual(['List.jsx:4:5', null]);
  });

  it('knows no tag for a call of the app whose tag is unknown', () => {
    show(list);
    const ann = drawn('#a', {
      type: 'li',
      key: 'a',
      _debugSource: called(4),
      _debugOwner: { type: () => null, _debugSource: called(9) },
    });
    offerKeyed();
    expect(takeStamps(['', 'App.jsx:9:5'])).toBe(0);
    expect(stampOf(ann)).toBeNull();
  });

  it('takes the key of a component of Vue whose root is the element', () => {
    show(list);
    const component = { type: { name: 'Row' }, key: 7, ctx: { type: { __file: '/app/App.vue' }, vnode: null } };
    const root = { type: 'li', key: null, ctx: { type: { __file: '/app/Row.vue' }, vnode: component } };
    Object.assign(root.ctx, { subTree: root });
    const element = document.querySelector('#b')!;
    Reflect.set(element, '__vnode', root);
    expect(offerKeyed().map(([place]) => place?.url)).toEqual(['/app/Row.vue', '/app/App.vue']);
    expect(takeStamps(['Row.vue:1:1', 'App.vue:2:2'])).toBe(1);
    expect(stampOf(element)).toBe('Row.vue:1:1');
  });
});
