import { describe, expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

/** Returns the selectors that find each control alone in its row and not alone on the page. */
function inRows(...rows: string[]): string[][] {
  show(`<ul>${rows.map((inside, at) => `<li><b>Row ${at}</b> ${inside}</li>`).join('')}</ul>`);
  const { elements, containers } = readPage(['data-testid']);
  return elements.map(({ chain, candidates }) => {
    const row = chain.find((number) => containers[number]?.kind === 'row')!;
    return candidates.flatMap(({ selector, document, containers: found }) =>
      document > 1 && found[row] === 1 ? [selector.value] : [],
    );
  });
}

const icon = (name: string): string => `<button><i class="mdi mdi-${name}"></i></button>`;

describe('namelessSelectors', () => {
  it('finds the only control of a role', () => {
    const rows = inRows('<input type="checkbox">', '<input type="checkbox">');
    expect(rows).toEqual([['checkbox'], ['checkbox']]);
  });

  it('finds one of several by its icon', () => {
    const both = icon('pencil') + icon('delete');
    expect(inRows(both, both)).toEqual(
      [0, 1].flatMap(() => [['button:has(.mdi-pencil)'], ['button:has(.mdi-delete)']]),
    );
  });

  it('finds one of several by a class with the set and the name of its icon', () => {
    const iconify = (name: string): string => `<button><span class="iconify i-heroicons:${name}"></span></button>`;
    const both = iconify('minus') + iconify('plus');
    expect(inRows(both, both)).toEqual(
      [0, 1].flatMap(() => [
        [String.raw`button:has(.i-heroicons\:minus)`],
        [String.raw`button:has(.i-heroicons\:plus)`],
      ]),
    );
  });

  it('finds an icon that is the control itself', () => {
    const both = '<i class="mdi mdi-pencil" role="button"></i><i class="mdi mdi-delete" role="button"></i>';
    expect(inRows(both, both)).toEqual([0, 1].flatMap(() => [['i.mdi-pencil'], ['i.mdi-delete']]));
  });

  it('finds one of several by the name of its icon in a sprite', () => {
    const sprite = (id: string, attribute = 'href'): string =>
      `<button><svg><use ${attribute}="/icons.svg#${id}"></use></svg></button>`;
    const both = sprite('edit') + sprite('trash', 'xlink:href');
    expect(inRows(both, both)).toEqual(
      [0, 1].flatMap(() => [['button:has(use[*|href$="#edit"])'], ['button:has(use[*|href$="#trash"])']]),
    );
    const alike = sprite('edit') + sprite('edit');
    expect(inRows(alike, alike).flat()).toEqual([]);
  });

  it('finds a box inside of boxes by its own picture', () => {
    const box = (picture: string): string => `<div><div tabindex="0" style="cursor:pointer">${picture}</div></div>`;
    const sprite = box('<svg><use href="/icons.svg#edit"></use></svg>');
    expect(inRows(sprite, sprite).flat()).toContain('div:has(> svg > use[*|href$="#edit"])');
    const glyph = box('<i class="mdi mdi-pencil"></i>');
    expect(inRows(glyph, glyph).flat()).toContain('div:has(> .mdi-pencil)');
  });

  it('finds one of several by the drawing of its icon', () => {
    const drawing = (path: string): string => `<button><svg viewBox="0 0 9 9"><path d="${path}"/></svg></button>`;
    const both = drawing('M3 6h18v2H3z') + drawing('M9 1l4 4-4 4z');
    expect(inRows(both, both)).toEqual(
      [0, 1].flatMap(() => [['button:has(path[d^="M3 6h18v2H3z"])'], ['button:has(path[d^="M9 1l4 4-4 4z"])']]),
    );
    const check = '<button><svg viewBox="0 0 9 9"><polyline points="20 6 9 17 4 12"/></svg></button>';
    const mixed = check + drawing('M9 1l4 4-4 4z');
    expect(inRows(mixed, mixed)[0]).toEqual(['button:has(polyline[points^="20 6 9 17 4 12"])']);
    const alike = drawing('M3 6h18v2H3z') + drawing('M3 6h18v2H3z');
    expect(inRows(alike, alike).flat()).toEqual([]);
  });

  it('finds none of several alike', () => {
    const both = icon('pencil') + icon('pencil');
    expect(inRows(both, both).flat()).toEqual([]);
  });

  it('finds a control outside of rows by an icon that is alone on the page', () => {
    const selectors = (html: string): string[] => {
      show(html);
      const [first] = readPage(['data-testid']).elements;
      return first!.candidates.map(({ selector }) => selector.value).filter((value) => value.includes('mdi'));
    };
    expect(selectors(`<p>${icon('menu')}</p><div>${icon('close')}</div>`)).toEqual(['button:has(.mdi-menu)']);
    expect(selectors(`<p>${icon('menu')}</p><div>${icon('menu')}</div>`)).toEqual([]);
  });

  it('finds the only control with a picture and no name, if a control with a name has the same picture', () => {
    const selectors = (html: string): string[] => {
      show(html);
      const [first] = readPage(['data-testid']).elements;
      return first!.candidates.map(({ selector }) => selector.value).filter((value) => value.includes('name='));
    };
    const named = '<button><i class="mdi mdi-plus"></i> Add money</button>';
    expect(selectors(`<p>${icon('plus')}</p><div>${named}</div>`)).toEqual(['button[name=""]']);
    expect(selectors(`<p>${icon('plus')}</p><div>${named}${icon('minus')}</div>`)).toEqual([]);
    expect(selectors(`<p><button></button></p><div>${named}</div>`)).toEqual([]);
    // Its own picture is alone as well, and both selectors find it.
    expect(selectors(`<p>${icon('minus')}</p><div>${named}</div>`)).toEqual(['button[name=""]']);
  });

  it('finds a list without a label by the options that no other list has', () => {
    const selectors = (html: string): string[][] => {
      show(html);
      return readPage(['data-testid']).elements.map(({ candidates }) =>
        candidates.map(({ selector }) => selector.value).filter((value) => /option|name=/.test(value)),
      );
    };
    const list = (...values: string[]): string =>
      `<select>${values.map((value) => `<option value="${value}">${value} ones</option>`).join('')}</select>`;
    const kinds = list('all', 'income', 'a &quot;b&quot;');
    expect(selectors(`<p>${kinds}</p><p>${list('all', 'high')}</p>`)).toEqual([
      ['select:has(option[value="income"])', String.raw`select:has(option[value="a \"b\""])`],
      ['select:has(option[value="high"])'],
    ]);
    expect(selectors(`<p>${list('all')}</p>`)).toEqual([['combobox[name=""]', 'select:has(option[value="all"])']]);
    expect(selectors(`<p>${kinds}</p><p>${kinds}</p>`)).toEqual([[], []]);
    expect(selectors(`<label>Kind ${kinds}</label>`).flat().join()).not.toContain('option');
  });

  it('finds a date by its placeholder, which is no name of it', () => {
    show('<p><input type="date" placeholder="Filter by date"></p><p><input type="text" placeholder="Title"></p>');
    const found = readPage(['data-testid']).elements.map(({ candidates }) =>
      candidates.map(({ selector }) => selector.value).filter((value) => value.includes('[placeholder')),
    );
    expect(found).toEqual([['input[placeholder="Filter by date"]'], []]);
  });

  it('adds nothing to a control with a name', () => {
    const named = '<input type="checkbox" aria-label="Done">';
    expect(inRows(named, named).flat()).not.toContain('checkbox');
  });
});
