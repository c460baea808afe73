import type { Intent } from '../intents/model/intent.js';
import type { ToolCandidate } from './candidate.js';
import { reachOf } from './opener-chain.js';
import { containerOf, type Plan } from './plan.js';

/** A place in the same page that is no route, or another program. */
const nowhere = /^(?:$|#(?![/!])|javascript:|mailto:|tel:|sms:)/i;

/** Actions that are no tools: resets, what only dismisses, a link to nowhere. */
function isIdle(intent: Intent): boolean {
  if (intent.control === 'reset' || intent.dismisses !== undefined || isKeyedOnly(intent)) return true;
  return intent.control === 'link' && intent.handlers.length === 0 && nowhere.test(intent.href ?? '/');
}

/** A handle that is dragged, and listens to keys for those who don't: pressing it does nothing. */
function isKeyedOnly({ control, handlers, href }: Intent): boolean {
  return (
    control === 'button' &&
    href === undefined &&
    handlers.length > 0 &&
    handlers.every(({ event }) => /^key(?:down|up|press)/i.test(event))
  );
}

/** A link that opens something and leads somewhere too is a tool of its own. */
function leadsAway(intent: Intent): boolean {
  return intent.control === 'link' && intent.href !== undefined && !intent.href.startsWith('#');
}

/** One tool for an action by itself; undefined when it is none. `tooled` are boundaries that hold a tool. */
export function actionTool(plan: Plan, intent: Intent, tooled: ReadonlySet<number>): ToolCandidate | undefined {
  if (intent.kind !== 'action' || isIdle(intent)) return undefined;
  const opens = plan.opens(intent.index);
  if (!leadsAway(intent) && opens.some(({ index }) => tooled.has(index))) return undefined;
  const reach = reachOf(plan, intent.boundary, new Set(opens.map(({ index }) => index)));
  const row = plan.chain(intent.boundary).find(({ kind }) => kind === 'row')?.index ?? reach.row;
  const kind =
    row !== null ? 'row-action' : intent.control === 'link' || intent.href !== undefined ? 'navigation' : 'action';
  return {
    kind,
    container: containerOf(plan, intent.boundary),
    fields: [],
    action: intent.index,
    row,
    openers: reach.openers,
  };
}
