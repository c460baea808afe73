import { siteKey } from '../intents/model/site-key.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { boundaryChain } from '../match/views/intent-view.js';
import { handlerSignature } from '../merge/effect-rules.js';

/**
 * Returns the intents inside the twins of a row: rows of the same component in another loop, whose controls do the same. The
 * cards of a board and of its backlog are twins. A list whose controls do something else has no twin. Neither has one with a
 * control whose code is not known: its act may differ.
 */
export function twinIntents(row: number, { intents, boundaries }: AppModel): Intent[] {
  const own = boundaries[row];
  const root = own?.sites[0];
  if (own === undefined || root === undefined) return [];
  const insideOf = (boundary: number): Intent[] =>
    intents.filter((intent) => boundaryChain(boundaries, intent.boundary).includes(boundary));
  const inside = insideOf(row);
  if (!inside.every(isKnown)) return [];
  const acts = actsOf(inside);
  return boundaries
    .filter(({ index, kind, sites: [first] }) => {
      if (index === row || kind !== own.kind || first === undefined || siteKey(first) !== siteKey(root)) return false;
      return areAlike(acts, actsOf(insideOf(index)));
    })
    .flatMap(({ index }) => insideOf(index));
}

/** Decides whether the source shows what a control does: an address, a state that a field binds, or code that acts. */
const isKnown = ({ href, binds, handlers }: Intent): boolean =>
  href !== undefined ||
  binds !== undefined ||
  handlers.some(({ does: { calls, assigns }, sets }) => calls.length + assigns.length + sets.length > 0);

/** Returns the acts of controls, each as a text: the tag in the component, and the code that answers it. */
const actsOf = (intents: readonly Intent[]): ReadonlySet<string> =>
  new Set(
    intents.map(({ sites, handlers }) =>
      [...sites.slice(0, 1).map(siteKey), ...handlers.map(handlerSignature)].join(' '),
    ),
  );

/** Decides whether one row has all acts of the other one. A choice of several controls is a further act of its row. */
function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [fewer, more] = one.size < other.size ? [one, other] : [other, one];
  return fewer.size > 0 && [...fewer].every((act) => more.has(act));
}
