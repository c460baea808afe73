import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { labelTexts, name, role } from '@webmcp/runtime/page';
import { iconOfClass, selectorScores } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';

const pictureOf = iconOfClass();

/**
 * Returns the selectors that find a control without a name alone in its row: by its role, else by its icon. Outside of
 * rows, neither identifies a control.
 */
export function aloneInRow(
  element: Element,
  { index, rowNumbers }: { index: HitIndex; rowNumbers: ReadonlySet<number> },
): SelectorCandidate[] {
  const chain = index.chainOf(element);
  const row = chain.find((number) => rowNumbers.has(number));
  if (row === undefined || name(element) !== '' || labelTexts(element).length > 0) return [];
  const isAlone = (selector: Selector): boolean =>
    index.countWithin(selector, row) === 1 && index.hits(selector).includes(element);
  const found = [byRole(element), byIcon(element)].find((selector) => selector !== null && isAlone(selector));
  if (found == null) return [];
  const containers = Object.fromEntries(chain.map((number) => [number, index.countWithin(found, number)]));
  return [{ selector: found, document: index.hits(found).length, containers }];
}

function byRole(element: Element): Selector | null {
  const kind = role(element);
  return /^(?:generic|none|presentation|)$/.test(kind)
    ? null
    : { strategy: 'role', value: kind, score: selectorScores.bareRole };
}

function byIcon(element: Element): Selector | null {
  const tokens = [...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  const icon = tokens.find((token) => /^[\w-]+$/.test(token) && pictureOf(token) !== undefined);
  return icon === undefined
    ? null
    : { strategy: 'css', value: `${element.localName}:has(.${icon})`, score: selectorScores.path };
}
