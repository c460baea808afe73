import { expect, test } from 'vitest';

import { label } from '../../../src/locate/strategies/label.js';
import { candidatesOf, hitsOf } from './table.js';

test.each([
  ['<label for="it">E-mail *</label><input id="it">', [['E-mail', 0.8]]],
  [
    '<label>E-mail <input data-it aria-label="Mail"></label>',
    [
      ['E-mail', 0.8],
      ['Mail', 0.8],
    ],
  ],
  ['<b id="a">Your</b><b id="b">mail</b><input data-it aria-labelledby="a b">', [['Your mail', 0.8]]],
  ['<button data-it aria-label="Save">Save</button>', []],
  ['<label>Name</label><input data-it>', [['Name', 0.7]]],
  ['<div><label for="gone">Name:</label><p><input data-it></p></div>', [['Name', 0.7]]],
  ['<label>Kind</label><div><div data-it role="combobox">Any</div><input aria-hidden="true"></div>', [['Kind', 0.7]]],
  ['<label>Name</label><input data-it aria-label="Mail">', [['Mail', 0.8]]],
  ['<label>Name</label><input><input data-it>', []],
  ['<label>Name</label><div><input data-it><input></div>', []],
  ['<input type="checkbox"><label>Agree</label><input data-it>', []],
  ['<label for="other">Name</label><b id="other"></b><input id="other"><input data-it>', []],
  ['<label>Size</label><input type="radio" data-it>', []],
  ['<div><span>Size:</span><input data-it></div>', [['Size', 0.6]]],
  ['<p>Fees</p><div>Size <p><select data-it></select></p></div>', [['Size', 0.6]]],
  ['<div><span>Size</span><input data-it><button>+</button></div>', []],
  ['<div><span>Size</span><input data-it placeholder="Width"></div>', []],
  ['<div><span>12</span><input data-it></div>', []],
  ['<div><span hidden>Size</span><input data-it></div>', []],
  ['<form>Size <div><input data-it></div></form>', []],
  ['<div data-it style="cursor:pointer">Archive</div>', [['Archive', 0.7]]],
  [
    '<div data-it style="cursor:pointer"><span>Archive</span> <i class="material-icons">box</i></div>',
    [['Archive', 0.7]],
  ],
  ['<span data-it class="material-icons" style="cursor:pointer">delete</span>', [['delete', 0.7]]],
  [
    '<a data-it href="/all" role="listitem"><i class="material-icons" aria-hidden="true">menu</i> All</a>',
    [['All', 0.7]],
  ],
  ['<a data-it href="/all">All</a>', []],
  ['<button data-it><i class="q-icon" aria-hidden="true">more_vert</i></button>', [['more_vert', 0.7]]],
  ['<button data-it aria-label="More"><i class="q-icon" aria-hidden="true">more_vert</i></button>', []],
  ['<button data-it><i class="q-icon" aria-hidden="true">add</i> Add</button>', []],
  ['<button data-it><i class="mdi" aria-hidden="true">\u{f0415}</i></button>', []],
  ['<a href="/all" role="listitem"><span data-it>All</span></a>', []],
  ['<div data-it>Archive</div>', []],
  ['<div data-it style="cursor:pointer">Archive <button>?</button></div>', []],
  ['<button style="cursor:pointer"><span data-it style="cursor:pointer">Archive</span></button>', []],
  ['<div style="cursor:pointer"><span data-it>Archive</span></div>', []],
  ['<div style="cursor:pointer"><span data-it>Archive</span> 3</div>', [['Archive', 0.7]]],
  [`<div data-it style="cursor:pointer">${'long '.repeat(30)}</div>`, []],
  ['<h2 data-it style="cursor:pointer">Archive</h2>', []],
  ['<div><label>Sounds</label><button data-it><span></span></button></div>', [['Sounds', 0.7]]],
  ['<div><p>Sounds</p><div><button data-it><span></span></button></div></div>', [['Sounds', 0.7]]],
  ['<div><label>Sounds</label><button data-it></button></div>', []],
  ['<div><label>Sounds</label><button data-it><svg></svg></button></div>', []],
  ['<div><label>Sounds</label><button data-it aria-label="On"><span></span></button></div>', []],
  ['<div><label>Sounds</label><button>?</button><button data-it><span></span></button></div>', []],
  ['<div><b>Sounds</b><i>on</i><button data-it><span></span></button></div>', []],
])('%s has the candidates %j', (html, candidates) => {
  expect(candidatesOf(label, html)).toEqual(candidates);
});

