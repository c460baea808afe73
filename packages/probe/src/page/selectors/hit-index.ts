import type { Candidate, Selector } from '@webmcp/contract';
import { candidates, hits, isFormControl, labelTexts, name, role, tagsOfRole, usable } from '@webmcp/runtime/page';
import { fieldRoles, foldText, parseRoleSelector, printRoleSelector } from '@webmcp/text';
import { composedParent, composedQuery, composedTree, type ComposedTree } from '../elements/composed-tree.js';
import { PathIndex } from './path-index.js';

/**
 * Answers `hits(selector, document)` and counts inside containers for many selectors at once. The runtime's own `hits`
 * looks through the page for each selector; here every element is asked once for what would find it, by the same
 * functions. A test holds the two against each other.
 */
export class HitIndex {
  readonly #document: Document;
  readonly #testIdAttributes: string[];
  readonly #tree: ComposedTree;
  readonly #numbers: Map<Element, number>;
  readonly #paths: PathIndex;
  readonly #testIds = new Map<string, Element[]>();
  readonly #labels = new Map<string, Element[]>();
  /** What says its own role, or may be written in, whatever its tag. */
  readonly #stated: Element[];
  /** Of each role all usable elements. */
  readonly #usable = new Map<string, Element[]>();
  /** Of each role by what a `role` selector with a name says. */
  readonly #named = new Map<string, Map<string, Element[]>>();
  readonly #css = new Map<string, Element[]>();
  readonly #held = new Map<string, Map<number, number>>();
  readonly #chains = new Map<Element, number[]>();
  readonly #below = new Map<number, number[]>();
  readonly #alone = new Map<number[], Record<number, number>>();

  /** @param containers what hits are counted in besides the document; their places in the list are their numbers */
  constructor(document: Document, testIdAttributes: string[], containers: Element[]) {
    this.#document = document;
    this.#testIdAttributes = testIdAttributes;
    this.#numbers = new Map(containers.map((element, number) => [element, number]));
    this.#tree = composedTree(document);
    this.#stated = composedQuery(document, '[role],[contenteditable]');
    for (const element of this.#mayBe(fieldRoles))
      if (isFormControl(element) && usable(element))
        for (const text of labelTexts(element)) push(this.#labels, text, element);
    const marked = testIdAttributes.map((attribute) => `[${CSS.escape(attribute)}]`).join();
    for (const element of marked === '' ? [] : composedQuery(document, marked).filter(usable))
      for (const value of new Set(testIdAttributes.map((attribute) => element.getAttribute(attribute))))
        if (value !== null) push(this.#testIds, value, element);
    this.#paths = new PathIndex(this.#tree.roots);
    // In quirks mode ids are found in whatever case.
    if (document.compatMode !== 'BackCompat') this.#indexAttributes();
  }

  /** The structural path of an element, see {@link PathIndex}. */
  pathOf(element: Element): string {
    return this.#paths.pathOf(element);
  }

  /** One step of such a path: the tag, with its place where siblings share it. */
  stepOf(element: Element): string {
    return this.#paths.stepOf(element);
  }

  /** The numbers of the containers that an element lies in, innermost first; none lies in itself. */
  chainOf(element: Element): number[] {
    const known = this.#chains.get(element);
    if (known !== undefined) return known;
    const parent = composedParent(element);
    const chain = parent === null ? [] : this.#chainBelow(parent);
    this.#chains.set(element, chain);
    return chain;
  }

  /** The chain of what stands in an element; one array for all of it. */
  #chainBelow(element: Element): number[] {
    const number = this.#numbers.get(element);
    const above = this.chainOf(element);
    if (number === undefined) return above;
    let chain = this.#below.get(number);
    if (chain === undefined) this.#below.set(number, (chain = [number, ...above]));
    return chain;
  }

  /** Counts of what is hit once, in all containers of a chain; one object for all, as one of such keys takes kilobytes. */
  #onceIn(chain: number[]): Record<number, number> {
    let counts = this.#alone.get(chain);
    if (counts === undefined)
      this.#alone.set(
        chain,
        (counts = Object.fromEntries(chain.map((number) => [number, 1])) as Record<number, number>),
      );
    return counts;
  }

