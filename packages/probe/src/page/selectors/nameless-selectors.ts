import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { labelTexts, name } from '@webmcp/runtime/page';
import { iconOfClass, printRoleSelector, selectorScores } from '@webmcp/text';
import { bareRole } from './bare-role.js';
import type { HitIndex } from './hit-index.js';

const pictureOf = iconOfClass();

/**
 * Returns the selectors that find a control without a name. In its row, it is alone by its role, by its icon, or by the
 * drawing of the icon. Outside of rows, the icon or its drawing must be alone on the page. There the role with an empty
 * name finds the only control of the role with a picture, too. A list is found by an option, and a date by its placeholder.
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
  const pictures = [byIcon(element), bySprite(element), byDrawing(element)].filter((selector) => selector !== null);
  const isSeen = pictures.length > 0 || element.localName === 'select';
  const nameless = isSeen ? roles.map(withoutName) : [];
  const firstOf = row === undefined ? [pictures, nameless, byPlaceholder(element)] : [[...roles, ...pictures]];
  const options = row === undefined ? byOptions(element).filter(isAlone) : [];
  const found = [...firstOf.flatMap((proposals) => proposals.find(isAlone) ?? []), ...options];
  return found.map((selector) => index.counted(selector, element));
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
  const inner = [...element.querySelectorAll('[class]')].find(({ classList }) => [...classList].some(isIcon));
  const token = inner && [...inner.classList].find(isIcon);
  if (own === undefined && token === undefined) return null;
  const value =
    token === undefined
      ? `${element.localName}.${CSS.escape(own!)}`
      : `${element.localName}:has(${inBox(element, inner!)}.${CSS.escape(token)})`;
  return { strategy: 'css', value, score: selectorScores.path };
}

/** Returns the step from a box to its picture. Boxes are inside boxes, so that only a direct step distinguishes them. */
const inBox = (element: Element, picture: Element): string =>
  /^(?:div|span)$/.test(element.localName) && picture.parentElement === element ? '> ' : '';

/** An icon of a sprite differs by the name that it refers to: `<use href="/icons.svg#edit">`. */
function bySprite(element: Element): Selector | null {
  const use = element.querySelector('svg > use');
  const [, id] = /#([\w-]+)$/.exec(use === null ? '' : addressOf(use)) ?? [];
  if (use === null || id === undefined) return null;
  const step = inBox(element, use.parentElement!);
  return onPath(`${element.localName}:has(${step}${step && 'svg > '}use[*|href$="#${id}"])`);
}

/** Returns the address of a `use`, with or without the namespace of older SVG. */
const addressOf = (use: Element): string => use.getAttribute('href') ?? use.getAttribute('xlink:href') ?? '';

/** The most options of a list that get a selector each. Discovery keeps those that the source contains. */
const fewOptions = 8;

/** Lists of the browser without a label differ by the values of their options alone. */
function byOptions(element: Element): Selector[] {
  if (element.localName !== 'select') return [];
  const values = [...(element as HTMLSelectElement).options].map((option) => option.getAttribute('value') ?? '');
  return [...new Set(values)]
    .filter((value) => value !== '')
    .slice(0, fewOptions)
    .map((value) => onPath(`select:has(option[value=${JSON.stringify(value)}])`));
}

/** A date shows no placeholder, so the placeholder is not its name. It is in the markup all the same. */
function byPlaceholder(element: Element): Selector[] {
  const placeholder = element.getAttribute('placeholder') ?? '';
  return placeholder === '' ? [] : [onPath(`${element.localName}[placeholder=${JSON.stringify(placeholder)}]`)];
}

const onPath = (value: string): Selector => ({ strategy: 'css', value, score: selectorScores.path });

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
