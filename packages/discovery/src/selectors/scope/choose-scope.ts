import type { IsElsewhere } from '../elsewhere.js';
import { containersAround } from './containers-around.js';
import { scopeRules, type ScopeQuestion } from './scope-rules.js';
import {
  confidenceIn,
  confidenceOf,
  covers,
  everywhere,
  scopeOf,
  type OwnContainer,
  type ScopeMember,
  type SearchScope,
} from './search-scope.js';

/** Chooses the container that the runtime searches in for the members of a tool, by {@link scopeRules}. */
export function chooseScope(
  members: readonly ScopeMember[],
  own: OwnContainer,
  threshold: number,
  isElsewhere: IsElsewhere,
): SearchScope {
  const seen = members.filter(({ matchedElements }) => matchedElements.length > 0);
  const stable = memoized((scope) => seen.filter((member) => confidenceIn(member, scope) >= threshold).length);
  let around: SearchScope[] | undefined;
  const question: ScopeQuestion = {
    own: ownScope(seen, own, isElsewhere),
    around: () => (around ??= containersAround(seen, own, isElsewhere)),
    members: seen.length,
    stableIn: stable,
    threshold,
  };
  for (const rule of scopeRules) {
    const scope = rule.choose(question);
    if (scope !== null) return scope;
  }
  return everywhere;
}

function ownScope(
  seen: readonly ScopeMember[],
  { matched, labels: [labels = []], rowKeys }: OwnContainer,
  isElsewhere: IsElsewhere,
): SearchScope | null {
  if (matched.length === 0) return null;
  const found = scopeOf(matched, { labels, keys: rowKeys }, isElsewhere);
  return covers(found, seen) && confidenceOf(found) > 0 ? found : null;
}

function memoized(count: (scope: SearchScope) => number): (scope: SearchScope) => number {
  const known = new Map<SearchScope, number>();
  return (scope) => {
    const found = known.get(scope) ?? count(scope);
    known.set(scope, found);
    return found;
  };
}
