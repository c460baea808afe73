import { problem, type PageElement, type PageSnapshot, type Problem } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { isPlace } from '../intents/model/no-place.js';
import { siteKey } from '../intents/model/site-key.js';
import { containerAt } from '../match/model/container-at.js';
import type { Match } from '../match/model/match.js';
import { elementKey } from './element-uses.js';

/** Reports each control that nothing answers once, with its first state and its place in the source. */
export function deadControls(
  snapshots: readonly PageSnapshot[],
  { intents }: Pick<AppModel, 'intents'>,
  { pairs }: Pick<Match, 'pairs'>,
): Problem[] {
  const paired = new Map(pairs.map(({ state, element, intent }) => [elementKey(state, element), intents[intent]]));
  const found = new Map<string, Problem>();
  for (const snapshot of [...snapshots].sort((a, b) => (a.state < b.state ? -1 : 1)))
    for (const element of snapshot.elements) {
      if (element.answers !== 'none') continue;
      const intent = paired.get(elementKey(snapshot.state, element.index));
      const place =
        element.sources?.[0] ?? (intent !== undefined && isPlace(intent.source) ? intent.source : undefined);
      const control = inWords(element, snapshot);
      const key = JSON.stringify([control, place ?? null]);
      if (!found.has(key))
        found.set(key, problem('DEAD_CONTROL', { control, state: snapshot.state }, siteKey(place) ?? snapshot.state));
    }
  return [...found.values()];
}

/** Describes an element without the texts of rows, because rows contain data. */
function inWords({ role, name, chain }: PageElement, snapshot: PageSnapshot): string {
  const inRow = chain.some((index) => containerAt(snapshot, index)?.kind === 'row');
  if (inRow) return `The ${role} in a row`;
  return name === '' ? `A ${role} without a name` : `The ${role} "${name}"`;
}
