import { stepDirection, words } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';

/** Verbs of functions that set a value: they name the value, and no act. */
const setting = /^(?:set|update|change)$/;

/**
 * Returns the act of a button that changes a number by one step: `increase quantity` for "+" beside "-" whose code calls
 * `setQuantity`. Without a value that the code names, the verb alone. Empty for a button without its counterpart: a plus alone
 * may add a record.
 */
export function stepAct(action: Intent | undefined, intents: readonly Intent[]): string {
  const direction = action === undefined ? 0 : directionOf(action);
  if (action === undefined || direction === 0) return '';
  const beside = intents.filter(({ kind, boundary }) => kind === 'action' && boundary === action.boundary);
  if (beside.filter((other) => directionOf(other) === -direction).length !== 1) return '';
  return [direction > 0 ? 'increase' : 'decrease', ...valueOf(action)].join(' ');
}

/** Returns the direction of a button by its texts or, without a text, by its icon. */
function directionOf({ labels }: Intent): -1 | 0 | 1 {
  const worded = labels.filter(({ from }) => from !== 'icon');
  const found = (worded.length > 0 ? worded : labels).map(({ text }) => stepDirection(text));
  return found.find((direction) => direction !== 0) ?? 0;
}

/** Returns the words of the value that a setter of the code names: `quantity` of `setQuantity`. */
function valueOf({ handlers }: Intent): string[] {
  for (const { callee } of handlers.flatMap(({ does }) => does.calls)) {
    const [verb = '', ...value] = words(callee.at(-1) ?? '');
    if (setting.test(verb) && value.length > 0) return value.slice(0, 2);
  }
  return [];
}
