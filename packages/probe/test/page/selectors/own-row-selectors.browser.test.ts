import { expect, it } from 'vitest';
import { readPage } from '../../../src/page/read-page.js';
import { show } from '../fixture.js';

/** Returns the bare roles that find the first control of each row in its row alone, and nowhere else. */
function rolesInRows(...rows: string[]): string[][] {
  show(`<ul>${rows.map((inside, at) => `<li><b>Row ${at}</b> ${inside}</li>`).join('')}</ul>`);
  const { elements, containers } = readPage(['data-testid']);
  const firsts = elements.filter(({ chain }, at) => chain[0] !== elements[at - 1]?.chain[0]);
  return firsts.map(({ chain, candidates }) => {
    const row = chain.find((number) => containers[number]?.kind === 'row')!;
    return candidates.flatMap(({ selector, document, containers: found }) =>
      selector.strategy === 'role' && !selector.value.includes('[') && document === 0 && found[row] === 1
        ? [selector.value]
        : [],
    );
  });
}

it('finds the only link of a row by its role, whatever its name', () => {
  const link = (name: string): string => `<a href="#${name}">${name}</a><button>Vote</button>`;
  expect(rolesInRows(link('Ada'), link('Bea'))).toEqual([['link'], ['link']]);
});

it('finds no control by a role that its row has twice', () => {
  const links = (name: string): string => `<a href="#${name}">${name}</a><a href="#all">All</a>`;
  expect(rolesInRows(links('Ada'), links('Bea'))).toEqual([[], []]);
});
