import type { CallResult } from '@webmcp/contract';

import { ownTimers } from '../dom/own-timers.js';
import { keptAnswers } from './kept-answers.js';
import { checkKeptAnswers } from './next-page.js';

/** An act that still runs after its call was answered `pending`. */
interface OpenAct {
  /** The answer so far. */
  first: CallResult;
  /** The answer of the end. */
  done: Promise<CallResult>;
  /** Ends the watch: another act makes the evidence of this one worthless. */
  end(): void;
}

const openActs = new Map<string, OpenAct>();

/** Keeps an act that still runs, so that a caller can ask again by the id of its answer. */
export function keepOpen(id: string, act: OpenAct): void {
  openActs.set(id, act);
  void act.done.then(() => {
    // Closed storage keeps nothing, and the act stays in memory.
    if (keptAnswers()[id]?.result) openActs.delete(id);
  });
}

/** Ends the watches of all open acts, because another act begins. */
export function endOpenActs(): void {
  for (const { end } of openActs.values()) end();
}

/**
 * Returns the answer of an earlier call as it is now. Waits for an act that still runs, and for the page that the call
 * opened. Touches nothing.
 * @param ms the longest wait for an act that still runs
 * @returns undefined if no call of this tab has the id
 */
export async function askAgain(id: string, ms: number): Promise<CallResult | undefined> {
  const open = openActs.get(id);
  if (open) {
    const late = new Promise<CallResult>((resolve) => ownTimers.setTimeout(() => resolve(open.first), ms));
    return await Promise.race([open.done, late]);
  }
  await checkKeptAnswers();
  const result = keptAnswers()[id]?.result;
  if (result?.status !== 'pending') return result;
  return { ...result, status: 'unknown', messages: ['The page was left before the act ended'] };
}
