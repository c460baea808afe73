import type { Selector } from '@webmcp/contract';
import type { StrategyRules } from '@webmcp/text';

/** The part of a page in which a strategy searches. */
export interface SearchScope {
  /** The root and the open shadow roots below it. */
  roots: ParentNode[];
  /** The attributes that a `testid` selector counts over. */
  testIdAttributes: readonly string[];
  /** Elements that hold every hit of a label or of a named role, if the caller knows them. */
  among?: readonly Element[] | undefined;
}

/** The facts about a page that candidates are made from. */
export interface CandidateFacts {
  testIdAttributes: readonly string[];
  /** Returns an element's structural path, for a caller that knows the page better than one search for each element. */
  pathOf?: ((element: Element) => string) | undefined;
}

/**
 * A selector strategy in the page. A strategy is one file of this folder and one entry of the list in
 * `locate-strategies.ts`; its `rules` are an entry of the list in packages/text.
 */
export interface LocateStrategy {
  readonly rules: StrategyRules;

  /** Returns the strategy's selectors that could find an element, best first. None is proved. */
  candidates(element: Element, facts: CandidateFacts): Selector[];

  /** Returns the elements that a value finds, usable or not. */
  hits(value: string, scope: SearchScope): Element[];
}
