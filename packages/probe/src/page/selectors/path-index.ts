import { structuralPath } from '@webmcp/runtime/page';

/** One step of a structural path: its text, its tag, and the text with the place among siblings of that tag. */
interface Step {
  tag: string;
  text: string;
  placed: string;
}

/** The elements that match the tail of a path, each with its ancestor at the begin of the tail. */
interface Tail {
  elements: Element[];
  tops: Element[];
  /** The tails that are longer by one step, computed for all steps at once. */
  longer?: Map<string, Tail>;
}

const plainTag = /^[a-z][a-z\d-]*$/;
const plainStep = /^([a-z][a-z\d-]*)(?::nth-of-type\(\d+\))?$/;

/**
 * Answers `structuralPath(element)`, and the elements that such paths find, for many elements of a page that does not
 * change meanwhile.
 * The runtime searches the page for each step. The index keeps the elements of each tail and only narrows them. A test
 * compares the two.
 */
export class PathIndex {
  readonly #roots: ParentNode[];
  readonly #steps = new Map<Element, Step>();
  /** The texts of steps by tag and place. */
  readonly #placed = new Map<string, string[]>();
  /** The tails of one step, for the tags that were needed. */
  readonly #last = new Map<ParentNode, Map<string, Map<string, Tail>>>();
  readonly #isPlain = new Map<string, boolean>();
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
    let tail = this.#lastSteps(root, element.localName).get(text)!;
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

  stepOf(element: Element): string {
    return this.#stepOf(element).text;
  }

  /**
   * Returns every element that a structural path finds, in the order of the roots; null if the selector is no such
   * path.
   */
  find(selector: string): Element[] | null {
    const known = this.#answers.get(selector);
    if (known !== undefined) return known.elements;
    const steps = selector.split(' > ');
    if (!steps.every((step) => this.#isPlainStep(step))) return null;
    const last = steps.at(-1)!;
    const tag = last.split(':', 1)[0]!;
    return this.#roots.flatMap((root) => {
      let tail = this.#lastSteps(root, tag).get(last);
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

  /** Returns the tails of one step: every step that an element of the tag below the root matches. */
  #lastSteps(root: ParentNode, tag: string): Map<string, Tail> {
    let byTag = this.#last.get(root);
    if (byTag === undefined) this.#last.set(root, (byTag = new Map()));
    let tails = byTag.get(tag);
    if (tails !== undefined) return tails;
    byTag.set(tag, (tails = new Map()));
    const all = root.querySelectorAll(tag);
    for (let at = 0; at < all.length; at += 1) if (all[at]!.localName === tag) this.#add(tails, all[at]!, all[at]!);
    return tails;
  }

  #isPlainStep(step: string): boolean {
    let isPlain = this.#isPlain.get(step);
    if (isPlain === undefined) this.#isPlain.set(step, (isPlain = plainStep.test(step)));
    return isPlain;
  }

  /** Adds an element to the tails of its step. A step without a place matches in every place. */
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
    // The first element of each tag and the number of elements. An only element needs no place.
    const counts = new Map<string, { step: Step; place: number }>();
    const first = element.parentNode?.firstElementChild ?? element;
    for (let at: Element | null = first; at !== null; at = at.nextElementSibling) {
      const tag = at.localName;
      const before = counts.get(tag);
      const place = (before?.place ?? 0) + 1;
      const placed = this.#placedText(tag, place);
      const step = { tag, text: place === 1 ? tag : placed, placed };
      if (before === undefined) counts.set(tag, { step, place });
      else {
        if (place === 2) before.step.text = before.step.placed;
        before.place = place;
      }
      this.#steps.set(at, step);
    }
    return this.#steps.get(element)!;
  }

  #placedText(tag: string, place: number): string {
    let texts = this.#placed.get(tag);
    if (texts === undefined) this.#placed.set(tag, (texts = []));
    return (texts[place] ??= `${tag}:nth-of-type(${place})`);
  }
}
