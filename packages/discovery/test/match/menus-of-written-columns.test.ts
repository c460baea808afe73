import { expect, test } from 'vitest';

import { match } from '../../src/match/match-pages.js';
import { readReact } from '../intents/read-app.js';
import { buildWorld } from './build-world.js';

const menu = `<Menu>
  <Menu.Target><button>More</button></Menu.Target>
  <Menu.Dropdown>
    <Menu.Item onClick={() => archive(card.id)}>Archive</Menu.Item>
    <Menu.Item onClick={() => drop(card.id)}>Drop</Menu.Item>
  </Menu.Dropdown>
</Menu>`;

/** Reads a board whose columns are a constant list. The list unrolls to one row for each column. */
const board = (after = '') =>
  readReact(
    `<Board />${after}`,
    `import { Menu } from '@mantine/core';
    const columns = [{ id: 'open', title: 'Open' }, { id: 'done', title: 'Done' }];
    function Board() {
      const cards = useCards();
      return <main>{columns.map((column) => <section key={column.id}><h3>{column.title}</h3>
        {cards.filter((card) => card.column === column.id).map((card) => <article key={card.id}><p>{card.title}</p>${menu}</article>)}
      </section>)}</main>;
    }`,
  );

/** A page on which the menu of one card is open. Its library draws the menu outside of the rows. */
function page() {
  const { snapshot } = buildWorld([
    { box: 'rows', rows: ['Ada', 'Bob'], inside: [{ label: 'More' }] },
    { box: 'dialog', inside: [{ label: 'Archive' }, { label: 'Drop' }] },
  ]);
  const index = snapshot.containers.findIndex(({ kind }) => kind === 'dialog');
  return {
    ...snapshot,
    containers: snapshot.containers.map((one) => (one.index === index ? { ...one, kind: 'menu' as const } : one)),
    elements: snapshot.elements.map((one) => (one.chain[0] === index ? { ...one, role: 'menuitem' } : one)),
  };
}

test('the menu of a card is the menu of each column that the source writes out alike', () => {
  const app = board();
  const snapshot = page();
  const { pairs } = match(app, [snapshot]);
  const named = pairs.map(({ intent, element }) => {
    const shown = snapshot.elements.find((one) => one.index === element);
    return `${app.intents[intent]?.labels[0]?.text} ${shown?.role} ${shown?.name}`;
  });
  expect(named).toContain('Archive menuitem Archive');
  expect(named).toContain('Drop menuitem Drop');
});

test('another menu with the same items leaves the open menu to neither', () => {
  const app = board(menu.replaceAll('card.id', 'chosen').replace('More', 'Selection'));
  const { containers } = match(app, [page()]);
  const menus = app.boundaries.filter(({ kind }) => kind === 'menu').map(({ index }) => index);
  expect(menus).toHaveLength(2);
  expect(containers.filter(({ boundary }) => menus.includes(boundary))).toEqual([]);
});
