import { beforeEach, describe, expect, test } from 'vitest';

import { figureOf, figures } from '../../../src/act/read/figures.js';
import { execute } from '../../../src/execute/execute.js';
import { manifestOf, target, tool } from '../manifest-of.js';

const show = (html: string): void => {
  document.body.innerHTML = html;
};

beforeEach(() => show(''));

test.each([
  ['Total: $12.50', 'Total', '$12.50'],
  ['Your Balance −$1,260.00', 'Your Balance', '−$1,260.00'],
  ['Current streak 5 days', 'Current streak', '5 days'],
  ['3 tasks left', 'tasks left', '3'],
  ['Completed 40%', 'Completed', '40%'],
])('%s is a figure', (text, caption, value) => {
  expect(figureOf(text)).toEqual({ caption, value, text });
});

test.each(['Page 1 of 3', 'Buy milk', '12.50', '© 2024 Ada', 'Rooms 3 and 4 are closed', 'INV-11', 'A4'])(
  '%s is no figure',
  (text) => {
    expect(figureOf(text)).toBeUndefined();
  },
);

describe('figures', () => {
  test('are the smallest parts with a caption and a number, outside of controls and records', () => {
    show(`<main><div><h4>Your balance</h4><p>$260.00</p></div><p>Total: 5</p><button>Cart 3</button>
      <ul><li>Milk 2</li></ul><table><tr><td>Pan 4</td></tr></table><nav>Inbox 9</nav></main>`);
    expect(figures(document).map(({ caption, value }) => [caption, value])).toEqual([
      ['Your balance', '$260.00'],
      ['Total', '5'],
    ]);
  });

  test('with a caption that appears twice are records', () => {
    show('<div><p>Price 5</p></div><div><p>Price 7</p></div><p>Sum 12</p>');
    expect(figures(document).map(({ caption }) => caption)).toEqual(['Sum']);
  });

  test('are read by the captions of the map, as the page shows them now', async () => {
    const reader = tool('read_total', {
      kind: 'read',
      read: { kind: 'figures', set: target('role:main'), columns: [{ key: 'total', title: 'Total', schema: {} }] },
    });
    show('<main><p>Total: 5</p><p>Other 6</p></main>');
    const first = await execute(reader, {}, manifestOf(reader));
    expect(first).toMatchObject({ status: 'completed', data: { items: [{ total: 5 }] } });
    show('<main><p>Total: $7.50</p></main>');
    const second = await execute(reader, {}, manifestOf(reader));
    expect(second).toMatchObject({ data: { items: [{ total: '$7.50' }] } });
    show('<main><p>Other 6</p></main>');
    expect(await execute(reader, {}, manifestOf(reader))).toMatchObject({ data: { items: [] } });
  });

  test('are no boxes that take presses beside each other', () => {
    const pair = (style: string): string =>
      `<main><div><span style="${style}">Help</span><span style="${style}">Settings</span></div></main>`;
    show(pair('cursor: pointer'));
    expect(figures(document)).toEqual([]);
    show(pair(''));
    expect(figures(document).map(({ caption }) => caption)).toEqual(['Help']);
  });

  test('are texts with a caption too, and numbers with a note below', () => {
    show(`<main><div><p>Revenue</p><b>$510</b><small>+20.1% from last month</small></div>
      <div><p>Open tickets</p><b>14</b><span>0%</span> <span>vs last month</span></div>
      <div><p>Address</p><p>4 Mill Lane</p></div><p><strong>Note:</strong> Ring twice</p><p>Phone: none yet</p>
      <p>Hello <b>Ada</b></p><div><label for="f">City</label><input id="f" value="Ely" /></div><button>Plan <b>Free</b></button>
      <div><span>Left</span><span hidden>Right</span></div></main>`);
    expect(figures(document).map(({ caption, value, isText }) => [caption, value, isText === true])).toEqual([
      ['Revenue', '$510', false],
      ['Open tickets', '14', false],
      ['Address', '4 Mill Lane', true],
      ['Note', 'Ring twice', true],
      ['Phone', 'none yet', true],
    ]);
  });

  test('of a part that a row opens are read behind the press of that row', async () => {
    const row = { param: 'order', rows: target('css:li'), key: target('css:b') };
    const reader = tool('read_order', {
      kind: 'read',
      row,
      reach: [{ do: 'click', target: target('role:button[name="View"]') }],
      read: { kind: 'figures', set: target('role:main'), columns: [{ key: 'address', title: 'Address', schema: {} }] },
    });
    const places = { Ada: '4 Mill Lane', Bea: '9 Elm Close' };
    const open = (who: string, where: string): void => {
      document.querySelector('aside')?.remove();
      document.body.insertAdjacentHTML(
        'beforeend',
        `<aside><h3>${who}</h3><div><p>Address</p><p>${where}</p></div></aside>`,
      );
    };
    show('<main><ul></ul></main>');
    for (const [who, where] of Object.entries(places)) {
      document.querySelector('ul')!.insertAdjacentHTML('beforeend', `<li><b>${who}</b><button>View</button></li>`);
      document.querySelector('li:last-child button')!.addEventListener('click', () => open(who, where));
    }
    for (const [who, where] of [...Object.entries(places), ['Ada', places.Ada]] as const)
      expect(await execute(reader, { order: who }, manifestOf(reader))).toMatchObject({
        status: 'completed',
        data: { items: [{ address: where }] },
      });
  });
});
