import { structuralPath } from '@webmcp/runtime/page';

/** One step of a structural path: how it is written, and its tag with its place among its siblings of that tag. */
interface Step {
  tag: string;
  text: string;
  placed: string;
}

/** What one tail of a path fits: elements, each with the ancestor of it that the tail begins with. */
interface Tail {
  elements: Element[];
  tops: Element[];
  /** The tails that are longer by one step, made for all steps at once. */
  longer?: Map<string, Tail>;
}

const plainTag = /^[a-z][a-z\d-]*$/;
const plainStep = /^([a-z][a-z\d-]*)(?::nth-of-type\(\d+\))?$/;

/**
 * Answers `structuralPath(element)` and what such paths find, for many elements of a page that does not change meanwhile.
 * The runtime's own looks through the page for each step; here what fits a tail of a path is kept and only narrowed. A test
 * holds the two against each other.
 */
export class PathIndex {
  readonly #roots: ParentNode[];
  readonly #steps = new Map<Element, Step>();
  /** By tag, the written steps by place. */
  readonly #placed = new Map<string, string[]>();
  /** The tails of one step. */
  readonly #last = new Map<ParentNode, Map<string, Tail>>();
  readonly #answers = new Map<string, Tail>();

  /** @param roots the document and its open shadow roots */
  constructor(roots: ParentNode[]) {
    this.#roots = roots;
  }

  pathOf(element: Element): string {
    if (!plainTag.test(element.localName)) return structuralPath(element);
    const root = element.getRootNode() as unknown as ParentNode;
    const { text } = this.#stepOf(element);
    let path = text;
    let tail = this.#lastSteps(root).get(text)!;
    for (
      let parent = element.parentElement;
      parent !== null && tail.elements.length > 1;
      parent = parent.parentElement
    ) {
      const step = this.#stepOf(parent);
      if (!plainTag.test(step.tag)) return structuralPath(element);
      tail = this.#longer(tail).get(step.text)!;
      path = `${step.text} > ${path}`;
    }
    if (this.#roots.length === 1) this.#answers.set(path, tail);
    return path;
  }

  /** Every element that a structural path finds, roots in their order; null where the selector is no such path. */
  find(selector: string): Element[] | null {
    const known = this.#answers.get(selector);
    if (known !== undefined) return known.elements;
    const steps = selector.split(' > ');
    if (!steps.every((step) => plainStep.test(step))) return null;
    return this.#roots.flatMap((root) => {
      let tail = this.#lastSteps(root).get(steps.at(-1)!);
      for (let up = 2; up <= steps.length && tail !== undefined; up += 1) tail = this.#longer(tail).get(steps.at(-up)!);
      return tail?.elements ?? [];
    });
  }

  #longer(tail: Tail): Map<string, Tail> {
    if (tail.longer !== undefined) return tail.longer;
    tail.longer = new Map();
    for (let at = 0; at < tail.tops.length; at += 1) {
      const above = tail.tops[at]!.parentElement;
      if (above !== null) this.#add(tail.longer, tail.elements[at]!, above);
    }
    return tail.longer;
  }

  /** At first every single step that something below the root fits. */
  #lastSteps(root: ParentNode): Map<string, Tail> {
    let tails = this.#last.get(root);
    if (tails !== undefined) return tails;
    tails = new Map();
    this.#last.set(root, tails);
    const all = root.querySelectorAll('*');
    for (let at = 0; at < all.length; at += 1) this.#add(tails, all[at]!, all[at]!);
    return tails;
  }

  /** A step without a place fits in whatever place. */
  #add(tails: Map<string, Tail>, element: Element, top: Element): void {
    const { tag, placed } = this.#stepOf(top);
    for (const text of [tag, placed]) {
      const tail = tails.get(text);
      if (tail === undefined) tails.set(text, { elements: [element], tops: [top] });
      else {
        tail.elements.push(element);
        tail.tops.push(top);
      }
    }
  }

  #stepOf(element: Element): Step {
    const known = this.#steps.get(element);
    if (known !== undefined) return known;
    const siblings = element.parentNode?.children ?? [element];
    const counts = new Map<string, number>();
    for (let at = 0; at < siblings.length; at += 1) {
      const tag = siblings[at]!.localName;
      const place = (counts.get(tag) ?? 0) + 1;
      counts.set(tag, place);
      const placed = this.#placedText(tag, place);
      this.#steps.set(siblings[at]!, { tag, text: placed, placed });
    }
    for (let at = 0; at < siblings.length; at += 1) {
      const step = this.#steps.get(siblings[at]!)!;
      if (counts.get(step.tag) === 1) step.text = step.tag;
    }
    return this.#steps.get(element)!;
  }

  #placedText(tag: string, place: number): string {
    let texts = this.#placed.get(tag);
    if (texts === undefined) this.#placed.set(tag, (texts = []));
    return (texts[place] ??= `${tag}:nth-of-type(${place})`);
  }
}
