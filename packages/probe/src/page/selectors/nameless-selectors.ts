import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { labelTexts, name, role } from '@webmcp/runtime/page';
import { iconOfClass, selectorScores } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';

const pictureOf = iconOfClass();

/**
 * Returns the selectors that find a control without a name: alone in its row by its role, by its icon, or by the drawing of the
 * icon. Outside of rows, the icon or its drawing must be alone on the page. A role identifies a control in its form or
 * dialog, and no control of the whole page.
 */
export function namelessSelectors(
  element: Element,
  {
    index,
    rowNumbers,
    formNumbers,
  }: { index: HitIndex; rowNumbers: ReadonlySet<number>; formNumbers: ReadonlySet<number> },
): SelectorCandidate[] {
  if (name(element) !== '' || labelTexts(element).length > 0) return [];
  const chain = index.chainOf(element);
  const row = chain.find((number) => rowNumbers.has(number));
  const isAlone = (selector: Selector): boolean => {
    const hits = index.hits(selector);
    return hits.includes(element) && (row === undefined ? hits.length : index.countWithin(selector, row)) === 1;
  };
  const proposals = [...(row === undefined ? [] : [byRole(element)]), byIcon(element), byDrawing(element)];
  const found = proposals.find((selector) => selector !== null && isAlone(selector));
  const form = chain.find((number) => formNumbers.has(number));
  const ofRole = row === undefined && form !== undefined ? byRole(element) : null;
  const inForm = ofRole !== null && index.countWithin(ofRole, form!) === 1 ? ofRole : null;
  return [inForm, found ?? null].flatMap((selector) => {
    if (selector === null) return [];
    const containers = Object.fromEntries(chain.map((number) => [number, index.countWithin(selector, number)]));
    return [{ selector, document: index.hits(selector).length, containers }];
  });
}

function byRole(element: Element): Selector | null {
  const kind = role(element);
  return /^(?:generic|none|presentation|)$/.test(kind)
    ? null
    : { strategy: 'role', value: kind, score: selectorScores.bareRole };
}

function byIcon(element: Element): Selector | null {
  const isIcon = (token: string): boolean => /^[\w-]+$/.test(token) && pictureOf(token) !== undefined;
  const own = [...element.classList].find(isIcon);
  const inner = [...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]).find(isIcon);
  if (own === undefined && inner === undefined) return null;
  const value = inner === undefined ? `${element.localName}.${own}` : `${element.localName}:has(.${inner})`;
  return { strategy: 'css', value, score: selectorScores.path };
}

/** The most characters of a line that a selector repeats. */
const drawn = 48;

/** Icons without a class differ by their lines alone: those of react-icons and of inline SVG. */
function byDrawing(element: Element): Selector | null {
  const line = element.querySelector('path[d],polyline[points],polygon[points]');
  if (line === null) return null;
  const attribute = line.localName === 'path' ? 'd' : 'points';
  const drawing = line.getAttribute(attribute)!.slice(0, drawn);
  return /^[\w\s.,-]{6,}$/.test(drawing)
    ? {
        strategy: 'css',
        value: `${element.localName}:has(${line.localName}[${attribute}^="${drawing}"])`,
        score: selectorScores.path,
      }
    : null;
}
