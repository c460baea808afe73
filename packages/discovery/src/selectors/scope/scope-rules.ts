import { selectorScores } from '@webmcp/text';

import { confidenceOf, everywhere, isNamed, isTitled, type SearchScope } from './search-scope.js';

/** The facts that choose a scope. */
export interface ScopeQuestion {
  /** The container of the tool's own boundary, if it contains every member and a selector finds it; else null. */
  own: SearchScope | null;
  /** Returns the containers around all members, nearest first. Costly, so computed when a rule needs them. */
  around(): readonly SearchScope[];
  /** The number of members that some page shows. */
  members: number;
  /** Returns the number of members that are stable inside a scope. */
  stableIn(scope: SearchScope): number;
  /** The confidence from which a target is stable, 0 to 1. */
  threshold: number;
}

export interface ScopeRule {
  name: string;
  reason: string;
  /** Returns the scope; null leaves the choice to the next rule. */
  choose(question: ScopeQuestion): SearchScope | null;
}

/** The confidence from which a scope rests on an id or name that a person wrote. */
const anchored = selectorScores.name;

/**
 * Decides whether a tool's own part of the page is the nearest one that its members need. A part may contain two boxes with
 * the same controls, which only the boxes distinguish. A form or dialog is always enough: the tool submits all of it.
 */
function isNearEnough(own: SearchScope, { around, members, stableIn }: ScopeQuestion): boolean {
  const stable = stableIn(own);
  return own.kind !== 'landmark' || stable === members || around().every((scope) => stableIn(scope) <= stable);
}

/** Chooses the scope of a tool; the first rule that answers decides. A tool's own container comes before others. */
export const scopeRules: readonly ScopeRule[] = [
  {
    name: 'own-container-with-a-name',
    reason: 'The tool is on the page exactly while its named container is.',
    choose(question) {
      const { own } = question;
      if (own === null || confidenceOf(own) < anchored || !isNamed(own)) return null;
      return isNearEnough(own, question) ? own : null;
    },
  },
  {
    name: 'named-dialog-or-form-around',
    reason: 'A named dialog or form that comes and goes shows whether the tool is on the page.',
    choose({ around, members, stableIn, threshold }) {
      const named = around().find(
        (scope) =>
          (scope.kind === 'dialog' || scope.kind === 'form') && confidenceOf(scope) >= threshold && isNamed(scope),
      );
      return named !== undefined && members > 0 && stableIn(named) >= stableIn(everywhere) ? named : null;
    },
  },
  {
    name: 'dialog-by-its-title',
    reason: 'A dialog without a role has a path alone, and its title tells it from another one at that path.',
    choose({ own, around, members, stableIn }) {
      const titled = [...(own === null ? [] : [own]), ...around()].find(isTitled);
      return titled !== undefined && members > 0 && stableIn(titled) >= stableIn(everywhere) ? titled : null;
    },
  },
  {
    name: 'own-container-by-role',
    reason: 'The only form or dialog of a page is found by its bare role.',
    choose(question) {
      const { own } = question;
      return own !== null && confidenceOf(own) >= anchored && isNearEnough(own, question) ? own : null;
    },
  },
  {
    name: 'whole-document',
    reason: 'A container adds nothing where every member is stable without one.',
    choose: ({ members, stableIn }) => (stableIn(everywhere) === members ? everywhere : null),
  },
  {
    name: 'most-stable-members',
    reason:
      'A container is worth its own selectors where it makes more members stable. Of equal ones the surer one wins.',
    choose({ own, around, stableIn }) {
      let best = { scope: everywhere, stable: stableIn(everywhere) };
      for (const scope of [...(own === null ? [] : [own]), ...around()]) {
        const stable = stableIn(scope);
        const isSurer =
          best.scope !== everywhere && stable === best.stable && confidenceOf(scope) > confidenceOf(best.scope);
        if (stable > best.stable || isSurer) best = { scope, stable };
      }
      return best.scope;
    },
  },
];
