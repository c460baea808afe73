import type { JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { closest } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';

/** The texts around a control before it was set, and the boxes around it that count. */
const before = new WeakMap<Element, { texts: readonly string[]; levels: number }>();

/** Lists the pieces of text in the part of the page around a control. The options of an open list are no entries. */
function textsAround(element: Element, levels: number): string[] {
  let part = element;
  for (let level = 0; level < levels; level += 1) part = parentElement(part) ?? part;
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement: holder } = walker.currentNode;
    if (!closest(holder, '[role=option]')) texts.push(foldText(nodeValue ?? ''));
  }
  return texts;
}

/** Notes the texts around a control that is about to be set. */
export function noteTexts(element: Element, levels: number): void {
  before.set(element, { texts: textsAround(element, levels), levels });
}

/**
 * Decides whether a control made entries of its value. Each text is beside the control, at least one of them only now. A box
 * for tags does so as it loses the focus. A list whose choice is added to others does so at once.
 */
export function madeEntries(element: Element, value: JsonValue): boolean {
  const noted = before.get(element);
  const entries = String(value).split(',').map(foldText).filter(Boolean);
  if (!noted || !entries.length) return false;
  const now = textsAround(element, noted.levels);
  return entries.every((entry) => now.includes(entry)) && entries.some((entry) => !noted.texts.includes(entry));
}
