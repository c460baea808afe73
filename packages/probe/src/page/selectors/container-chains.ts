import { composedParent } from '../elements/composed-tree.js';

/** The containers of a page by number, and the chains of containers around its elements. */
export class ContainerChains {
  readonly #numbers: Map<Element, number>;
  readonly #chains = new Map<Element, number[]>();
  readonly #inside = new Map<number, number[]>();

  readonly #ownRows: ReadonlySet<Element>;

  /**
   * @param containers the containers; the place of each in the list is its number
   * @param ownRows the controls that are rows themselves
   */
  constructor(containers: readonly Element[], ownRows: ReadonlySet<Element> = new Set()) {
    this.#numbers = new Map(containers.map((element, number) => [element, number]));
    this.#ownRows = ownRows;
  }

  /** Returns the numbers of the containers of a control, innermost first. A control that is a row is in this row. */
  chainOf(element: Element): number[] {
    return this.#ownRows.has(element) ? this.#chainIn(element) : this.chainAround(element);
  }

  /** Returns the numbers of the containers around an element, innermost first. No element is in itself. */
  chainAround(element: Element): number[] {
    const known = this.#chains.get(element);
    if (known !== undefined) return known;
    const parent = composedParent(element);
    const chain = parent === null ? [] : this.#chainIn(parent);
    this.#chains.set(element, chain);
    return chain;
  }

  /** Returns the chain of everything directly in an element: one array for all of it. */
  #chainIn(element: Element): number[] {
    const number = this.#numbers.get(element);
    const above = this.chainAround(element);
    if (number === undefined) return above;
    let chain = this.#inside.get(number);
    if (chain === undefined) this.#inside.set(number, (chain = [number, ...above]));
    return chain;
  }
}
