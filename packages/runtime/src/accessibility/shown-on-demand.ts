import { once } from '../dom/still.js';
import { fadedOut } from './faded-out.js';
import { rendered } from './rendered.js';
import { parentElement, rootNode } from '../dom/parents.js';
import { matches } from '../dom/matching.js';

/** A rule with selectors and rules inside, as far as this file reads it. */
type Rule = CSSRule & Partial<Pick<CSSStyleRule, 'selectorText' | 'style' | 'cssRules'>>;

/** A selector of a rule that shows something on demand, without the demand, and how the rule shows it. */
interface Demand {
  selector: string;
  by: 'box' | 'opacity';
}

/** The demands of each sheet, and the number of its rules then. A sheet that grows is read again. */
const known = new WeakMap<CSSStyleSheet, { size: number; demands: Demand[] }>();

/**
 * Decides whether the style sheets show a hidden element while a part around it has the mouse or the focus. People press such
 * controls of a row, and such items of a menu.
 */
export const shownOnDemand: (element: Element) => boolean = once((element) => {
  if (!element.isConnected) return false;
  if (rendered(element)) {
    const faded = fadedOut(element);
    return !!faded && appears(faded, 'opacity');
  }
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = parentElement(at)) around.push(at);
  const hiding = around.filter((at) => getComputedStyle(at).display === 'none');
  if (hiding.length) return hiding.every((at) => appears(at));
  return getComputedStyle(element).visibility !== 'visible' && around.some((at) => appears(at));
});

/** Decides whether a rule for a mouse or a focus elsewhere shows an element. */
const appears = (element: Element, by: Demand['by'] = 'box'): boolean => {
  const { styleSheets, adoptedStyleSheets } = rootNode(element) as Document | ShadowRoot;
  return [...styleSheets, ...adoptedStyleSheets]
    .flatMap(demandsOf)
    .some((demand) => demand.by === by && matches(element, demand.selector));
};

/** Returns the demands of the rules that show something on demand. */
function demandsOf(sheet: CSSStyleSheet): Demand[] {
  const rules = rulesOf(sheet);
  let found = known.get(sheet);
  if (found?.size !== rules.length) known.set(sheet, (found = { size: rules.length, demands: demandsIn(rules, '') }));
  return found.demands;
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

function demandsIn(rules: ArrayLike<CSSRule>, outer: string): Demand[] {
  return Array.from(rules).flatMap(({ selectorText, style, cssRules = [] as unknown as CSSRuleList }: Rule) => {
    const selector = selectorText === undefined ? outer : selectorText.replaceAll('&', `:is(${outer})`);
    const bare = selector.replaceAll(demand, '');
    const isDemand = bare !== selector && !ofItself.test(selector);
    const ways = isDemand && style ? waysOf(style) : [];
    const own = ways.length && CSS.supports(`selector(${bare})`) ? ways.map((by) => ({ selector: bare, by })) : [];
    return [...own, ...demandsIn(cssRules, selector)];
  });
}

function waysOf({ display, visibility, opacity }: CSSStyleDeclaration): Demand['by'][] {
  const hasBox = (display && display !== 'none') || visibility === 'visible';
  return [...(hasBox ? (['box'] as const) : []), ...(Number(opacity) > 0 ? (['opacity'] as const) : [])];
}
