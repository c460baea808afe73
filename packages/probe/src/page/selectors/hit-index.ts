import type { SelectorCandidate, Selector } from '@webmcp/contract';
import { candidates, hits, locateStrategies, type LocateStrategy } from '@webmcp/runtime/page';
import type { SelectorStrategyName } from '@webmcp/text';
import { ContainerChains } from './container-chains.js';
import { cssHits } from './css-hits.js';
import { indexedPage, type IndexedHits, type IndexedPage } from './indexed-page.js';
import { labelHits } from './label-hits.js';
import { roleHits } from './role-hits.js';
import { testidHits } from './testid-hits.js';

/** The index of each strategy. The runtime's own `hits` searches for a strategy without an index. */
const indexes: Partial<Record<SelectorStrategyName, (page: IndexedPage) => IndexedHits>> = {
  testid: testidHits,
  label: labelHits,
  role: roleHits,
  css: cssHits,
};

type Searched = Pick<Selector, 'strategy' | 'value'>;

/**
 * Answers `hits(selector, document)` for many selectors at once, and counts the hits inside containers.
 * The runtime's own `hits` searches the page for each selector. The index reads every element once, with the same
 * functions. A test compares the two.
 */
export class HitIndex {
  readonly #page: IndexedPage;
  readonly #strategies: readonly LocateStrategy[];
  readonly #chains: ContainerChains;
  readonly #indexes = new Map<string, IndexedHits>();
  readonly #searched = new Map<string, Element[]>();
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #onceIn = new Map<number[], Record<number, number>>();

  /**
   * @param containers the containers in which hits are counted; the place of each in the list is its number
   * @param known the known strategies, by default all listed ones, and the controls that are rows themselves
   */
  constructor(
    document: Document,
    testIdAttributes: string[],
    containers: Element[],
    {
      strategies = locateStrategies,
      ownRows,
    }: { strategies?: readonly LocateStrategy[]; ownRows?: ReadonlySet<Element> } = {},
  ) {
    this.#page = indexedPage(document, testIdAttributes);
    this.#strategies = strategies;
    this.#chains = new ContainerChains(containers, ownRows);
    for (const [strategy, indexOf] of Object.entries(indexes)) this.#indexes.set(strategy, indexOf(this.#page));
  }

  /** Returns the structural path of an element, see {@link PathIndex}. */
  pathOf(element: Element): string {
    return this.#page.paths.pathOf(element);
  }

  /** Returns one step of such a path: the tag, with its place if siblings share it. */
  stepOf(element: Element): string {
    return this.#page.paths.stepOf(element);
  }

  /** Returns the numbers of the containers of a control, see {@link ContainerChains.chainOf}. */
  chainOf(element: Element): number[] {
    return this.#chains.chainOf(element);
  }

  /** Returns the number of the innermost container around an element; null without one. */
  parentOf(element: Element): number | null {
    return this.#chains.chainAround(element)[0] ?? null;
  }

  /** Returns every selector that could find an element, with its hits in the document and in each container around it. */
  candidates(element: Element): SelectorCandidate[] {
    const chain = this.chainOf(element);
    const { testIdAttributes } = this.#page;
    const facts = { testIdAttributes, pathOf: (one: Element) => this.pathOf(one) };
    return candidates(element, facts, this.#strategies).map((selector) => {
      const found = this.hits(selector);
      if (found.length === 1 && found[0] === element)
        return { selector, document: 1, containers: this.#oneInEach(chain) };
      return this.counted(selector, element);
    });
  }

  /** Returns a selector with its hits in the document and in each container around an element. */
  counted(selector: Selector, element: Element): SelectorCandidate {
    const chain = this.chainOf(element);
    return {
      selector,
      document: this.hits(selector).length,
      containers: Object.fromEntries(chain.map((number) => [number, this.countWithin(selector, number)])),
    };
  }

  /** Returns every usable element of the document that a selector finds. */
  hits({ strategy, value }: Searched): Element[] {
    const indexed = this.#indexes.get(strategy)?.(value);
    if (indexed !== undefined) return indexed;
    const key = `${strategy} ${value}`;
    let found = this.#searched.get(key);
    if (found === undefined) {
      const { document, testIdAttributes, tree } = this.#page;
      const known = { roots: tree.roots, strategies: this.#strategies };
      this.#searched.set(key, (found = hits({ strategy, value }, document, testIdAttributes, known)));
    }
    return found;
  }

  /** Counts the hits below the container of a number. */
  countWithin({ strategy, value }: Searched, container: number): number {
    const key = `${strategy} ${value}`;
    let counts = this.#counts.get(key);
    if (counts === undefined) {
      counts = new Map();
      for (const element of this.hits({ strategy, value }))
        for (const number of this.chainOf(element)) counts.set(number, (counts.get(number) ?? 0) + 1);
      this.#counts.set(key, counts);
    }
    return counts.get(container) ?? 0;
  }

  /** Counts a single hit in all containers of a chain: one object for all hits there, as each takes kilobytes. */
  #oneInEach(chain: number[]): Record<number, number> {
    let counts = this.#onceIn.get(chain);
    if (counts === undefined)
      this.#onceIn.set(
        chain,
        (counts = Object.fromEntries(chain.map((number) => [number, 1])) as Record<number, number>),
      );
    return counts;
  }
}
