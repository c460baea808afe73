import { expect, test } from 'vitest';

import { name } from '../../src/accessibility/accessible-name.js';
import { shownOnDemand } from '../../src/accessibility/shown-on-demand.js';
import { usable } from '../../src/accessibility/usable.js';

const row = '<li>Fig <span class="x"><button data-it>Delete</button></span></li>';

test.each([
  ['a row shows its part', '.x { display: none } li:hover .x { display: block }', true],
  [
    'a row shows its part, in a media query',
    '.x { display: none } @media all { li:hover .x { display: block } }',
    true,
  ],
  ['a row shows its part, in nested rules', '.x { display: none } li { &:hover .x { display: flex } }', true],
  ['a row makes its part visible', '.x { visibility: hidden } li:hover .x { visibility: visible }', true],
  ['the part is hidden for good', '.x { display: none }', false],
  ['only its colour changes', '.x { display: none } li:hover .x { color: red }', false],
  ['the rule is about the part itself', '.x { display: none } .x:hover { display: block }', false],
  ['the rule is about another part', '.x { display: none } li:hover .y { display: block }', false],
  ['a box with the focus shows its part', '.x { display: none } li:focus .x { display: block }', true],
  ['a box with the focus inside shows its part', '.x { display: none } li:focus-within .x { display: block }', true],
  [
    'a utility class shows its part',
    '.x { display: none } .x { &:is(:where(li):focus-visible *) { display: block } }',
    true,
  ],
  ['the part itself has the focus', '.x { display: none } .x:focus-within { display: block }', false],
  ['only a class is named for the focus', '.x { display: none } li .\\:focus { display: block }', false],
  ['a box inside stays hidden', '.x, button { display: none } li:hover .x { display: block }', false],
])('%s', (_, css, shown) => {
  document.body.innerHTML = `<style>${css}</style><ul>${row}</ul>`;
  const element = document.querySelector('[data-it]')!;
  expect(shownOnDemand(element)).toBe(shown);
  expect(usable(element)).toBe(shown);
  expect(name(element)).toBe(shown ? 'Delete' : '');
});

const off = 'opacity: 0; pointer-events: none';
const on = 'opacity: 1; pointer-events: auto';

test.each([
  ['a part that a class shows later', `.x { ${off} } .x.open { ${on} }`, false],
  ['a part around that a class shows later', `ul { ${off} } ul.open { ${on} }`, false],
  ['a part that shows under the mouse', `.x { ${off} } li:hover .x { ${on} }`, true],
  ['a transparent part that takes the mouse', '.x { opacity: 0 }', true],
  ['a part that lets the mouse through', '.x { pointer-events: none }', true],
  ['a button that takes the mouse in such a part', `.x { ${off} } button { pointer-events: auto }`, true],
  ['a transparent button in a part that is shown', `button { ${off} }`, true],
])('%s', (_, css, shown) => {
  document.body.innerHTML = `<style>${css}</style><ul>${row}</ul>`;
  expect(usable(document.querySelector('[data-it]')!)).toBe(shown);
});

test('an element that is drawn needs no mouse', () => {
  document.body.innerHTML = `<style>li:hover .x { display: block }</style><ul>${row}</ul>`;
  expect(shownOnDemand(document.querySelector('[data-it]')!)).toBe(false);
});
