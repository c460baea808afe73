import { composedParent } from '../elements/composed-tree.js';

/** The containers of a page by number, and the chains of containers around its elements. */
export class ContainerChains {
  readonly #numbers: Map<Element, number>;
  readonly #chains = new Map<Element, number[]>();
  readonly #inside = new Map<number, number[]>();

  /** @param containers the containers; the place of each in the list is its number */
  constructor(containers: readonly Element[]) {
    this.#numbers = new Map(containers.map((element, number) => [element, number]));
  }

  /** Returns the numbers of the containers around an element, innermost first. No element is in itself. */
  chainOf(element: Element): number[] {
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
    const above = this.chainOf(element);
    if (number === undefined) return above;
    let chain = this.#inside.get(number);
    if (chain === undefined) this.#inside.set(number, (chain = [number, ...above]));
    return chain;
  }
}
