import type { PageContainer, Target } from '@webmcp/contract';

import type { Intent, Label } from '../intents/intent.js';
import { containerAt } from '../match/container-at.js';
import { containerTarget, intentTarget, type ScopedSighting } from './make-target.js';
import { provenAt, selectorKey } from './prove.js';
import type { ContainerSighting, Sighting } from './sightings.js';

/** An intent and where it was seen. */
export interface Member {
  intent: Intent;
  sightings: readonly Sighting[];
}

/** Inside what a tool's elements are looked for. `in` gives the container's index per state; absent states have none. */
export interface Scope {
  target?: Target;
  in: ReadonlyMap<string, number>;
}

/** Rests on a hand-written id or name at least; below it, where it stands is all that is known of it. */
const anchored = 0.45;

/** The whole document. */
const everywhere: Scope = { in: new Map() };

/**
 * Chooses the container of a tool: its own if that can be found by more than its place; none if every element is stable
 * in the document; else the container around all of them that makes most of them stable.
 * @param own where the tool's boundary was seen
 */
export function chooseScope(
  members: readonly Member[],
  own: readonly ContainerSighting[],
  ownLabels: readonly Label[],
  threshold: number,
): Scope {
  const seen = members.filter(({ sightings }) => sightings.length > 0);
  const ownScope = own.length === 0 ? null : scopeOf(own, ownLabels);
  const ownFits = ownScope !== null && covers(ownScope, seen) && (ownScope.target?.confidence ?? 0) > 0;
  if (ownScope !== null && ownFits && (ownScope.target?.confidence ?? 0) >= anchored) return ownScope;
  const stableIn = (scope: Scope): number => seen.filter((member) => confidenceIn(member, scope) >= threshold).length;
  const inDocument = stableIn(everywhere);
  if (inDocument === seen.length) return everywhere;
  let best = { scope: everywhere, stable: inDocument };
  for (const scope of [...(ownScope !== null && ownFits ? [ownScope] : []), ...commonContainers(seen)]) {
    const stable = stableIn(scope);
    const better =
      (scope.target?.confidence ?? 0) > (best.scope.target?.confidence ?? 0) &&
      stable === best.stable &&
      best.scope !== everywhere;
    if (stable > best.stable || better) best = { scope, stable };
  }
  return best.scope;
}

/** The sightings with the scope that each has to be found in. */
export function scoped(sightings: readonly Sighting[], scope: Scope): ScopedSighting[] {
  return sightings.map((sighting) => ({ ...sighting, scope: scope.in.get(sighting.snapshot.state) ?? null }));
}

function confidenceIn({ intent, sightings }: Member, scope: Scope): number {
  return intentTarget(intent, scoped(sightings, scope)).confidence;
}

function covers(scope: Scope, members: readonly Member[]): boolean {
  return members.every(({ sightings }) =>
    sightings.every(({ snapshot, element }) => {
      const container = scope.in.get(snapshot.state);
      return container !== undefined && element.chain.includes(container);
    }),
  );
}

function scopeOf(sightings: readonly ContainerSighting[], labels: readonly Label[]): Scope {
  return {
    target: containerTarget(sightings, labels),
    in: new Map(sightings.map(({ snapshot, container }) => [snapshot.state, container.index])),
  };
}

/** Containers that hold every element in every state and can be found again in each, nearest first. */
function commonContainers(members: readonly Member[]): Scope[] {
  const byState = new Map<string, { snapshot: Sighting['snapshot']; chains: readonly number[][] }>();
  for (const { sightings } of members) {
    for (const { snapshot, element } of sightings) {
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
    const sightings = [{ snapshot: first.snapshot, container }, ...same].filter(
      (sighting): sighting is ContainerSighting => sighting.container !== undefined,
    );
    if (sightings.length !== shared.length) return [];
    const scope = scopeOf(sightings, []);
    return (scope.target?.confidence ?? 0) > 0 ? [scope] : [];
  });
}

function sharesKey(container: PageContainer, keys: ReadonlySet<string>): boolean {
  return provenAt({ element: container, scope: null }).some((selector) => keys.has(selectorKey(selector)));
}