  /** Every selector that could find an element, with its hits in the document and in each container around it. */
  candidates(element: Element): Candidate[] {
    const chain = this.chainOf(element);
    return candidates(element, { testIdAttributes: this.#testIdAttributes, pathOf: (one) => this.pathOf(one) }).map(
      (selector) => {
        const found = this.hits(selector);
        if (found.length === 1 && found[0] === element)
          return { selector, document: 1, containers: this.#onceIn(chain) };
        const containers: Record<string, number> = {};
        for (const number of chain) containers[number] = this.countWithin(selector, number);
        return { selector, document: found.length, containers };
      },
    );
  }

  /** Every usable element of the document that the selector finds. */
  hits(selector: Pick<Selector, 'strategy' | 'value'>): Element[] {
    if (selector.strategy === 'testid') return this.#testIds.get(selector.value) ?? [];
    if (selector.strategy === 'label') return this.#labels.get(foldText(selector.value)) ?? [];
    if (selector.strategy === 'role' && !selector.value.startsWith('generic')) return this.#roleHits(selector.value);
    const known = this.#css.get(selector.value);
    if (known !== undefined) return known;
    const found =
      this.#paths.find(selector.value)?.filter(usable) ??
      hits(selector, this.#document, this.#testIdAttributes, { roots: this.#tree.roots });
    this.#css.set(selector.value, found);
    return found;
  }

  /** How many of the hits lie below the container of that number. */
  countWithin(selector: Pick<Selector, 'strategy' | 'value'>, container: number): number {
    const key = `${selector.strategy} ${selector.value}`;
    let held = this.#held.get(key);
    if (held === undefined) {
      held = new Map();
      for (const element of this.hits(selector))
        for (const number of this.chainOf(element)) held.set(number, (held.get(number) ?? 0) + 1);
      this.#held.set(key, held);
    }
    return held.get(container) ?? 0;
  }

  /** What {@link candidates} writes for an id and a name attribute, so that no such selector has to be searched for. */
  #indexAttributes(): void {
    const found = new Map<string, Element[]>();
    for (const root of this.#tree.roots)
      for (const element of root.querySelectorAll('[id],[name]')) {
        const { id, localName } = element;
        const given = element.getAttribute('name');
        const value = element.getAttribute('value');
        if (id !== '') push(found, `#${CSS.escape(id)}`, element);
        if (given === null || given === '' || !/^[a-z][a-z\d-]*$/.test(localName)) continue;
        const named = `${localName}[name="${CSS.escape(given)}"]`;
        push(found, named, element);
        if (value !== null) push(found, `${named}[value="${CSS.escape(value)}"]`, element);
      }
    for (const [selector, elements] of found) this.#css.set(selector, elements.filter(usable));
  }

  /** Every element that may have one of the roles. */
  #mayBe(roles: readonly string[]): Element[] {
    const tags = new Set(roles.flatMap((kind) => tagsOfRole(kind).split(',')));
    const found = this.#stated.filter((element) => !tags.has(element.localName));
    for (const [tag, elements] of this.#tree.byTag) if (tags.has(tag)) found.push(...elements);
    return found;
  }

  #ofRole(kind: string): Element[] {
    let found = this.#usable.get(kind);
    if (found === undefined) {
      found = this.#mayBe([kind]).filter((element) => role(element) === kind && usable(element));
      this.#usable.set(kind, found);
    }
    return found;
  }

  #roleHits(value: string): Element[] {
    const [kind = ''] = /^[\w-]+/.exec(value) ?? [];
    if (kind === value) return this.#ofRole(kind);
    let byName = this.#named.get(kind);
    if (byName === undefined) {
      byName = new Map();
      for (const element of this.#ofRole(kind)) push(byName, namedRole(kind, foldText(name(element))), element);
      this.#named.set(kind, byName);
    }
    const known = byName.get(value);
    if (known !== undefined) return known;
    // The same name may be written in more than one way.
    const named = parseRoleSelector(value)?.name;
    return named === undefined ? [] : (byName.get(namedRole(kind, foldText(named))) ?? []);
  }
}

const namedRole = (role: string, name: string): string => printRoleSelector({ role, name });

function push(map: Map<string, Element[]>, key: string, element: Element): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [element]);
  else list.push(element);
}
