import { foldText } from '@webmcp/text';
import { expect, test } from 'vitest';

import { labelTexts, name, role, usable } from '../../src/page.js';

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('#x')!;
}

test.each([
  ['<input id="x" type="date">', 'textbox'],
  ['<input id="x" type="color">', 'textbox'],
  ['<div id="x" contenteditable>Note</div>', 'textbox'],
  ['<details><summary id="x">More</summary></details>', 'button'],
  ['<div id="x" role="unknown BUTTON">Go</div>', 'button'],
  ['<button id="x" role="none">Go</button>', 'button'],
  ['<ul role="presentation"><li id="x">One</li></ul>', 'none'],
  ['<select id="x" multiple></select>', 'listbox'],
  ['<input id="x" list="l"><datalist id="l"></datalist>', 'combobox'],
  ['<div id="x">Plain</div>', 'generic'],
])('role of %s is %s', (html, expected) => {
  expect(role(page(html))).toBe(expected);
});

test.each([
  ['<button id="x"><i class="material-icons">expand_more</i> More</button>', 'More'],
  ['<button id="x"><i class="material-icons">save</i></button>', 'save'],
  ['<button id="x"><i class="material-icons" aria-hidden="true">save</i></button>', ''],
  ['<button id="x"><i class="material-icons">save</i><i class="material-icons">send</i></button>', ''],
  [
    '<button id="x"><i class="q-icon notranslate material-icons" aria-hidden="true">group</i><span>Users</span></button>',
    'Users',
  ],
  ['<style>#x::before{content:"Order "}</style><button id="x">now</button>', 'Order now'],
  ['<style>#x::before{content:"\\f007"}</style><button id="x">Account</button>', 'Account'],
  ['<span id="l" hidden>Close dialog</span><button id="x" aria-labelledby="l">×</button>', 'Close dialog'],
  ['<fieldset id="x"><legend>Address</legend></fieldset>', 'Address'],
  ['<table id="x"><caption>Orders</caption><tr><td>1</td></tr></table>', 'Orders'],
  ['<button id="x"><svg><title>Search</title></svg></button>', 'Search'],
  ['<label for="x">Wait <input value="3"> days</label><input id="x" type="checkbox">', 'Wait 3 days'],
  ['<input id="x" placeholder="Your name">', 'Your name'],
  // A date shows no placeholder, and Chromium takes it for no name.
  ['<input id="x" type="date" placeholder="By date">', ''],
  ['<button id="x">Save\n   all<br>changes</button>', 'Save all changes'],
  ['<div hidden><button id="x">Gone</button></div>', ''],
  ['<input id="x" type="radio" style="display:none"><label for="x">Small</label>', 'Small'],
])('name of %s is %j', (html, expected) => {
  expect(name(page(html))).toBe(expected);
});

test.each([
  ['<label for="x">Email <b>*</b></label><input id="x">', ['Email']],
  ['<label>Country: <select id="x"><option>France</option></select></label>', ['Country']],
  [
    '<span id="a">Ship</span><span id="b">to</span><input id="x" aria-labelledby="a b" aria-label="Delivery">',
    ['Ship to', 'Delivery'],
  ],
  // MUI without an id, and with a labelId: the text of the box is its present value.
  ['<label>Gender</label><div><div id="x" role="combobox" aria-labelledby="x">Female</div></div>', ['Gender']],
  ['<label id="a">Gender</label><div id="x" role="combobox" aria-labelledby="a x">Female</div>', ['Gender']],
  ['<div id="x" role="combobox" aria-labelledby="x" aria-label="Gender">Female</div>', ['Gender']],
  // The placeholder of a drawn select: Radix, react-select, Element Plus with and without a value.
  ['<button id="x" role="combobox" data-placeholder><span>Status</span></button>', ['Status']],
  ['<button id="x" role="combobox"><span>Open</span></button>', []],
  ['<div><div class="css-1-placeholder">Team</div><div><input id="x" role="combobox"></div></div>', ['Team']],
  ['<div><div class="a-placeholder" hidden>Team</div><div>Blue<input id="x" role="combobox"></div></div>', []],
  ['<div><b class="el-select__selected-item el-select__placeholder">Blue</b><input id="x" role="combobox"></div>', []],
  [
    '<div><b class="el-select__selected-item el-select__placeholder is-transparent">Team</b><input id="x" role="combobox"></div>',
    ['Team'],
  ],
  // The option that chooses nothing, also once another is chosen. An option without a written value is a choice.
  [
    '<select id="x"><option value="">Filter by town</option><option selected>Bonn</option></select>',
    ['Filter by town'],
  ],
  ['<label for="x">Town</label><select id="x"><option value="">Any</option><option>Bonn</option></select>', ['Town']],
  ['<select id="x"><option>Aachen</option><option>Bonn</option></select>', []],
  ['<select id="x"><option>Aachen</option><option value="">Any town</option></select>', []],
  ['<select id="x" multiple><option value="">Any town</option><option>Bonn</option></select>', []],
  // The placeholder of a field beside.
  ['<div><p><b class="placeholder">Team</b><input role="combobox"></p><input id="x" role="combobox"></div>', []],
  ['<label for="x">Send</label><button id="x">Send</button>', []],
  ['<a id="x" href="/" aria-label="Home">H</a>', []],
])('label texts of %s are %j', (html, expected) => {
  expect(labelTexts(page(html))).toEqual(expected);
});

