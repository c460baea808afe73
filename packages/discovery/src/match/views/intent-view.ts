import { isGeneratedId, isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent, AppModel } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { labelPattern, type LabelPattern } from './label-similarity.js';

/** An intent, prepared for many comparisons. */
export interface IntentView {
  intent: Intent;
  labels: LabelPattern[];
  /** True if the source knows enough of the text, from a trusted origin, for another text to contradict the intent. */
  certain: boolean;
  domId?: string;
  /** True if the intent opens a dialog, a menu or another overlay. */
  opensOverlay: boolean;
  /** The indexes of the boundaries around the intent, innermost first. */
  chain: number[];
  /** The innermost row boundary around the intent; null outside of rows. */
  row: number | null;
  /** The keys of {@link Intent.sites}, innermost first. */
  sites: string[];
  /** The site keys of each other part of the intent, such as the other radios of a group. */
  partSites: string[][];
  /** The place of the intent in document order, if the source shows the order. */
  rank: number;
}

/** Returns the boundaries from the given one outwards. */
export function boundaryChain(boundaries: readonly Boundary[], from: number | null): number[] {
  const chain: number[] = [];
  for (let at = from; at !== null && !chain.includes(at); at = boundaries[at]?.parent ?? null) chain.push(at);
  return chain;
}

/**
 * Returns one view for each intent, by intent index. Ranks follow the intent index within a root, and the file name
 * between roots. The order of reading the files has no influence.
 * @param writtenOut the row boundaries that are one row each and no loop
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
      partSites: [...(intent.alsoAt ?? []), ...(intent.drawnAt === undefined ? [] : [intent.drawnAt])].map((sites) =>
        sites.map(siteKey),
      ),
      rank: ranks.get(intent.index) ?? 0,
    };
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
