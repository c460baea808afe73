import type { PageSnapshot } from '@webmcp/contract';

import type { Understanding } from '../intents/intent.js';
import { repeatedAlternatives } from './alternatives.js';
import type { ElementView } from './element-view.js';
import { intentViews, siteKey } from './intent-view.js';
import { matchPage, type PageMatch } from './match-page.js';
import type { Match } from './match.js';
import { elsewhereOn } from './routed-files.js';
import { floor, proved } from './weights.js';

export interface MatchOptions {
  /** Whether the sites that the dev server stamped into the page count as evidence. Default true. */
  provenance?: boolean;
}

/** Pairs what the source means with what each page shows. Pure; the order of intents and of files never changes a pair. */
export function match(
  understanding: Understanding,
  snapshots: readonly PageSnapshot[],
  { provenance = true }: MatchOptions = {},
): Match {
  const all = intentViews(understanding);
  const repeated = repeatedAlternatives(understanding.boundaries, all);
  const views = all.filter(({ intent }) => !repeated.has(intent.index));
  const result: Match = { pairs: [], containers: [], unmatchedElements: [], unmatchedIntents: [], greedy: [] };
  const { pages = [] } = understanding;
  const elsewhere = elsewhereOn(pages, snapshots, provenance);
  const seen = new Set<number>();
  const nearest = new Map<number, { score: number; text: string }>();
  for (const snapshot of snapshots) {
    const absent = elsewhere(snapshot);
    const present =
      absent.size === 0 ? views : views.filter(({ intent }) => !intent.sites.some(({ file }) => absent.has(file)));
    const page = matchPage(understanding, present, snapshot, provenance);
    const { state } = snapshot;
    for (const { intent, element, reading } of page.pairs) {
      seen.add(intent.intent.index);
      result.pairs.push({
        intent: intent.intent.index,
        state,
        element: element.element.index,
        score: reading.score,
        signals: reading.signals,
        ...(reading.provenance === undefined ? {} : { provenance: reading.provenance >= proved }),
      });
    }
    result.containers.push(...page.containers.map((pair) => ({ ...pair, state })));
    result.unmatchedElements.push(...aloneOnPage(page, state));
    if (page.greedy) result.greedy.push(state);
    for (const [intent, { element, reading }] of page.nearest.intents) {
      const known = nearest.get(intent);
      if (known === undefined || reading.score > known.score) {
        nearest.set(intent, {
          score: reading.score,
          text: `nearest was ${described(element)} in state ${state} with score ${reading.score}`,
        });
      }
    }
  }
  for (const { intent } of views) {
    if (seen.has(intent.index)) continue;
    const near = nearest.get(intent.index);
    const reason =
      near === undefined
        ? 'no state shows anything like it'
        : near.score < floor
          ? `${near.text}, under the floor of ${floor}`
          : `${near.text}, which went to a better pair`;
    result.unmatchedIntents.push({ intent: intent.index, reason });
  }
  return result;
}

function described({ element: { role, name } }: ElementView): string {
  return name === '' ? `an unnamed ${role}` : `${role} "${name}"`;
}

function aloneOnPage({ pairs, elements, nearest }: PageMatch, state: string): Match['unmatchedElements'] {
  const paired = new Set(pairs.map(({ element }) => element.element.index));
  return elements
    .filter(({ element }) => !paired.has(element.index))
    .map(({ element }) => {
      const near = nearest.elements.get(element.index);
      if (near === undefined) return { state, element: element.index, reason: 'nothing in the source reads like it' };
      const { intent, reading } = near;
      const site = siteKey(intent.intent.source);
      const reason =
        reading.score < floor
          ? `nearest is ${site} with score ${reading.score}, under the floor of ${floor}`
          : `${site} went to a better pair`;
      return { state, element: element.index, reason };
    });
}
