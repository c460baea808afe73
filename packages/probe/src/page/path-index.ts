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
  /** The paths that were parted by what stands above them. */
  readonly #parted = new Map<ParentNode, Set<string>>();
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
      fitting = this.#narrowed(root, path, step);
      path = `${textOf(step)} > ${path}`;
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
        fitting = this.#narrowed(root, path, step);
        path = `${textOf(step)} > ${path}`;
      }
      return fitting;
    });
    return found.flat().map(({ element }) => element);
  }

  /** All ways to begin one step further up are made at once: each list is then gone through once, however many ask. */
  #narrowed(root: ParentNode, path: string, step: Step): Fit[] {
    const tails = this.#tails(root);
    const parted = this.#parted.get(root)!;
    if (!parted.has(path)) {
      parted.add(path);
      for (const { element, top } of tails.get(path) ?? []) {
        const above = top.parentElement;
        if (above === null) continue;
        const { tag, place } = this.#stepOf(above);
        const fit = { element, top: above };
        push(tails, `${tag} > ${path}`, fit);
        push(tails, `${textOf({ tag, place: place || 1 })} > ${path}`, fit);
      }
    }
    return tails.get(`${textOf(step)} > ${path}`) ?? [];
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
    this.#parted.set(root, new Set());
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
