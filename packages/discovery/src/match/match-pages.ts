import type { PageSnapshot, Source } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { repeatedAlternatives } from './presence/alternatives.js';
import type { ContainerMatch } from './model/container-match.js';
import type { ElementView } from './views/element-view.js';
import { intentViews, type IntentView } from './views/intent-view.js';
import { siteKey } from '../intents/model/site-key.js';
import { matchPage, type PageMatch } from './match-page.js';
import type { Match } from './model/match.js';
import { elsewhereOn } from './presence/routed-files.js';
import { floor, proved } from './model/weights.js';
import { unsaidNames } from './views/unsaid-names.js';
import { writtenOutRows } from './views/written-out-rows.js';

export interface MatchOptions {
  /** Whether the sites that the dev server stamped into the page count as evidence. Default true. */
  provenance?: boolean;
}

/** Pairs what the source means with what each page shows. Pure; the order of intents and of files never changes a pair. */
export function match(
  given: AppModel,
  snapshots: readonly PageSnapshot[],
  { provenance = true }: MatchOptions = {},
): Match {
  const { appModel, intentOf, boundaryOf, rows } = writtenOutRows(given);
  const all = intentViews(appModel, rows);
  const repeated = repeatedAlternatives(appModel.boundaries, all);
  const views = all.filter(({ intent }) => !repeated.has(intent.index));
  const result: Match = { pairs: [], containers: [], unmatchedElements: [], unmatchedIntents: [], greedy: [] };
  const { pages = [] } = appModel;
  const elsewhere = elsewhereOn(pages, snapshots, provenance);
  const unsaid = unsaidNames(snapshots, all);
  const seen = new Set<number>();
  const nearest = new Map<number, { score: number; text: string }>();
  for (const snapshot of snapshots) {
    const absent = elsewhere(snapshot);
    const isElsewhere = (site: Source): boolean => absent.has(site.file) || absent.has(siteKey(site));
    const away = new Set(appModel.boundaries.flatMap(({ sites }, index) => (sites.some(isElsewhere) ? [index] : [])));
    // Markup of a constant has no use site of its own: its surroundings say which page it is on.
    const isAway = ({ intent, chain }: IntentView): boolean =>
      intent.sites.some(isElsewhere) || chain.some((boundary) => away.has(boundary));
    const present = absent.size === 0 ? views : views.filter((view) => !isAway(view));
    const page = matchPage(appModel, present, snapshot, provenance, unsaid);
    const { state } = snapshot;
    const pairs = page.pairs.map((pair) => ({ ...pair, index: intentOf[pair.intent.intent.index] ?? -1 }));
    pairs.sort((a, b) => a.index - b.index || a.element.element.index - b.element.element.index);
    for (const { index, element, reading } of pairs) {
      seen.add(index);
      result.pairs.push({
        intent: index,
        state,
        element: element.element.index,
        score: reading.score,
        signals: reading.signals,
        ...(reading.provenance === undefined ? {} : { provenance: reading.provenance >= proved }),
      });
    }
    result.containers.push(...surestOf(page.containers, boundaryOf).map((pair) => ({ ...pair, state })));
    result.unmatchedElements.push(...aloneOnPage(page, state));
    if (page.greedy) result.greedy.push(state);
    for (const [index, { element, reading }] of page.nearest.intents) {
      const intent = intentOf[index] ?? index;
      const known = nearest.get(intent);
      if (known === undefined || reading.score > known.score) {
        nearest.set(intent, {
          score: reading.score,
          text: `nearest was ${described(element)} in state ${state} with score ${reading.score}`,
        });
      }
    }
  }
  const original = new Set(views.map(({ intent }) => intentOf[intent.index] ?? intent.index));
  for (const intent of [...original].sort((a, b) => a - b)) {
    if (seen.has(intent)) continue;
    const near = nearest.get(intent);
    const reason =
      near === undefined
        ? 'no state shows anything like it'
        : near.score < floor
          ? `${near.text}, under the floor of ${floor}`
          : `${near.text}, which went to a better pair`;
    result.unmatchedIntents.push({ intent, reason });
  }
  return result;
}

/** Of the rows of one boundary that are written out, the pair that is surest speaks for it. */
function surestOf(pairs: readonly ContainerMatch[], boundaryOf: readonly number[]): ContainerMatch[] {
  const surest = new Map<number, ContainerMatch>();
  for (const pair of pairs) {
    const boundary = boundaryOf[pair.boundary] ?? pair.boundary;
    const known = surest.get(boundary);
    if (known === undefined || pair.score > known.score) surest.set(boundary, { ...pair, boundary });
  }
  return [...surest.values()].sort((a, b) => a.boundary - b.boundary);
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
