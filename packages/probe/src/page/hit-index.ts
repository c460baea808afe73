import type { Selector } from '@webmcp/contract';
import { hits, labelsOf, labelTexts, name, normalizeText, role, usable } from '@webmcp/runtime/page';
import { composedElements, composedParent, isWithin } from './composed-tree.js';
import { PathIndex } from './path-index.js';

/**
 * Answers `hits(selector, document)` and counts inside containers for many selectors at once. The runtime's own `hits`
 * looks through the page for each selector; here every element is asked once for what would find it, by the same
 * functions. A test holds the two against each other.
 */
export class HitIndex {
  readonly #document: Document;
  readonly #testIdAttributes: string[];
  /** The document and every open shadow root, outermost first. */
  readonly #roots: ParentNode[] = [];
  readonly #paths: PathIndex;
  readonly #testIds = new Map<string, Element[]>();
  readonly #labels = new Map<string, Element[]>();
  readonly #roles = new Map<string, Element[]>();
  readonly #names = new Map<string, Map<string, Element[]>>();
  readonly #css = new Map<string, Element[]>();
  readonly #held = new Map<string, Map<Element, number>>();
  readonly #counts = new Map<Element, Map<string, number>>();
  readonly #nameOf = new Map<Element, string>();

  constructor(document: Document, testIdAttributes: string[]) {
    this.#document = document;
    this.#testIdAttributes = testIdAttributes;
    this.#roots.push(document);
    for (const element of composedElements(document)) {
      if (element.shadowRoot !== null) this.#roots.push(element.shadowRoot);
      if (!usable(element)) continue;
      for (const value of new Set(testIdAttributes.map((attribute) => element.getAttribute(attribute)))) {
        if (value !== null) push(this.#testIds, value, element);
      }
      for (const text of labelTexts(element)) push(this.#labels, text, element);
      push(this.#roles, role(element), element);
    }
    this.#paths = new PathIndex(this.#roots);
  }

  /** The structural path of an element, see {@link PathIndex}. */
  pathOf(element: Element): string {
    return this.#paths.pathOf(element);
  }

  /** Every usable element of the document that the selector finds. */
  hits(selector: Pick<Selector, 'strategy' | 'value'>): Element[] {
    if (selector.strategy === 'testid') return this.#testIds.get(selector.value) ?? [];
    if (selector.strategy === 'label') return this.#labels.get(normalizeText(selector.value)) ?? [];
    if (selector.strategy === 'role') return this.#roleHits(selector.value);
    const known = this.#css.get(selector.value);
    if (known !== undefined) return known;
    const found =
      this.#paths.find(selector.value)?.filter(usable) ??
      hits(selector, this.#document, this.#testIdAttributes, this.#roots);
    this.#css.set(selector.value, found);
    return found;
  }

  /** How many of the hits lie below `container`. */
  countWithin(selector: Selector, container: Element): number {
    const key = `${selector.strategy} ${selector.value}`;
    const counts = this.#counts.get(container) ?? new Map<string, number>();
    this.#counts.set(container, counts);
    const known = counts.get(key);
    if (known !== undefined) return known;
    if (selector.strategy !== 'label') return this.#heldBy(key, selector).get(container) ?? 0;
    const found = this.hits(selector);
    const crossed = found.some((element) => isLabelledAcross(element, container));
    const inside = crossed
      ? hits(selector, container, this.#testIdAttributes)
      : found.filter((element) => isWithin(element, container));
    const count = inside.length;
    counts.set(key, count);
    return count;
  }

  /** How many hits lie below each element that has any below it. */
  #heldBy(key: string, selector: Selector): Map<Element, number> {
    const known = this.#held.get(key);
    if (known !== undefined) return known;
    const held = new Map<Element, number>();
    for (const element of this.hits(selector))
      for (let at = composedParent(element); at !== null; at = composedParent(at))
        held.set(at, (held.get(at) ?? 0) + 1);
    this.#held.set(key, held);
    return held;
  }

  /** The runtime's accessible name, computed once for each element. */
  nameOf(element: Element): string {
    const known = this.#nameOf.get(element);
    if (known !== undefined) return known;
    const computed = name(element);
    this.#nameOf.set(element, computed);
    return computed;
  }

  #roleHits(value: string): Element[] {
    const parsed = /^([\w-]+)(?:\[name=("(?:[^"\\]|\\.)*")\])?$/.exec(value);
    if (parsed === null) return [];
    const ofRole = this.#roles.get(parsed[1]!) ?? [];
    if (parsed[2] === undefined) return ofRole;
    let byName = this.#names.get(parsed[1]!);
    if (byName === undefined) {
      byName = new Map();
      for (const element of ofRole) push(byName, normalizeText(this.nameOf(element)), element);
      this.#names.set(parsed[1]!, byName);
    }
    return byName.get(normalizeText(JSON.parse(parsed[2]) as string)) ?? [];
  }
}

/** A label on the other side of the container's border: the runtime looks for labels inside the container. */
function isLabelledAcross(element: Element, container: Element): boolean {
  const inside = isWithin(element, container);
  return labelsOf(element).some((label) => isWithin(label, container) !== inside);
}

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [element]);
  else list.push(element);
}
