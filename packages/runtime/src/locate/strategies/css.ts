import type { Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import { isGeneratedId } from './generated-id.js';
import { memo } from '../../dom/memo.js';
import { query } from '../../dom/query.js';

const isValid = memo((value: string): boolean => CSS.supports(`selector(${value})`));

/** Elements that a CSS selector matches; none where the selector is not valid. */
export function cssHits(value: string, roots: ParentNode[]): Element[] {
  return isValid(value) ? query(roots, value) : [];
}

function step(element: Element): string {
  const tag = CSS.escape(element.localName);
  const same = [...(element.parentNode?.children ?? [])].filter((sibling) => sibling.localName === element.localName);
  return same.length > 1 ? `${tag}:nth-of-type(${same.indexOf(element) + 1})` : tag;
}

/** The shortest tail of the way from the root down to the element that nothing else there fits. */
export function structuralPath(element: Element): string {
  const root = element.getRootNode() as ParentNode & Node;
  let path = step(element);
  for (
    let parent = element.parentElement;
    parent && root.querySelectorAll(path).length > 1;
    parent = parent.parentElement
  )
    path = `${step(parent)} > ${path}`;
  return path;
}

/**
 * CSS that finds an element, best first: a hand-written id (0.5), the name attribute, with the value where a group
 * shares the name (0.45), and the structural path (0.2), which names a slot and not an element.
 * @param pathOf finds that path, where the caller knows the page better than by looking through it each time
 */
export function cssCandidates(element: Element, pathOf: (element: Element) => string = structuralPath): Selector[] {
  const { id, localName } = element;
  const given = element.getAttribute('name');
  const found: Selector[] = [];
  if (id && !isGeneratedId(id)) found.push({ strategy: 'css', value: `#${CSS.escape(id)}`, score: selectorScores.id });
  if (given && !isGeneratedId(given)) {
    const choice = /^(radio|checkbox)$/.test((element as HTMLInputElement).type) ? element.getAttribute('value') : null;
    const value = choice === null ? '' : `[value="${CSS.escape(choice)}"]`;
    found.push({
      strategy: 'css',
      value: `${localName}[name="${CSS.escape(given)}"]${value}`,
      score: selectorScores.name,
    });
  }
  found.push({ strategy: 'css', value: pathOf(element), score: selectorScores.path });
  return found;
}
