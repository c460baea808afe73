import { once } from '../dom/still.js';
import { rendered } from './rendered.js';
import { parentElement, rootNode } from '../dom/parents.js';
import { matches } from '../dom/matching.js';

/** A rule with selectors and rules inside, as far as this file reads it. */
type Rule = CSSRule & Partial<Pick<CSSStyleRule, 'selectorText' | 'style' | 'cssRules'>>;

/** The selectors of each sheet, and the number of its rules then. A sheet that grows is read again. */
const known = new WeakMap<CSSStyleSheet, { size: number; selectors: string[] }>();

/**
 * Decides whether the style sheets show a hidden element while a part around it has the mouse or the focus. People press such
 * controls of a row, and such items of a menu.
 */
export const shownOnDemand: (element: Element) => boolean = once((element) => {
  if (!element.isConnected || rendered(element)) return false;
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = parentElement(at)) around.push(at);
  const hiding = around.filter((at) => getComputedStyle(at).display === 'none');
  if (hiding.length) return hiding.every(appears);
  return getComputedStyle(element).visibility !== 'visible' && around.some(appears);
});

/** Decides whether a rule for a mouse or a focus elsewhere shows an element. */
const appears = (element: Element): boolean => {
  const { styleSheets, adoptedStyleSheets } = rootNode(element) as Document | ShadowRoot;
  return [...styleSheets, ...adoptedStyleSheets]
    .flatMap(demandSelectors)
    .some((selector) => matches(element, selector));
};

/** Returns the selectors of the rules that show something on demand, without the demand. */
function demandSelectors(sheet: CSSStyleSheet): string[] {
  const rules = rulesOf(sheet);
  let found = known.get(sheet);
  if (found?.size !== rules.length)
    known.set(sheet, (found = { size: rules.length, selectors: selectorsIn(rules, '') }));
  return found.selectors;
}

function rulesOf(sheet: CSSStyleSheet): ArrayLike<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    // No script may read a sheet of another origin.
    return [];
  }
}

/** Matches the pseudo-classes of a mouse or a focus. In a name of a class, as in `.hover\:block`, the colon is escaped. */
const demand = /(?<!\\):(?:hover|focus(?:-within|-visible)?)(?![\w-])/g;

/** Matches a rule for the mouse or the focus on the element itself: nobody can point at a hidden element. */
const ofItself = new RegExp(`${demand.source}[^\\s>+~]*$`);

function selectorsIn(rules: ArrayLike<CSSRule>, outer: string): string[] {
  return Array.from(rules).flatMap(({ selectorText, style, cssRules = [] as unknown as CSSRuleList }: Rule) => {
    const selector = selectorText === undefined ? outer : selectorText.replaceAll('&', `:is(${outer})`);
    const shows = (style?.display && style.display !== 'none') || style?.visibility === 'visible';
    const bare = selector.replaceAll(demand, '');
    const own =
      shows && bare !== selector && !ofItself.test(selector) && CSS.supports(`selector(${bare})`) ? [bare] : [];
    return [...own, ...selectorsIn(cssRules, selector)];
  });
}
