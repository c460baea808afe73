import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { labelTexts, name } from '@webmcp/runtime/page';
import { iconOfClass, printRoleSelector, selectorScores } from '@webmcp/text';
import { bareRole } from './bare-role.js';
import type { HitIndex } from './hit-index.js';

const pictureOf = iconOfClass();

/**
 * Returns the selectors that find a control without a name. In its row, it is alone by its role, by its icon, or by the
 * drawing of the icon. Outside of rows, the icon or its drawing must be alone on the page. There the role with an empty
 * name finds the only control of the role with a picture, too.
 */
export function namelessSelectors(
  element: Element,
  { index, rowNumbers }: { index: HitIndex; rowNumbers: ReadonlySet<number> },
): SelectorCandidate[] {
  if (name(element) !== '' || labelTexts(element).length > 0) return [];
  const chain = index.chainOf(element);
  const row = chain.find((number) => rowNumbers.has(number));
  const isAlone = (selector: Selector): boolean => {
    const hits = index.hits(selector);
    return hits.includes(element) && (row === undefined ? hits.length : index.countWithin(selector, row)) === 1;
  };
  const roles = bareRole(element).filter(({ value }) => value !== 'generic');
  const pictures = [byIcon(element), byDrawing(element)].filter((selector) => selector !== null);
  const nameless = pictures.length > 0 ? roles.map(withoutName) : [];
  const found = row === undefined ? [pictures, nameless] : [[...roles, ...pictures]];
  return found.flatMap((proposals) => {
    const selector = proposals.find(isAlone);
    if (selector === undefined) return [];
    const containers = Object.fromEntries(chain.map((number) => [number, index.countWithin(selector, number)]));
    return [{ selector, document: index.hits(selector).length, containers }];
  });
}

/** Returns a role with an empty name. The runtime takes such a control only if its picture is the same. */
const withoutName = ({ strategy, value }: Selector): Selector => ({
  strategy,
  value: printRoleSelector({ role: value, name: '' }),
  score: selectorScores.path,
});

function byIcon(element: Element): Selector | null {
  const isIcon = (token: string): boolean => /^[\w:-]+$/.test(token) && pictureOf(token) !== undefined;
  const own = [...element.classList].find(isIcon);
  const inner = [...element.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]).find(isIcon);
  if (own === undefined && inner === undefined) return null;
  const value =
    inner === undefined
      ? `${element.localName}.${CSS.escape(own!)}`
      : `${element.localName}:has(.${CSS.escape(inner)})`;
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
