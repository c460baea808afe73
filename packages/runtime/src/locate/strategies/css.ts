import type { Selector } from '@webmcp/contract';
import { selectorScores, strategyNamed } from '@webmcp/text';

import { memo } from '../../dom/memo.js';
import { query } from '../../dom/query.js';
import { isGeneratedId } from './generated-id.js';
import type { LocateStrategy } from './locate-strategy.js';
import { structuralPath } from './structural-path.js';

const isValid = memo((value: string): boolean => CSS.supports(`selector(${value})`));

/** Finds elements by CSS: a hand-written id, a name attribute, or the structural path, which names a slot only. */
export const css: LocateStrategy = {
  rules: strategyNamed('css'),
  candidates: (element, { pathOf = structuralPath }) => [
    ...anchoredCss(element),
    { strategy: 'css', value: pathOf(element), score: selectorScores.path },
  ],
  hits: (value, { roots }) => (isValid(value) ? query(roots, value) : []),
};

/** Returns CSS on an id and a name attribute that a person wrote, best first. The value is added in a group of boxes. */
export function anchoredCss(element: Element): Selector[] {
  const { localName } = element;
  // A field named `id` hides the property of its form.
  const id = element.getAttribute('id');
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
  return found;
}
