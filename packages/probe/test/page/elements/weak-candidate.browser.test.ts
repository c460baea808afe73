import { askedPartsName } from '@webmcp/text';
import { describe, expect, it } from 'vitest';
import { isWeakCandidate, pressRuleOf, pressRules } from '../../../src/page/elements/weak-candidate.js';
import { show } from '../fixture.js';

Object.assign(window, { [Symbol.for(askedPartsName)]: ['.asked'] });

const strong = 'button,a[href],input';

/** The node of a table in Vue, as the app writes it: `<el-table @row-click>`. */
const tableOfApp = { props: { onRowClick: () => undefined }, ctx: { type: { __file: '/shop/App.vue' } } };

/** Each rule with elements `#it` for which it decides. */
const cases: Record<string, string[]> = {
  'a component with a control in its shadow root': ['<x-button id="it" tabindex="0">Save</x-button>'],
  'no handler, no tab stop and no pointer of its own': [
    '<div id="it">Save</div>',
    '<p style="cursor:pointer"><i id="it">x</i></p>',
  ],
  'a card or row that is only dragged': [
    '<div id="it" role="button" tabindex="0" aria-roledescription="sortable">A</div>',
  ],
  'a box for other elements': [
    '<label id="it" onclick="">Save</label>',
    '<div id="it" role="menu" tabindex="0">x</div>',
  ],
  'neither a text nor a picture, and no code asks for it': [
    '<div id="it" tabindex="0"></div>',
    '<style>.box::before { content: "" }</style><div id="it" onclick="" class="box"></div>',
  ],
  'a backdrop, or a wrapper of controls': [
    '<div id="it" onclick="">Order <form></form></div>',
    '<div id="it" onclick=""><button>Save</button></div>',
    '<div id="it" onclick="">Name <input></div>',
    '<div id="it" onclick="" style="cursor:pointer">Name <input></div>',
    '<div id="it" onclick="" style="cursor:pointer"><label>Tea <input type="checkbox"></label></div>',
  ],
  'a layer over the page, whose press closes it': [
    '<main onclick=""><div id="it" class="asked" style="position:fixed">Sure? <button>Yes</button></div></main>',
  ],
  'a part for which a listener around asks': [
    '<ul onclick=""><li>Ada <i id="it" class="asked"></i></li></ul>',
    '<ul onclick=""><li id="it" class="asked">Ada <button>Call</button></li></ul>',
  ],
  'a handler and a pointer': [
    '<ul><li id="it" onclick="" style="cursor:pointer">Ada</li></ul>',
    '<div id="it" onclick="" style="cursor:pointer"><b>Tea</b><input type="checkbox"></div>',
  ],
  'a row of a table whose rows the app listens to': [
    '<table><tr id="it" class="listened" onclick=""><td>Ada</td></tr></table>',
    '<table><tr id="it" class="listened" onclick=""><td>Ada <button>Call</button></td></tr></table>',
  ],
  'a handler on the header of a column': ['<table><tr><th id="it" onclick="">Name</th></tr></table>'],
  'a handler on each card of a set': [
    '<main><div id="it" onclick="">Ada <button>Call</button></div><div onclick="">Ben <button>Call</button></div></main>',
  ],
  'a handler on a part of a table or list, or around controls': [
    '<ul><li id="it" onclick="">Ada <button>Call</button></li><li onclick="">Ben <button>Call</button></li></ul>',
    '<main><div id="it" onclick="">Ada <button>Call</button></div><div>Ben</div><p onclick="">Cy</p></main>',
    '<ul><li id="it" onclick="">Ada</li></ul>',
    '<table><tr><th id="it" onclick="">Name <button>Filter</button></th></tr></table>',
    '<div id="it" onclick="">Ada <button>Save</button></div>',
    '<table><tr id="it" onclick=""><td>Ada</td></tr></table>',
  ],
  'any other handler': [
    '<div id="it" onclick="">Save</div>',
    '<img id="it" onclick="" alt="Save">',
    '<i id="it" onclick="" class="fa fa-save"></i>',
    '<style>.icon::before { content: "+" }</style><span id="it" onclick="" class="icon"></span>',
  ],
  'a tab stop on a part of a table or list, without a pointer': ['<ul><li id="it" tabindex="0">Ada</li></ul>'],
  'a box around controls, or a part of a label': [
    '<div id="it" tabindex="0">Ada <button>Save</button></div>',
    '<label><span id="it" tabindex="0">Save</span></label>',
  ],
  'a tab stop, or a pointer of its own': [
    '<div id="it" tabindex="0">Save</div>',
    '<div id="it" style="cursor:pointer"><svg></svg></div>',
  ],
};

it('every rule has cases', () => {
  expect(Object.keys(cases)).toEqual(pressRules.map(({ name }) => name));
});

describe.each(pressRules)('$name', ({ name, pressed }) => {
  it.each(cases[name]!)(`decides for %s: ${String(pressed)}`, (html) => {
    show(html);
    const element = document.querySelector<HTMLElement>('#it')!;
    if (element.localName.includes('-')) element.attachShadow({ mode: 'open' }).innerHTML = '<button>Save</button>';
    if (element.matches('.listened')) Reflect.set(element, '__vnode', { ctx: { vnode: tableOfApp } });
    expect(pressRuleOf(element, strong).name).toBe(name);
    expect(isWeakCandidate(element, strong)).toBe(pressed);
  });
});

it.each([
  ['<svg id="it" onclick=""><path d="M0 0"/></svg>', true],
  ['<svg id="it" style="cursor:pointer"><path d="M0 0"/></svg>', false],
  ['<svg><path id="it" onclick="" d="M0 0"/></svg>', false],
])('a drawing counts if it listens itself: %s', (html, pressed) => {
  show(html);
  expect(isWeakCandidate(document.querySelector('#it')!, strong)).toBe(pressed);
});
