import type { Boundary } from '../../intents/model/intent.js';
import type { IntentView } from '../views/intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';

/** Where a boundary stands in its parent; boundaries that share it are placed by one tag. */
export const placeOf = (boundary: Boundary | undefined): string =>
  boundary === undefined || boundary.parent === null || boundary.sites.length === 0
    ? `root ${String(boundary?.index)}`
    : boundary.sites.map(siteKey).join('<');

/** The boundaries that share their place with other components: of those that one tag places, one is shown at a time. */
export function alternativesOf(boundaries: readonly Boundary[]): ReadonlySet<number> {
  const inPlace = new Map<string, { components: Set<string>; boundaries: number[] }>();
  for (const boundary of boundaries) {
    if (boundary.kind !== 'component' || boundary.parent === null) continue;
    const place = placeOf(boundary);
    const known = inPlace.get(place) ?? { components: new Set(), boundaries: [] };
    known.components.add(boundary.component ?? '');
    known.boundaries.push(boundary.index);
    inPlace.set(place, known);
  }
  const shared = [...inPlace.values()].filter(({ components }) => components.size > 1);
  return new Set(shared.flatMap((place) => place.boundaries));
}

/**
 * Intents, by index, that only repeat what an earlier alternative of the same place says: a page that two addresses show
 * is written once, and one of the two is shown at a time.
 */
export function repeatedAlternatives(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
): ReadonlyMap<number, number> {
  const alternatives = alternativesOf(boundaries);
  const scopes = new Map<number, IntentView[]>();
  for (const view of intents) {
    const scope = view.chain.findLast((index) => alternatives.has(index));
    if (scope === undefined) continue;
    const members = scopes.get(scope);
    if (members === undefined) scopes.set(scope, [view]);
    else members.push(view);
  }
  const first = new Map<string, IntentView[]>();
  const repeated = new Map<number, number>();
  for (const [scope, members] of [...scopes].sort(([a], [b]) => a - b)) {
    const key = `${placeOf(boundaries[scope])}\n${members.map(written).join('\n')}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, members);
    else
      members.forEach(({ intent }, at) => {
        const same = known[at];
        if (same !== undefined) repeated.set(intent.index, same.intent.index);
      });
  }
  return repeated;
}

/** All that tells a control from another in one place. */
function written({ intent, sites, labels }: IntentView): string {
  const { control, name, domId, testId, href, value, placeholder } = intent;
  return JSON.stringify([
    sites,
    labels.map(({ text }) => text),
    control,
    name,
    domId,
    testId,
    href,
    value,
    placeholder,
  ]);
}
