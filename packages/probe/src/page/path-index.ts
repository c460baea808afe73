import { structuralPath } from '@webmcp/runtime/page';

/** One step of a structural path: a tag, and its place among its siblings of that tag, 0 where it is alone there. */
interface Step {
  tag: string;
  place: number;
}

/** An element that a tail of a path leads to, and the ancestor of it that the tail begins with. */
interface Fit {
  element: Element;
  top: Element;
}

const plainTag = /^[a-z][a-z\d-]*$/;

/**
 * Answers `structuralPath(element)` and what such paths find, for many elements of a page that does not change meanwhile.
 * The runtime's own looks through the page for each step; here what fits a tail of a path is kept and only narrowed. A test
 * holds the two against each other.
 */
export class PathIndex {
  readonly #roots: ParentNode[];
  readonly #steps = new Map<Element, Step>();
  readonly #fitting = new Map<ParentNode, Map<string, Fit[]>>();

  /** @param roots the document and its open shadow roots */
  constructor(roots: ParentNode[]) {
    this.#roots = roots;
  }

  pathOf(element: Element): string {
    const root = element.getRootNode() as unknown as ParentNode;
    let path = textOf(this.#stepOf(element));
    if (!plainTag.test(element.localName)) return structuralPath(element);
    let fitting = this.#lastStep(root, path);
    for (let parent = element.parentElement; parent !== null && fitting.length > 1; parent = parent.parentElement) {
      const step = this.#stepOf(parent);
      if (!plainTag.test(step.tag)) return structuralPath(element);
      path = `${textOf(step)} > ${path}`;
      fitting = this.#narrowed(root, path, fitting, step);
    }
    return path;
  }

  /** Every element that a structural path finds, roots in their order; null where the selector is no such path. */
  find(selector: string): Element[] | null {
    const steps = selector.split(' > ').map(stepIn);
    if (!steps.every((step) => step !== null)) return null;
    const found = this.#roots.map((root) => {
      let path = textOf(steps.at(-1)!);
      let fitting = this.#lastStep(root, path);
      for (let up = 1; up < steps.length; up += 1) {
        const step = steps.at(-1 - up)!;
        path = `${textOf(step)} > ${path}`;
        fitting = this.#narrowed(root, path, fitting, step);
      }
      return fitting;
    });
    return found.flat().map(({ element }) => element);
  }

  #narrowed(root: ParentNode, path: string, fitting: Fit[], step: Step): Fit[] {
    const tails = this.#tails(root);
    let found = tails.get(path);
    if (found === undefined) {
      found = fitting.flatMap(({ element, top }) => {
        const above = top.parentElement;
        return above !== null && this.#fits(above, step) ? [{ element, top: above }] : [];
      });
      tails.set(path, found);
    }
    return found;
  }

  #lastStep(root: ParentNode, text: string): Fit[] {
    return this.#tails(root).get(text) ?? [];
  }

  /** By path text; at first every single step that something below the root fits. */
  #tails(root: ParentNode): Map<string, Fit[]> {
    let tails = this.#fitting.get(root);
    if (tails !== undefined) return tails;
    tails = new Map();
    this.#fitting.set(root, tails);
    const all = root.querySelectorAll('*');
    for (let at = 0; at < all.length; at += 1) {
      const element = all[at]!;
      const { tag, place } = this.#stepOf(element);
      const fit = { element, top: element };
      push(tails, tag, fit);
      push(tails, textOf({ tag, place: place || 1 }), fit);
    }
    return tails;
  }

  #fits(element: Element, { tag, place }: Step): boolean {
    const own = this.#stepOf(element);
    return own.tag === tag && (place === 0 || (own.place || 1) === place);
  }

  #stepOf(element: Element): Step {
    const known = this.#steps.get(element);
    if (known !== undefined) return known;
    const siblings = element.parentNode?.children ?? [element];
    const counts = new Map<string, Element[]>();
    for (let at = 0; at < siblings.length; at += 1) push(counts, siblings[at]!.localName, siblings[at]!);
    for (const [tag, same] of counts)
      for (const [at, one] of same.entries()) this.#steps.set(one, { tag, place: same.length > 1 ? at + 1 : 0 });
    return this.#steps.get(element)!;
  }
}

function textOf({ tag, place }: Step): string {
  return place === 0 ? tag : `${tag}:nth-of-type(${place})`;
}

function stepIn(text: string): Step | null {
  const parts = /^([a-z][a-z\d-]*)(?::nth-of-type\((\d+)\))?$/.exec(text);
  return parts === null ? null : { tag: parts[1]!, place: Number(parts[2] ?? 0) };
}

function push<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [item]);
  else list.push(item);
}
