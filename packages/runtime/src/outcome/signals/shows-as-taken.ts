import { foldText } from '@webmcp/text';

import { contains, matches } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { alerts } from '../page/live-regions.js';
import { tone, withoutValues } from '../page/tone.js';
import { isElsewhere } from './is-elsewhere.js';
import type { Reading } from './observation.js';

/**
 * Decides whether the page took up a value of the call: outside the form, a new text contains the value and refuses
 * nothing. A refused value is never shown so.
 */
export function showsAsTaken(value: string, seen: Reading): boolean {
  const { act, arrived, form, removed, said, scene } = seen;
  const holds = (text: string): boolean => withoutValues(text, [value]) !== text;
  const isCalm = (element: Element, text: string): boolean => {
    const sound = tone(element, text, act, scene.values);
    return sound === undefined || sound === 'good';
  };
  if (said.some(({ element, text }) => !matches(element, alerts) && holds(text) && isCalm(element, text))) return true;
  const earlier = new Set([...removed].map(wordsIn));
  return [...arrived].some(([node, before]) => {
    const text = wordsIn(node);
    if (!holds(text) || holds(before) || earlier.has(text)) return false;
    const element = node instanceof Element ? node : parentElement(node);
    return !!element && !contains(element, form ?? null) && isElsewhere(node, form) && isCalm(element, text);
  });
}

/** Returns the texts in a node, apart: a row shows the name and the number of a record side by side. */
function wordsIn(node: Node): string {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const texts = node.nodeType === Node.TEXT_NODE ? [node.nodeValue] : [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
  return foldText(texts.join(' '));
}
