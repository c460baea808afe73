import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { setsOfState } from '../values/handlers.js';
import { conditionsOf, type ShowCondition } from '../values/shown-by.js';
import { setsToShown } from './sets-to-shown.js';

/**
 * Keeps the best openers of a boundary that several states show: those after which all its conditions hold, else those
 * that set its own state. Any opener is better than none.
 */
export function keepBestOpeners(boundary: DraftBoundary): void {
  const { shown, openers } = boundary;
  if (shown?.also === undefined) return;
  const fulfils = ({ handlers }: DraftIntent, condition: ShowCondition): boolean =>
    handlers.some((handler) => setsToShown(handler, condition));
  const sets = ({ handlers }: DraftIntent, { state }: ShowCondition): boolean =>
    handlers.some((handler) => setsOfState(handler.sets, state).length > 0);
  const byState = openers.filter((opener) => conditionsOf(shown).some((one) => fulfils(opener, one)));
  const whole = byState.filter((opener) =>
    conditionsOf(shown).every((one) => fulfils(opener, one) || (one.atFirst === true && !sets(opener, one))),
  );
  const own = byState.filter((opener) => fulfils(opener, shown));
  const best = [whole, own].find(({ length }) => length > 0) ?? byState;
  boundary.openers = openers.filter((opener) => best.includes(opener) || !byState.includes(opener));
}
