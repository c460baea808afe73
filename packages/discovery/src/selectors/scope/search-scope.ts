import type { ContainerKind, PageContainer, Target } from '@webmcp/contract';
import { strategyNamed } from '@webmcp/text';

import type { Intent, Label } from '../../intents/model/intent.js';
import type { MatchedContainer, MatchedElement } from '../../match/model/matched-elements.js';
import { containerTarget, type ContainerWords } from '../container-target.js';
import type { IsElsewhere } from '../elsewhere.js';
import { intentTarget, type ScopedMatch } from '../intent-target.js';

/** An intent and the elements that it was paired with. */
export interface ScopeMember {
  intent: Intent;
  matchedElements: readonly MatchedElement[];
}

/** The tool's own boundary on the pages, and its names. */
export interface OwnContainer {
  matched: readonly MatchedContainer[];
  /** Labels of the tool's boundary, then of those around it, nearest first: names of containers in other languages. */
  labels: readonly (readonly Label[])[];
  /** The keys of the rows that open the tool; empty for a tool that no row opens. */
  rowKeys: readonly string[];
}

/** The container that the runtime searches in for a tool's elements. */
export interface SearchScope {
  /** The container. Absent for the whole document. */
  target?: Target;
  kind?: ContainerKind;
  /** The container's index by state. A state without an index is searched as a whole. */
  in: ReadonlyMap<string, PageContainer['index']>;
}

/** The whole document. */
export const everywhere: SearchScope = { in: new Map() };

/** Makes a scope of a container from its place in each state. */
export function scopeOf(
  matched: readonly MatchedContainer[],
  words: ContainerWords,
  isElsewhere: IsElsewhere,
): SearchScope {
  return {
    target: containerTarget(matched, words, isElsewhere),
    ...(matched[0] === undefined ? {} : { kind: matched[0].container.kind }),
    in: new Map(matched.map(({ snapshot, container }) => [snapshot.state, container.index])),
  };
}

/** Adds to each element the container that it has to be found in. */
export function scoped(matchedElements: readonly MatchedElement[], scope: SearchScope): ScopedMatch[] {
  return matchedElements.map((matched) => ({ ...matched, scope: scope.in.get(matched.snapshot.state) ?? null }));
}

/** Returns the confidence with which the scope itself is found; 0 for the document. */
export const confidenceOf = ({ target }: SearchScope): number => target?.confidence ?? 0;

/** Returns the confidence with which a member is found inside the scope. */
export const confidenceIn = ({ intent, matchedElements }: ScopeMember, scope: SearchScope): number =>
  intentTarget(intent, scoped(matchedElements, scope)).confidence;

/** Decides whether a selector of the scope identifies it, not merely its kind. */
export const isNamed = ({ target }: SearchScope): boolean =>
  (target?.selectors ?? []).some(({ strategy, value, score }) => strategyNamed(strategy).identifies(value, score));

/** Decides whether the scope is a dialog that only its title and its path identify. */
export const isTitled = ({ kind, target }: SearchScope): boolean =>
  kind === 'dialog' &&
  (target?.selectors.length ?? 0) > 0 &&
  target?.selectors.every(({ strategy }) => strategy === 'css') === true &&
  target.fingerprint?.unique.includes('label') === true;

/** Decides whether the scope contains every element of the members in every state. */
export function covers(scope: SearchScope, members: readonly ScopeMember[]): boolean {
  return members.every(({ matchedElements }) =>
    matchedElements.every(({ snapshot, element }) => {
      const container = scope.in.get(snapshot.state);
      return container !== undefined && element.chain.includes(container);
    }),
  );
}
