import type { Boundary } from '../../intents/model/intent.js';
import type { IntentView } from '../views/intent-view.js';
import { siteKey } from '../../intents/model/site-key.js';

/** Returns a key for the place of a boundary in its parent. One tag renders all boundaries with one key. */
export const placeOf = (boundary: Boundary | undefined): string =>
  boundary === undefined || boundary.parent === null || boundary.sites.length === 0
    ? `root ${String(boundary?.index)}`
    : boundary.sites.map(siteKey).join('<');

/** Returns the boundaries that share their place with another component. One tag renders them, one at a time. */
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
 * Maps the intents of repeated alternatives to the equal intents of the first alternative, by index. Two addresses may
 * render one page; only one of them is on the screen at a time.
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

/** Returns the properties that distinguish the controls of one place, as one string. */
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
