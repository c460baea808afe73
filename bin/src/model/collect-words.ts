import { halves, type WordingRequest } from '@webmcp/discovery';

import type { ModelAnswer } from './ask-model.js';

/** The words of all replies. */
export interface CollectedWords {
  items: Record<string, unknown>[];
  sent: number;
  tokens: number;
  /** The reason why some requests brought nothing. */
  failed?: string;
}

/**
 * Sends the requests one after another within the budget. A reply that was cut off is asked for again in halves. Ends at
 * a failure that would come again, and at the second other failure.
 */
export async function collectWords(
  requests: readonly WordingRequest[],
  ask: (request: WordingRequest) => Promise<ModelAnswer>,
  budget: number,
  onDone: (tools: number) => void,
): Promise<CollectedWords> {
  const collected: CollectedWords = { items: [], sent: 0, tokens: 0 };
  const waiting = [...requests];
  let failures = 0;
  for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
    if (collected.tokens + request.tokens > budget) {
      collected.failed = `the budget of ${budget} tokens is used up; pass a larger --llm-budget`;
      break;
    }
    const answer = await ask(request);
    collected.tokens += answer.tokens;
    if ('isCutOff' in answer) {
      const parts = halves(request);
      if (parts === null) collected.failed = 'the reply was cut off';
      else waiting.unshift(...parts);
      continue;
    }
    collected.sent += request.tools.length;
    if ('failed' in answer) {
      collected.failed = answer.failed;
      failures += 1;
      if (answer.isFinal || failures > 1) break;
      continue;
    }
    collected.items.push(...answer.items);
    onDone(collected.sent);
  }
  return collected;
}