test.each([
  ['<label>City <input data-is="it"></label><label>City hall <input></label>', ['it']],
  ['<label for="c">City:</label><input id="c" data-is="it">', ['it']],
  ['<label><img alt="City"> <input data-is="it"></label>', ['it']],
  ['<input aria-label="City" data-is="it"><p aria-label="City">…</p>', ['it']],
  ['<b id="l">City</b><select aria-labelledby="l" data-is="it"></select>', ['it']],
  ['<label>city <input></label>', []],
  ['<label>City</label><input data-is="it"><label>Town</label><input>', ['it']],
  ['<div><label>City</label></div><div><select data-is="it"></select></div>', []],
  ['<label>City</label><div><button>?</button><input data-is="it"></div>', ['it']],
  ['<p data-is="it" style="cursor:pointer">City</p><p>City</p>', ['it']],
  ['<p data-is="one" style="cursor:pointer">City</p><p data-is="two" style="cursor:pointer">City</p>', ['one', 'two']],
  ['<p style="cursor:pointer">City</p><label>City <input data-is="it"></label>', ['it']],
  ['<p style="cursor:pointer">City hall</p>', []],
  ['<div><span>City:</span><input data-is="it"></div><div><span>Town:</span><input></div>', ['it']],
  ['<div>City <input data-is="a"></div><div><b>City</b><select data-is="b"></select></div>', ['a', 'b']],
  ['<div><b>City</b><input></div><label>City <input data-is="it"></label>', ['it']],
  ['<div><p>City</p><button data-is="it"><span></span></button></div><button><span></span></button>', ['it']],
  ['<div><h3>City</h3><label><input type="checkbox" data-is="it"><i></i></label></div>', ['it']],
  ['<div><div><h3>City</h3><p>A sentence</p></div><button role="switch" data-is="it"><i></i></button></div>', []],
  ['<div><div><h3>City</h3><p>A sentence</p></div><button role="switch" data-is="it"><b></b></button></div>', ['it']],
  ['<div><h3>City</h3><input type="checkbox"><input type="checkbox"></div>', []],
])('the value City finds in %s the elements %j', (html, found) => {
  expect(hitsOf(label, html, 'City')).toEqual(found);
});

test('a search among known elements looks at no others', () => {
  document.body.innerHTML = '<label>City <input id="a"></label><label>City <input id="b"></label>';
  const among = [document.querySelector('#b')!];
  expect(label.hits('City', { roots: [document], testIdAttributes: [], among })).toEqual(among);
});

test.each([
  ['React', '__reactProps$x', { onClick: () => undefined }, ['inner']],
  ['React, twice', '__reactProps$x', { onDoubleClick: () => undefined }, ['inner']],
  ['Vue', '_vei', { onDblclick: () => undefined }, ['inner']],
  ['Vue without a handler of presses', '_vei', { onInput: () => undefined }, ['outer']],
])('a box is the part that a handler answers: %s', (_, key, props, found) => {
  document.body.innerHTML = '<div data-is="outer" style="cursor:pointer"><b data-is="inner">City</b></div>';
  Reflect.set(document.querySelector('b')!, key, props);
  const all = label.hits('City', { roots: [document], testIdAttributes: [] });
  expect(all.map((element) => element.getAttribute('data-is'))).toEqual(found);
});

test.each([
  ['both', ['inner', 'outer'], ['inner']],
  ['the outer one', ['outer'], ['outer']],
])('of two boxes around one text, the innermost with a handler counts: %s', (_, answering, found) => {
  document.body.innerHTML = '<div data-is="outer" style="cursor:pointer"><b data-is="inner">City</b></div>';
  for (const one of answering)
    Reflect.set(document.querySelector(`[data-is=${one}]`)!, '_vei', { onClick: () => undefined });
  const all = label.hits('City', { roots: [document], testIdAttributes: [] });
  expect(all.map((element) => element.getAttribute('data-is'))).toEqual(found);
});

test.each([
  ['title of a part that a handler answers', '<div data-is="part"><b>Milk</b><i>Two litres</i></div>', ['part']],
  ['title under the pointer', '<div data-is="part" style="cursor:pointer"><b>Milk</b><i>Old</i></div>', ['part']],
  ['text that the part shows twice', '<div data-is="part"><b>Milk</b><i>Milk</i></div>', []],
  ['part around a control', '<div data-is="part"><b>Milk</b><button>Old</button></div>', []],
])('a text inside a box names the box: %s', (_, html, found) => {
  document.body.innerHTML = html;
  Reflect.set(document.querySelector('div')!, '_vei', { onClick: () => undefined });
  const all = label.hits('Milk', { roots: [document], testIdAttributes: [] });
  expect(all.map((element) => element.getAttribute('data-is'))).toEqual(found);
});
