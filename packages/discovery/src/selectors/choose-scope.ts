import type { ContainerKind, PageContainer, Target } from '@webmcp/contract';
import { foldText, selectorScores, strategyNamed } from '@webmcp/text';

import type { Intent, Label } from '../intents/model/intent.js';
import { containerAt } from '../match/container-at.js';
import { containerTarget, intentTarget, type ScopedMatch } from './make-target.js';
import { provenAt, selectorKey } from './prove.js';
import type { IsElsewhere } from './elsewhere.js';
import type { MatchedContainer, MatchedElement } from '../match/matched-elements.js';

/** An intent and where it was seen. */
export interface Member {
  intent: Intent;
  matchedElements: readonly MatchedElement[];
}

/** Inside what a tool's elements are looked for. `in` gives the container's index per state; absent states have none. */
export interface Scope {
  target?: Target;
  kind?: ContainerKind;
  in: ReadonlyMap<string, number>;
}

/** Rests on a hand-written id or name at least; below it, where it stands is all that is known of it. */
const anchored = selectorScores.name;

/** The whole document. */
const everywhere: Scope = { in: new Map() };

/**
 * Chooses the container of a tool: its own if something names it; else a named dialog or form around it; else its own by
 * its bare role; none if every element is stable in the document; else the container around all of them that makes most
 * of them stable.
 * @param own where the tool's boundary was seen
 * @param labels of the tool's boundary, and of those around it, nearest first: what a container is named in other languages
 * @param isElsewhere whether a selector would find some other container where the tool is not
 */
export function chooseScope(
  members: readonly Member[],
  own: readonly MatchedContainer[],
  [ownLabels = [], ...outer]: readonly (readonly Label[])[],
  threshold: number,
  isElsewhere: IsElsewhere,
): Scope {
  const seen = members.filter(({ matchedElements }) => matchedElements.length > 0);
  const found = own.length === 0 ? null : scopeOf(own, ownLabels, isElsewhere);
  const ownScope = found !== null && covers(found, seen) && confidenceOf(found) > 0 ? found : null;
  if (ownScope !== null && confidenceOf(ownScope) >= anchored && isNamed(ownScope)) return ownScope;
  const stableIn = (scope: Scope): number => seen.filter((member) => confidenceIn(member, scope) >= threshold).length;
  const inDocument = stableIn(everywhere);
  const around = commonContainers(seen, [ownLabels, ...outer], isElsewhere);
  // Something named that comes and goes tells by itself whether the tool is there.
  const named = around.find(
    (scope) => (scope.kind === 'dialog' || scope.kind === 'form') && confidenceOf(scope) >= threshold && isNamed(scope),
  );
  if (named !== undefined && seen.length > 0 && stableIn(named) >= inDocument) return named;
  if (ownScope !== null && confidenceOf(ownScope) >= anchored) return ownScope;
  if (inDocument === seen.length) return everywhere;
  let best = { scope: everywhere, stable: inDocument };
  for (const scope of [...(ownScope === null ? [] : [ownScope]), ...around]) {
    const stable = stableIn(scope);
    const isSurer =
      best.scope !== everywhere && stable === best.stable && confidenceOf(scope) > confidenceOf(best.scope);
    if (stable > best.stable || isSurer) best = { scope, stable };
  }
  return best.scope;
}

const confidenceOf = ({ target }: Scope): number => target?.confidence ?? 0;

/** Decides whether some selector identifies the container, and not only its kind or place. */
function isNamed({ target }: Scope): boolean {
  return (target?.selectors ?? []).some(({ strategy, value, score }) =>
    strategyNamed(strategy).identifies(value, score),
  );
}

/** The matchedElements with the scope that each has to be found in. */
export function scoped(matchedElements: readonly MatchedElement[], scope: Scope): ScopedMatch[] {
  return matchedElements.map((matchedElement) => ({
    ...matchedElement,
    scope: scope.in.get(matchedElement.snapshot.state) ?? null,
  }));
}

function confidenceIn({ intent, matchedElements }: Member, scope: Scope): number {
  return intentTarget(intent, scoped(matchedElements, scope)).confidence;
}

function covers(scope: Scope, members: readonly Member[]): boolean {
  return members.every(({ matchedElements }) =>
    matchedElements.every(({ snapshot, element }) => {
      const container = scope.in.get(snapshot.state);
      return container !== undefined && element.chain.includes(container);
    }),
  );
}

function scopeOf(
  matchedElements: readonly MatchedContainer[],
  labels: readonly Label[],
  isElsewhere: IsElsewhere,
): Scope {
  return {
    target: containerTarget(matchedElements, labels, isElsewhere),
    ...(matchedElements[0] === undefined ? {} : { kind: matchedElements[0].container.kind }),
    in: new Map(matchedElements.map(({ snapshot, container }) => [snapshot.state, container.index])),
  };
}

/** Containers that hold every element in every state and can be found again in each, nearest first. */
function commonContainers(
  members: readonly Member[],
  labels: readonly (readonly Label[])[],
  isElsewhere: IsElsewhere,
): Scope[] {
  const byState = new Map<string, { snapshot: MatchedElement['snapshot']; chains: readonly number[][] }>();
  for (const { matchedElements } of members) {
    for (const { snapshot, element } of matchedElements) {
      const known = byState.get(snapshot.state);
      byState.set(snapshot.state, { snapshot, chains: [...(known?.chains ?? []), element.chain] });
    }
  }
  const shared = [...byState.values()].map(({ snapshot, chains }) => ({
    snapshot,
    containers: (chains[0] ?? [])
      .filter((container) => chains.every((chain) => chain.includes(container)))
      .map((index) => containerAt(snapshot, index))
      .filter((container) => container !== undefined)
      .filter(({ kind }) => kind !== 'row'),
  }));
  const [first, ...rest] = shared;
  if (first === undefined) return [];
  return first.containers.flatMap((container) => {
    const keys = new Set(provenAt({ element: container, scope: null }).map(selectorKey));
    const same = rest.map(({ snapshot, containers }) => ({
      snapshot,
      container: containers.find((other) => sharesKey(other, keys)),
    }));
    const matchedElements = [{ snapshot: first.snapshot, container }, ...same].filter(
      (matchedElement): matchedElement is MatchedContainer => matchedElement.container !== undefined,
    );
    if (matchedElements.length !== shared.length) return [];
    const shown = container.fingerprint.labels;
    const named = labels.find((each) => each.some(({ text }) => shown.includes(foldText(text))));
    const scope = scopeOf(matchedElements, named ?? [], isElsewhere);
    return confidenceOf(scope) > 0 ? [scope] : [];
  });
}

function sharesKey(container: PageContainer, keys: ReadonlySet<string>): boolean {
  return provenAt({ element: container, scope: null }).some((selector) => keys.has(selectorKey(selector)));
}
