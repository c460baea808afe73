import type { Fingerprint, Selector, Target } from '@webmcp/contract';
import { foldText, selectorScores, type StrategyRules } from '@webmcp/text';

import { roleAndName } from '../../accessibility/role-and-name.js';
import { contains } from '../../dom/matching.js';
import { memo } from '../../dom/memo.js';
import { openRoots } from '../../dom/open-roots.js';
import { once } from '../../dom/still.js';
import { traitsReader } from '../fingerprint/traits.js';
import { hits } from '../strategies/hits.js';
import type { LocateStrategy } from '../strategies/locate-strategy.js';
import { strategyIn } from '../strategies/locate-strategies.js';
import type { Abstention } from '../verdict/decide.js';
import type { Question } from '../verdict/poll.js';

/** The element that a target meant, or the reason for which none was taken. */
export type Located =
  | {
      element: Element;
      /** The first selector that finds the element alone, or the fingerprint. */
      by: Selector | 'fingerprint';
      /** True for anything but the best selector. */
      healed: boolean;
    }
  | {
      reason: Abstention;
      /** Names elements that resemble the target, at most five. */
      candidates: string[];
    };

export interface LocateOptions {
  /** The root of the search; the document unless given. */
  root?: ParentNode;
  /** Abstains from good guesses, which the default mode takes. Destructive tools use the strict mode. */
  strict?: boolean;
  /** Labels of the other known controls. An element with such a label is never taken for this target. */
  others?: string[];
  testIdAttributes?: string[];
  /** The known strategies; default: all listed strategies. */
  strategies?: readonly LocateStrategy[];
}

export interface LocateTarget extends Pick<Target, 'selectors' | 'fingerprint'> {
  /** The rows that the target is in none of. */
  outside?: readonly Pick<Target, 'selectors'>[];
}

/** One search for a target, as each approach gets it. */
export interface Search {
  selectors: readonly Selector[];
  /** The facts that votes need; undefined for a target without a fingerprint. */
  question: Question | undefined;
  strict: boolean;
  /** The root and the open shadow roots below it. */
  roots: ParentNode[];
  rulesOf(selector: Selector): StrategyRules;
  /** Decides whether an element is in no row that the target is outside of. */
  isEligible(element: Element): boolean;
  /**
   * Returns the hits of a selector, searched for once.
   * @param among elements that hold every hit of a label or of a named role, if they are known
   */
  find(selector: Selector, among?: readonly Element[]): readonly Element[];
  /**
   * Returns an element with the first selector that finds only this element.
   * @param pool elements that include every element with all words of a captured label
   */
  take(element: Element, pool?: readonly Element[]): Located;
  /** Returns a reason, with the names of the most similar elements. */
  abstain(reason: Abstention, near: readonly Element[]): Located;
}

/** Decides whether a selector names a slot only: a structural path. */
export const namesSlot = ({ score }: Selector): boolean => score <= selectorScores.path;

/** Reads the traits of elements. The reader is kept for the next target of the same look at the page. */
const readerOf = once((_page: undefined) => traitsReader());

/** Prepares the search for a target. */
export function searchFor(target: LocateTarget, options: LocateOptions): Search {
  const { root = document, strict = false, testIdAttributes = ['data-mcp', 'data-testid'], strategies } = options;
  const { selectors, fingerprint: print } = target;
  const roots = openRoots(root);
  const rulesOf: Search['rulesOf'] = ({ strategy }) => strategyIn(strategies, strategy).rules;
  const all: Search['find'] = (selector, among) => hits(selector, root, testIdAttributes, { roots, among, strategies });
  const rows = target.outside?.flatMap(
    ({ selectors: own }) => own.map((each) => all(each)).find(({ length }) => length) ?? [],
  );
  const isEligible = (element: Element): boolean => !rows?.some((row) => contains(row, element));
  const search: Search['find'] = (selector, among) =>
    rows ? all(selector, among).filter(isEligible) : all(selector, among);
  const inAll = memo((selector: Selector) => search(selector));
  const find: Search['find'] = (selector, among) => (among ? search(selector, among) : inAll(selector));
  const finds = (selector: Selector, element: Element, pool: readonly Element[] | undefined): boolean => {
    // The pool holds every element with a captured label, so a selector by that label has its hits there.
    const text = rulesOf(selector).searchedText(selector.value);
    const found = find(selector, text && print?.labels.includes(text) ? pool : undefined);
    return found.length === 1 && found[0] === element;
  };
  return {
    selectors,
    strict,
    roots,
    rulesOf,
    isEligible,
    find,
    question: print && questionAbout(print, target, rulesOf, options),
    take(element, pool) {
      const [best] = selectors;
      const by = selectors.find(
        // A path names a slot. The votes, not the path, chose the element in it.
        (selector) => !(print && namesSlot(selector) && selector !== best) && finds(selector, element, pool),
      );
      return { element, by: by ?? 'fingerprint', healed: !by || by !== best };
    },
    abstain: (reason, near) => ({ reason, candidates: near.slice(0, 5).map(roleAndName) }),
  };
}

function questionAbout(
  print: Fingerprint,
  { selectors, outside }: LocateTarget,
  rulesOf: Search['rulesOf'],
  { root, strict = false, others = [], testIdAttributes = ['data-mcp', 'data-testid'] }: LocateOptions,
): Question {
  const signals = selectors.map((selector) => rulesOf(selector).signal(selector.value));
  // A selector is emitted only where it finds nothing else: in the page, or in the container that is the root now.
  const proved = new Set(signals);
  let otherTexts: Set<string> | undefined;
  return {
    print,
    read: readerOf(undefined),
    testIds: selectors.filter((_, at) => signals[at] === 'testid').map(({ value }) => value),
    testIdAttributes,
    isOthers: (text) => (otherTexts ??= new Set(others.map(foldText))).has(text),
    strict,
    unique: (signal) => print.unique.includes(signal) || proved.has(signal),
    within: root instanceof Element || !!outside?.length,
  };
}
