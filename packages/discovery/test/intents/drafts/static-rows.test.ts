import { expect, test } from 'vitest';

import { staticRows } from '../../../src/intents/drafts/static-rows.js';
import { element, htmlScene } from '../read-scene.js';

const item = (name: string, more = '<button>Open</button>'): string => `<li><b>${name}</b>${more}</li>`;

test.each([
  ['equal controls with different texts', item('A') + item('B') + item('C'), [3]],
  ['equal controls with equal texts', item('A') + item('A'), []],
  ['different words of the controls', item('A') + item('B', '<button>Close</button>'), []],
  ['one row', item('A'), []],
  ['rows without an action', item('A', '<input>') + item('B', '<input>'), []],
  ['rows beside others', item('A') + item('B') + item('C', '<a href="/x">X</a>'), [2]],
])('%s', (_, items, sizes) => {
  const rows = staticRows(element(htmlScene(`<ul>${items}</ul>`), 'ul').children);
  expect([...rows.values()].map(({ others }) => others.length + 1)).toEqual(sizes);
});

test('settings with functions of their own are no rows, and rows that pass on their own argument are', () => {
  const setting = (name: string, press: string): string =>
    `<li><b>${name}</b><button onclick="${press}">Switch</button></li>`;
  const code = '<script>function dark() { theme(1); } function loud(level) { sound(level); }</script>';
  const sizes = (...presses: string[]): number =>
    staticRows(
      element(htmlScene(`${code}<ul>${presses.map((press, at) => setting(`S${at}`, press)).join('')}</ul>`), 'ul')
        .children,
    ).size;
  expect(sizes('dark()', 'loud(2)')).toBe(0);
  expect(sizes('loud(1)', 'loud(2)')).toBe(1);
});

test('two of three table rows can have equal texts', () => {
  const row = (name: string): string => `<tr><td>${name}</td><td><button>Open</button></td></tr>`;
  const body = htmlScene(`<table><tbody>${row('A')}${row('A')}${row('B')}</tbody></table>`);
  expect(staticRows(element(body, 'tbody').children).size).toBe(1);
});
