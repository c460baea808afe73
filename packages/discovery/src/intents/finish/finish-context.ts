import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import type { Drafts } from '../drafts/read-root.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { SceneElement } from '../scene/scene.js';
import { isShownAtFirst } from '../openers/shown-at-first.js';
import { nearestKept } from './kept-boundaries.js';

/** The data that finish the drafts of one root. */
export interface FinishContext extends IndexedScene {
  numbers: DraftNumbers;
  /** The attributes with test ids, best first. */
  testIdAttributes: readonly string[];
  /** All drafts of the root. */
  drafts: readonly DraftIntent[];
}

/** The numbers of one root's drafts in the lists of the app model. */
export class DraftNumbers {
  readonly #drafts: Drafts;
  readonly #boundaries: ReadonlyMap<DraftBoundary, number>;
  readonly #intents: ReadonlyMap<DraftIntent, number>;
  readonly #elements: ReadonlyMap<DraftBoundary['node'], number>;

  /**
   * @param drafts all drafts of the root
   * @param kept the boundaries of the app model
   * @param first the first free numbers
   */
  constructor(drafts: Drafts, kept: readonly DraftBoundary[], first: { boundary: number; intent: number }) {
    this.#drafts = drafts;
    this.#boundaries = new Map(kept.map((boundary, at) => [boundary, first.boundary + at]));
    this.#intents = new Map(drafts.intents.map((intent, at) => [intent, first.intent + at]));
    this.#elements = new Map(kept.map((boundary, at) => [boundary.node, first.boundary + at]));
  }

  /** Returns the number of a boundary, or of the nearest kept boundary around. */
  boundary(draft: DraftBoundary | null): number | null {
    const near = nearestKept(draft, this.#boundaries);
    return near === null ? null : (this.#boundaries.get(near) ?? null);
  }

  intent(draft: DraftIntent): number | undefined {
    return this.#intents.get(draft);
  }

  /** Returns the number of an element's boundary. */
  boundaryOf(element: SceneElement): number | undefined {
    return this.#elements.get(element);
  }

  isShownAtFirst(draft: DraftBoundary): boolean {
    return isShownAtFirst(draft, this.#drafts.boundaries);
  }
}
