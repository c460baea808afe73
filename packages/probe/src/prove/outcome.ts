import type { Tool } from '@webmcp/contract';

export type ProofLevel = NonNullable<Tool['proof']>['level'];

/**
 * The outcome of a proof. `unproved`: the tool could not be tried; `failed`: it was tried, and broke its promise.
 * `elsewhere`: the tool answered that it is not available here, so another state may prove it.
 */
export type Outcome =
  | { status: 'proved'; level: ProofLevel; result: string }
  | { status: 'failed'; level: ProofLevel; reason: string; elsewhere?: true }
  | Unproved;

export interface Unproved {
  status: 'unproved';
  reason: string;
}

export const proved = (level: ProofLevel, result: string) => ({ status: 'proved', level, result }) as const;
export const failed = (level: ProofLevel, reason: string) => ({ status: 'failed', level, reason }) as const;
export const unproved = (reason: string): Unproved => ({ status: 'unproved', reason });
