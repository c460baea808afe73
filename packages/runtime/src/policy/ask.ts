import type { Place } from '../act/arrive.js';
import type { Call } from '../act/call.js';
import { confirmed } from './confirm.js';
import { question } from './question.js';

/**
 * Prepares the question that a destructive tool asks.
 * @returns asks the person whether the call may act, unless that very question was answered, or nothing is touched
 */
export function ask({ tool, values, dryRun }: Call, place: Place): () => boolean {
  let asked: string | undefined;
  return () => {
    const row = place.row?.key ?? (tool.row && String(values[tool.row.param]));
    const now = question(tool, values, row, place.found.healed);
    if (now === asked || dryRun === true) return true;
    asked = now;
    return confirmed(now);
  };
}
