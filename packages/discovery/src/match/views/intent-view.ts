import { isGeneratedId, isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent, AppModel } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { labelPattern, type LabelPattern } from './label-similarity.js';

/** An intent with everything ready that matching asks of it again and again. */
export interface IntentView {
  intent: Intent;
  labels: LabelPattern[];
  /** True when the source knows enough of its text, from a trusted origin, for another text to contradict it. */
  certain: boolean;
  domId?: string;
  /** It opens a menu, a dialog or the like. */
  opensOverlay: boolean;
  /** Boundaries around it, innermost first, up to and without the nearest row's outside when it is a row's member. */
  chain: number[];
  /** The innermost row boundary around it. */
  row: number | null;
  /** Keys of {@link Intent.sites}, innermost first. */
  sites: string[];
  /** The same for each part of it that is written apart, such as the radios of a group. */
  partSites: string[][];
  /** Place in document order, as far as the source tells it. */
  rank: number;
}

/** What stands over the page and is opened from it. */

/** Boundaries from the given one outwards. */
export function boundaryChain(boundaries: readonly Boundary[], from: number | null): number[] {
  const chain: number[] = [];
  for (let at = from; at !== null && !chain.includes(at); at = boundaries[at]?.parent ?? null) chain.push(at);
  return chain;
}

/**
 * One view per intent, by intent index. Within a root the index is document order; roots come by their file, so that the
 * order in which files were read has no part in it.
 * @param writtenOut rows of which each stands for itself and no loop
 */
export function intentViews(
  { intents, boundaries }: AppModel,
  writtenOut: ReadonlySet<number> = new Set(),
): IntentView[] {
  const rootFile = (intent: Intent): string => {
    const root = boundaries[boundaryChain(boundaries, intent.boundary).at(-1) ?? -1];
    return root?.source.file ?? intent.sites.at(-1)?.file ?? intent.source.file;
  };
  const ranks = new Map(
    [...intents]
      .sort((a, b) => compare(rootFile(a), rootFile(b)) || a.index - b.index)
      .map((intent, rank) => [intent.index, rank]),
  );
  const openers = new Set(boundaries.filter(({ kind }) => isOverlayKind(kind)).flatMap((boundary) => boundary.openers));
  return intents.map((intent) => {
    const labels = intent.labels.map(labelPattern).filter((label) => label !== null);
    const chain = boundaryChain(boundaries, intent.boundary);
    return {
      intent,
      labels,
      certain: labels.some(({ isSolid, trust }) => isSolid && trust === 1),
      ...(intent.domId === undefined || isGeneratedId(intent.domId) ? {} : { domId: intent.domId }),
      opensOverlay: openers.has(intent.index),
      chain,
      row: chain.find((index) => boundaries[index]?.kind === 'row' && !writtenOut.has(index)) ?? null,
      sites: intent.sites.map(siteKey),
      partSites: (intent.alsoAt ?? []).map((sites) => sites.map(siteKey)),
      rank: ranks.get(intent.index) ?? 0,
    };
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
