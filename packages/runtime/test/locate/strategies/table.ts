import type { LocateStrategy } from '../../../src/locate/strategies/locate-strategy.js';

const testIdAttributes = ['data-mcp', 'data-testid'];

/** Returns the values and scores that a strategy gives the element `#it` of a page. */
export function candidatesOf(strategy: LocateStrategy, html: string): [string, number][] {
  document.body.innerHTML = html;
  const element = document.querySelector('#it, [data-it]')!;
  return strategy.candidates(element, { testIdAttributes }).map(({ value, score }) => [value, score]);
}

/** Returns the texts of the elements that a value finds in a page. */
export function hitsOf(strategy: LocateStrategy, html: string, value: string): string[] {
  document.body.innerHTML = html;
  const found = strategy.hits(value, { roots: [document], testIdAttributes });
  return found.map((element) => element.getAttribute('data-is') ?? element.localName);
}
