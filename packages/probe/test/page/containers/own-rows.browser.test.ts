import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { describe, expect, it } from 'vitest';

import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

const place = 'src/days.tsx:7:9';

/** Reads a page: for each control, the number of its own row, and the values of the selectors that find the row itself. */
const read = (html: string, rowPlaces: string[] = [place]) => {
  show(html.replaceAll(' made', ` ${stampAttribute}="${place}"`));
  const { elements, containers } = readPage(
    ['data-testid'],
    false,
    rowPlaces.map((one) => [one, one]),
  );
  return {
    containers,
    controls: elements.map(({ name, chain, candidates }) => {
      const own = containers.find(({ index, kind }) => index === chain[0] && kind === 'row');
      const alone = candidates.filter(({ containers: hits }) => own !== undefined && hits[own.index] === 1);
      return { name, key: own?.row?.keys[0]?.text, found: alone.map(({ selector }) => selector.value) };
    }),
  };
};

describe('controls that are rows themselves', () => {
  it('are in their own row, which their texts name', () => {
    const { controls, containers } = read(
      '<main><div><button made><span>Mon</span> <span>7</span></button><button made><span>Tue</span> <span>8</span></button></div></main>',
    );
    expect(controls.map(({ name, key }) => [name, key])).toEqual([
      ['Mon 7', 'Mon'],
      ['Tue 8', 'Tue'],
    ]);
    for (const { found } of controls) expect(found).toEqual(expect.arrayContaining(['button', ':scope']));
    const rows = containers.filter(({ kind }) => kind === 'row');
    expect(rows.map(({ parent }) => containers[parent ?? -1]?.tag)).toEqual(['main', 'main']);
  });

  it('may contain other controls, which are in the same row', () => {
    const { controls } = read(
      '<section><div made tabindex="0"><h3>Mug</h3><button>Remove</button></div><div made tabindex="0"><h3>Pan</h3><button>Remove</button></div></section>',
    );
    expect(controls.map(({ key }) => key)).toEqual(controls.map((_, at) => (at < controls.length / 2 ? 'Mug' : 'Pan')));
  });

  it('are none without a loop of the source, and fields are none', () => {
    expect(read('<div><button made>Mon</button><button made>Tue</button></div>', []).controls).toMatchObject([
      { key: undefined },
      { key: undefined },
    ]);
    expect(read('<div><input made aria-label="Mon"><input made aria-label="Tue"></div>').controls).toMatchObject([
      { key: undefined },
      { key: undefined },
    ]);
  });
});

describe('pressed rows of a table that a library draws', () => {
  const table = (rows: string): string => `<main><table><tbody>${rows}</tbody></table></main>`;
  const pressed = 'onclick="" style="cursor: pointer"';

  it('are in their own row, beside the controls inside', () => {
    const { controls } = read(
      table(`<tr ${pressed}><td>Mug</td><td>2</td></tr><tr ${pressed}><td>Pan</td><td>3</td></tr>`),
      [],
    );
    expect(controls.map(({ key, found }) => [key, found.includes(':scope')])).toEqual([
      ['Mug', true],
      ['Pan', true],
    ]);
  });

  it('are none of the headers', () => {
    expect(read(table(`<tr ${pressed}><th>Name</th><th>Count</th></tr>`), []).controls).toMatchObject([
      { key: undefined },
    ]);
  });
});

describe('a control that is all that its row contains', () => {
  const card = (more = ''): string => `<div made><div tabindex="0"><b>Mug</b> 2 left</div>${more}</div>`;
  const found = (html: string): (string | undefined)[] =>
    read(html).controls.map((one) => one.found.find((value) => value.startsWith(':scope')));

  it('is found as the only child of the row', () => {
    expect(found(`<section>${card()}${card()}</section>`)).toEqual([':scope > :only-child', ':scope > :only-child']);
  });

  it('is not found so if it is a row itself, also the only one of its list', () => {
    expect(found('<main><section><button made><b>Mon</b> 7</button></section></main>')).toEqual([':scope']);
  });

  it('is not found so beside anything else, nor as a field', () => {
    expect(found(`<section>${card('<i>new</i>')}${card()}</section>`)).toEqual([undefined, ':scope > :only-child']);
    expect(found('<section><div made><input aria-label="Mug"></div></section>')).toEqual([undefined]);
  });
});

describe('rows by the controls that one loop makes', () => {
  /** Reads a page again with the controls of a loop, by their names. */
  const readRows = (html: string, loop: RegExp) => {
    show(html);
    const first = readPage(['data-testid']);
    const controls = first.elements.flatMap(({ name, index }) => (loop.test(name) ? [index] : []));
    const { elements, containers } = readPage(['data-testid'], false, [], [controls]);
    return elements.map(({ name, chain, candidates }) => {
      const row = containers.find(({ index, kind }) => index === chain[0] && kind === 'row')?.row;
      const own = candidates.some(({ selector }) => selector.value === ':scope');
      return { name, key: row?.keys[0]?.text, own, rows: row?.rows.map(({ value }) => value) };
    });
  };
  const box = (text: string, more = ''): string => `<div tabindex="0" onclick="1"${more}>${text}</div>`;

  it('are the controls themselves, without stamps and with different classes', () => {
    const found = readRows(
      `<main>${box('<span>House</span>', ' class="chosen"')}${box('<span>Garden</span>')}${box('New')}</main>`,
      /House|Garden/,
    );
    expect(found).toMatchObject([
      { key: 'House', own: true },
      { key: 'Garden', own: true },
      { key: undefined, own: false },
    ]);
  });

  it('are the wrappers of cards, also of a card that is alone in its column', () => {
    const card = (name: string): string =>
      `<div><article tabindex="0" onclick="1"><h3>${name}</h3><p>1 of 2</p></article></div>`;
    const found = readRows(
      `<main><section><div>${card('Milk')}${card('Bread')}</div></section><section><div>${card('Door')}</div></section></main>`,
      /Milk|Bread|Door/,
    );
    expect(found).toMatchObject([{ key: 'Milk' }, { key: 'Bread' }, { key: 'Door' }]);
    const [milk, , door] = found.map(({ rows }) => rows ?? []);
    expect(milk!.filter((value) => door!.includes(value))).not.toEqual([]);
  });

  it('are none for one control, and for fields', () => {
    expect(readRows(`<main>${box('House')}${box('New')}</main>`, /House/)).toMatchObject([
      { own: false },
      { own: false },
    ]);
    const fields = '<main><p><input aria-label="Mon"></p><p><input aria-label="Tue"></p></main>';
    expect(readRows(fields, /Mon|Tue/)).toMatchObject([{ own: false }, { own: false }]);
  });
});
