import type { Boundary, Intent, Understanding } from '../intents/intent.js';
import { isGeneratedId } from '../selectors/generated-id.js';
import { labelPattern, type LabelPattern } from './label-similarity.js';

/** An intent with everything ready that matching asks of it again and again. */
export interface IntentView {
  intent: Intent;
  labels: LabelPattern[];
  /** True when the source knows its text in full from a trusted origin, so that another text contradicts it. */
  certain: boolean;
  domId?: string;
  /** Boundaries around it, innermost first, up to and without the nearest row's outside when it is a row's member. */
  chain: number[];
  /** The innermost row boundary around it. */
  row: number | null;
  /** Keys of {@link Intent.sites}, innermost first. */
  sites: string[];
  /** Place in the order of the source: file, line, column. */
  rank: number;
}

export const siteKey = (source: { file: string; line: number; column: number }): string =>
  `${source.file}:${source.line}:${source.column}`;

/** Boundaries from the given one outwards. */
export function boundaryChain(boundaries: readonly Boundary[], from: number | null): number[] {
  const chain: number[] = [];
  for (let at = from; at !== null && !chain.includes(at); at = boundaries[at]?.parent ?? null) chain.push(at);
  return chain;
}

/** One view per intent, by intent index. Ranks depend on the sites alone, not on the order in which files were read. */
export function intentViews({ intents, boundaries }: Understanding): IntentView[] {
  const ranks = new Map(
    [...intents]
      .sort(
        (a, b) =>
          compare(a.source.file, b.source.file) ||
          a.source.line - b.source.line ||
          a.source.column - b.source.column ||
          compare(a.sites.map(siteKey).join(), b.sites.map(siteKey).join()) ||
          a.index - b.index,
      )
      .map((intent, rank) => [intent.index, rank]),
  );
  return intents.map((intent) => {
    const labels = intent.labels.map(labelPattern).filter((label) => label !== null);
    const chain = boundaryChain(boundaries, intent.boundary);
    return {
      intent,
      labels,
      certain: labels.some(({ pattern, trust }) => pattern === null && trust === 1),
      ...(intent.domId === undefined || isGeneratedId(intent.domId) ? {} : { domId: intent.domId }),
      chain,
      row: chain.find((index) => boundaries[index]?.kind === 'row') ?? null,
      sites: intent.sites.map(siteKey),
      rank: ranks.get(intent.index) ?? 0,
    };
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