test.each([
  ['<input id="x" type="checkbox" style="opacity:0">', true],
  ['<input id="x" type="checkbox" style="position:absolute;clip:rect(0 0 0 0)">', true],
  ['<input id="x" aria-hidden="true">', false],
  ['<input id="x" type="radio" style="display:none"><label for="x">Small</label>', true],
  ['<label><input id="x" type="checkbox" hidden>Gift</label>', true],
  ['<label style="display:none"><input id="x" type="checkbox" hidden>Gift</label>', false],
  ['<label><input id="x" type="checkbox" hidden><span role="checkbox">Gift</span></label>', false],
  ['<label><input id="x" type="checkbox" hidden aria-hidden="true">Gift</label>', false],
  ['<label>Town <input id="x" hidden></label>', false],
  ['<div inert><button id="x">Go</button></div>', false],
  ['<button id="x" style="visibility:hidden">Go</button>', false],
  ['<div style="display:contents"><button id="x" disabled>Go</button></div>', true],
  ['<select><option id="x">One</option></select>', true],
])('%s is usable: %s', (html, expected) => {
  expect(usable(page(html))).toBe(expected);
});

test('an element behind a modal dialog is not usable', () => {
  const behind = page('<button id="x">Go</button><dialog><button id="in">Close</button></dialog>');
  document.querySelector('dialog')!.showModal();
  expect([usable(behind), usable(document.querySelector('#in')!)]).toEqual([false, true]);
});

test('names and usability follow slots and hidden hosts of open shadow roots', () => {
  document.body.innerHTML = '<div id="host">slotted</div>';
  const host = document.querySelector('#host')!;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<button>Add <slot></slot></button>';
  expect(name(root.querySelector('button')!)).toBe('Add slotted');
  host.setAttribute('aria-hidden', 'true');
  expect(usable(root.querySelector('button')!)).toBe(false);
});

test('label texts leave out required marks and white space', () => {
  expect([' Email  address * ', 'Name:', 'A * B', 'Total :*'].map(foldText)).toEqual([
    'Email address',
    'Name',
    'A * B',
    'Total',
  ]);
});

test.each([
  ['a drawing of an icon set that answers a press', '<svg data-it aria-hidden="true"></svg>', true, true],
  ['a drawing that answers nothing', '<svg data-it aria-hidden="true"></svg>', false, false],
  ['a drawing in a hidden part', '<p aria-hidden="true"><svg data-it></svg></p>', true, false],
  ['a drawing of an icon set in an inert part', '<p inert><svg data-it aria-hidden="true"></svg></p>', true, false],
  ['a hidden button that answers a press', '<button data-it aria-hidden="true">Go</button>', true, false],
])('usable: %s', (_, html, answers, expected) => {
  document.body.innerHTML = html;
  const element = document.querySelector('[data-it]')!;
  if (answers) Reflect.set(element, '__reactProps$x', { onClick: () => undefined });
  expect(usable(element)).toBe(expected);
});
