import { isIconMarkup } from '../readings/icon-name.js';
import { contentReadings } from '../readings/content-readings.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import type { IndexedScene } from '../scene/id-index.js';
import { contains, isControl, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue, isOn } from '../values/prop-values.js';

/** The length up to which a text beside a control names the control. Longer text explains. */
const MAX_TEXT_LENGTH = 60;

/** Text beside a control. */
export interface NearText {
  labels: FoundLabel[];
  /** The text is a label element that is tied to no control. */
  isLabel: boolean;
  /** The text's document order; null if no text is found. */
  at: number | null;
}

export const noText: NearText = { labels: [], isLabel: false, at: null };

/** A search for the text beside one control, in document order. Nesting plays no part, so a moved wrapper changes nothing. */
export class TextSearch {
  readonly #control: SceneElement;
  readonly #context: IndexedScene;

  constructor(control: SceneElement, context: IndexedScene) {
    this.#control = control;
    this.#context = context;
  }

  /** Finds the nearest text before the control. */
  before(): NearText {
    return this.#search(this.#control.order - 1, -1);
  }

  /** Finds the nearest text after the control. */
  after(): NearText {
    return this.#search(lastInside(this.#control).order + 1, 1);
  }

  #search(start: number, step: 1 | -1): NearText {
    const { all } = this.#context.scene;
    for (let at = start; at >= 0 && at < all.length; at += step) {
      const node = all[at];
      if (node === undefined || this.#isWall(node) || this.#isBehindWall(node)) return noText;
      // Backwards, the search meets the wall around the control as a node. Forwards, only the ancestors show it.
      if (step === 1 && this.#leavesWall(node)) return noText;
      if (this.#isOtherCase(node)) continue;
      const text = this.#textAt(node);
      if (text !== undefined) return text;
    }
    return noText;
  }

  /** Matches nodes beyond which text belongs to something else. */
  #isWall(node: SceneNode): boolean {
    const holdsControl = (): boolean => contains(node, this.#control);
    if (node.kind === 'loop') return holdsControl();
    if (node.kind !== 'element' || node.entry === null) return false;
    const { entry } = node;
    switch (entry.is) {
      case 'field':
      case 'action':
      case 'trigger':
        return !holdsControl();
      case 'wrapper':
        return node.controls > 0 && !holdsControl();
      case 'boundary':
      case 'option':
        return true;
      case 'text':
        return entry.heading === true;
      case 'label': {
        const target = findValue(node.props, 'for');
        const isTied = target !== undefined && this.#context.ids.byId(target, node) !== undefined;
        return isTied || (holdsControlInside(node) && !holdsControl());
      }
      default:
        return false;
    }
  }

  /** Decides whether a node is inside a wall without the control, or is hidden from the accessibility tree. */
  #isBehindWall(node: SceneNode): boolean {
    for (let at = node.parent; at !== null && !contains(at, this.#control); at = at.parent) {
      if (this.#isWall(at)) return true;
      if (at.kind === 'element' && isOn(findValue(at.props, 'aria-hidden'))) return true;
    }
    return false;
  }

  /** Decides whether a node is outside a wall that holds the control. */
  #leavesWall(node: SceneNode): boolean {
    for (let at = this.#control.parent; at !== null && !contains(at, node); at = at.parent)
      if (this.#isWall(at)) return true;
    return false;
  }

  /** Decides whether a node is in another case of a branch. The page never renders that case with the control. */
  #isOtherCase(node: SceneNode): boolean {
    let own: SceneNode = node;
    for (let at = node.parent; at !== null; own = at, at = at.parent)
      if (contains(at, this.#control)) return at.kind === 'branch' && own.kind === 'case';
    return false;
  }

  /**
   * Reads a text node as a label; undefined if the node has no words. A text without readable words ends the search
   * empty.
   */
  #textAt(node: SceneNode): NearText | undefined {
    if (node.kind !== 'text' || isWordless(node)) return undefined;
    const holder = this.#holderOf(node);
    if (holder !== undefined && isIconMarkup(holder)) return undefined;
    const readings = holder === undefined ? readingsOf(node.value) : contentReadings(holder.children, isControl);
    const labels = labelsOf(readings, 'near-text');
    if (labels.length > 0 && labels.every(({ text }) => !/\p{L}/u.test(text))) return undefined;
    const isLabel = holder?.entry?.is === 'label';
    // A sentence before a control explains the page; after a checkbox, it is the statement to agree to.
    const skipsSentences = node.order < this.#control.order && !isLabel;
    const named = labels.filter(({ text }) => text.length <= MAX_TEXT_LENGTH && !(skipsSentences && isSentence(text)));
    return { labels: named, isLabel, at: node.order };
  }

  /**
   * Returns the label element around a text, else the element with the text; never an element that contains the
   * control.
   */
  #holderOf(node: SceneNode): SceneElement | undefined {
    let nearest: SceneElement | undefined;
    for (let at = node.parent; at !== null && !contains(at, this.#control); at = at.parent) {
      if (at.kind !== 'element') continue;
      if (at.entry?.is === 'label') return at;
      nearest ??= at;
    }
    return nearest;
  }
}

const isSentence = (text: string): boolean => /[.!…。！]$/.test(text) && text.split(/\s+/).length > 4;

/** Matches white space, and marks such as `*` and `:`. */
function isWordless(node: SceneNode): boolean {
  return node.kind === 'text' && node.value.kind === 'literal' && !/[\p{L}\p{N}]/u.test(String(node.value.value ?? ''));
}

/** Decides whether a node contains a control. */
const holdsControlInside = (node: SceneNode): boolean =>
  node.children.some((child) => isControl(child) || holdsControlInside(child));

function lastInside(node: SceneNode): SceneNode {
  const last = node.children.at(-1);
  return last === undefined ? node : lastInside(last);
}
