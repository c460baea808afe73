import { describe, expect, test } from 'vitest';

import { readHtml, readReact, type ReadApp } from '../read-app.js';

/** Prints the boundaries around the first intent, innermost first, as kind, role and label. */
const around = (app: ReadApp): string[] => {
  const found: string[] = [];
  for (let at = app.intents[0]?.boundary ?? null; at !== null; at = app.boundaries[at]?.parent ?? null) {
    const { kind, role = '', labels = [] } = app.boundaries[at] ?? {};
    found.push([kind, role, labels[0]?.text ?? ''].join(' ').trim());
  }
  return found;
};

describe('rows', () => {
  test.each([
    [
      'a list of data',
      '<ul aria-label="Orders">{orders.map((o) => <li><button>Open</button></li>)}</ul>',
      ['row listitem', 'list list Orders', 'page'],
    ],
    [
      'a table of data',
      '<table><caption>Orders</caption><tbody>{orders.map((o) => <tr><td><a href="/x">Open</a></td></tr>)}</tbody></table>',
      ['row row', 'list table Orders', 'page'],
    ],
    [
      'a named section is the row',
      '<div>{orders.map((o) => <article aria-label="Order"><button>Open</button></article>)}</div>',
      ['row  Order', 'list', 'page'],
    ],
    [
      'a loop over options is no row',
      '<select aria-label="x">{towns.map((t) => <option>{t}</option>)}</select>',
      ['page'],
    ],
    ['a loop of radios is no row', '<p>{sizes.map((s) => <input type="radio" name="s" value={s} />)}</p>', ['page']],
  ])('%s', (_, markup, expected) => {
    expect(around(readReact(markup))).toEqual(expected);
  });

  test('the loop names its list', () => {
    const app = readReact('<ul>{orders.map((order) => <li><button>Open</button></li>)}</ul>');
    expect(app.boundaries.find(({ kind }) => kind === 'row')?.loop).toEqual({ over: 'orders', item: 'order' });
  });

  test('the controls in all columns of a library table are in one row', () => {
    const app = readReact(
      '<Table dataSource={orders} columns={[{ render: () => <button>Edit</button> }, { render: () => <button>Delete</button> }]} />',
      `import { Table } from 'antd';`,
    );
    const [edit, remove] = app.intents;
    expect(app.boundaries[edit?.boundary ?? -1]?.kind).toBe('row');
    expect(remove?.boundary).toBe(edit?.boundary);
  });

  test('rows that are written out are read once, with all sites', () => {
    const row = (name: string): string => `<li><b>${name}</b><button>Open</button></li>`;
    const app = readHtml(`<ul>${row('A')}${row('B')}</ul>`);
    expect(app.intents.map(({ alsoAt }) => alsoAt?.length)).toEqual([1]);
  });
});
