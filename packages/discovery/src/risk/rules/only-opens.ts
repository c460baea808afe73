import type { Boundary, HandlerEvidence } from '../../intents/model/intent.js';
import { siteKey } from '../../intents/model/site-key.js';
import { placesPassedTo } from '../../intents/openers/passed-places.js';
import { nameEvidence } from '../calls/function-name.js';
import { requestOf } from '../calls/request-of.js';
import { onlyTheView } from '../calls/stays-in-view.js';
import { isViewCall } from '../calls/view-calls.js';
import type { RiskRule } from '../model/risk-rule.js';

/**
 * A button that only opens something changes nothing by itself, even with a label such as "Delete". The opened part is
 * a tool of its own. A library's trigger, and an attribute that opens, have no handler as evidence.
 */
export const onlyOpens: RiskRule = {
  name: 'only-opens',
  reason: 'The opened part has the act and is judged by itself.',
  find: ({ candidate, action, opens }) => {
    if (action === undefined || opens === undefined || candidate.fields.length > 0 || candidate.question) return [];
    const isDeclared = opens.library !== undefined || action.opensByAttribute === true;
    const isTrigger = isDeclared && action.control !== 'submit';
    if ((action.handlers.length === 0 && !isTrigger) || !action.handlers.every(opensOnly(opens))) return [];
    return [
      {
        level: 'safe',
        reason: { signal: 'handler', evidence: `only opens the ${opens.kind}`, source: action.source },
      },
    ];
  },
};

/** Returns the test whether a handler changes only the view, or only runs functions that open the boundary. */
const opensOnly =
  (opens: Boundary) =>
  (handler: HandlerEvidence): boolean =>
    onlyTheView(handler) || setsShown(handler, opens) || passesPart(handler, opens);

/**
 * Decides whether a handler passes the boundary to a call of a library, and changes only the view besides:
 * `$q.dialog({ component: Details })`. Such a call asks nothing, and code behind its answer is a call of its own.
 */
function passesPart({ does, asked = [] }: HandlerEvidence, { sites }: Boundary): boolean {
  const part = sites.slice(0, 1).map(siteKey);
  const others = does.calls.filter(({ own }) => own !== true);
  const passing = others.filter((call) => placesPassedTo(call).some((place) => part.includes(place)));
  const rest = others.filter((call) => !passing.includes(call));
  const known = new Set(passing.map(({ at }) => siteKey(at)));
  return (
    passing.length > 0 &&
    others.every((call) => requestOf(call) === null) &&
    rest.every(({ callee, args }) => isViewCall(callee, args.length)) &&
    asked.every(({ at }) => known.has(siteKey(at)))
  );
}

/**
 * Decides whether a handler calls nothing but functions of the app, and these set the state that shows the boundary:
 * `begin(jar)`. The code of such a function was read. Its name may name no act.
 */
function setsShown({ does, sets }: HandlerEvidence, { shownBy }: Boundary): boolean {
  const areOwn = does.calls.every(({ own, callee }) => own === true && nameEvidence(callee.at(-1) ?? '') === null);
  return areOwn && shownBy !== undefined && sets.some(({ state, value }) => state === shownBy && value !== false);
}
