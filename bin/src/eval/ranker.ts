import type { Tool } from '@webmcp/contract';

/** Ranks tools by a request: the names, the best first. */
export type Ranking = (request: string) => string[] | Promise<string[]>;

/** Prepares a ranking of some tools. */
export type Ranker = (tools: readonly Tool[]) => Ranking | Promise<Ranking>;
