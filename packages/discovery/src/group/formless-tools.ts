import type { Boundary, Intent } from '../intents/model/intent.js';
import type { ToolCandidate } from './candidate.js';
import { reachOf } from './opener-chain.js';
import { containerOf, type Plan, within } from './plan.js';
import {
  countedState,
  handsOver,
  isButton,
  isOtherThanSearch,
  setsBack,
  sharesState,
  submitWords,
} from './submit-like.js';

/** Places that people see as one thing: the app's own components, and what has a name or is opened. */
function isPlace({ kind, labels, openers, role }: Boundary): boolean {
  if (kind === 'component' || kind === 'page' || kind === 'row') return true;
  return (kind === 'group' || kind === 'region') && (labels.length > 0 || openers.length > 0 || role === 'tabpanel');
}

/** How a button is known to carry out a field: it uses its state, its words say so surely, or they may. */
type Claim = 'state' | 'words' | 'perhaps';

function claimOf(action: Intent, field: Intent, near: boolean): Claim | undefined {
  if (setsBack(action)) return undefined;
  if (sharesState(action, field)) {
    return action.chooses === undefined && !onlyClears(action, field) ? 'state' : undefined;
  }
  if (!near || doesNothingWith(action, field) || isOtherThanSearch(action, field)) return undefined;
  const words = submitWords(action);
  if (words === 2) return 'words';
  const isKnown =
    field.binds !== undefined &&
    action.handlers.some((handler) => handler.does.calls.length > 0 || handler.sets.length > 0);
  if (words === 1 && !isKnown) return 'perhaps';
  if (countsOnly(action)) return undefined;
  return field.handlers.length === 0 && field.binds === undefined ? 'perhaps' : undefined;
}

/** A button that does nothing, beside a field that does its work by itself as it changes. */
function doesNothingWith(action: Intent, field: Intent): boolean {
  return action.control === 'button' && action.handlers.length === 0 && field.handlers.length > 0;
}

/** A button on which a number stands says how many there are of what it leads to: a cart. */
function countsOnly({ labels }: Intent): boolean {
  const texts = labels.filter(({ from }) => from !== 'icon').map(({ text }) => text.trim());
  return texts.length > 0 && texts.every((text) => /^\d+\+?$/.test(text));
}

/** What may stand between a field and its button without parting them: a link leads away, an icon belongs to a field. */
function isBeside(action: Intent): boolean {
  return action.control === 'link' || action.labels.every(({ from }) => from === 'icon');
}

/** A Clear button sets the field to a literal and does nothing with it. */
function onlyClears(action: Intent, field: Intent): boolean {
  return (
    submitWords(action) === 0 &&
    !handsOver(action, field) &&
    action.handlers.every((handler) =>
      handler.sets.every((set) => set.state !== field.binds || set.value !== undefined),
    )
  );
}

/**
 * Tools of fields that no form holds. Fields that one button carries out (it uses their state, or stands in the same
 * place and says so) are one tool; what is left in one place is one tool whose values apply as they are set.
 * @param members fields and actions that have the same home (none, or the same row)
 */
export function formlessTools(plan: Plan, members: readonly Intent[], row: Boundary | undefined): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  const actions = members.filter((intent) => intent.kind === 'action');
  const groups = new Map<string, { fields: Intent[]; action: Intent | undefined; place: Boundary | undefined }>();
  for (const field of fields) {
    const places = plan.chain(field.boundary).filter(isPlace);
    const [place] = places;
    const near = places.map((one) => carrier(plan, field, actions, one, one === place || row !== undefined));
    const action = near.find((one) => one !== undefined);
    const key = action === undefined ? `place ${place?.index ?? 'none'}` : `action ${action.index}`;
    const group = groups.get(key) ?? { fields: [], action, place };
    groups.set(key, group);
    group.fields.push(field);
  }
  return [...groups.values()].map(({ fields: own, action }) => {
    const inner = sharedBoundary(plan, [...own, ...(action === undefined ? [] : [action])]);
    const reach = reachOf(plan, inner);
    const inRow = row?.index ?? reach.row;
    return {
      kind: inRow === null ? 'form' : 'row-action',
      container: containerOf(plan, inner),
      fields: own.map((field) => field.index),
      action: action?.index ?? null,
      row: inRow,
      openers: reach.openers,
    };
  });
}

/**
 * The button in a place that carries a field out. One that only may has to be the next action after the field, and the
 * only button there or one whose words begin something; one that surely does may have one other action between.
 */
function carrier(
  plan: Plan,
  field: Intent,
  actions: readonly Intent[],
  place: Boundary,
  near: boolean,
): Intent | undefined {
  const inside = actions.filter((action) => within(plan, action, place) && action.dismisses === undefined);
  const buttons = inside.filter(
    (action) => isButton(action) && plan.opens(action.index).length === 0 && !takesChosen(plan, action, field),
  );
  const after = inside.filter((action) => action.index > field.index && action.control !== 'reset');
  const claimed = buttons.map((action) => ({ action, claim: claimOf(action, field, near) }));
  const byState = claimed.filter(({ claim }) => claim === 'state').map(({ action }) => action);
  if (byState.length > 0) return byState.find((action) => action.index > field.index) ?? byState[0];
  const sure = claimed.filter(({ claim }) => claim === 'words').map(({ action }) => action);
  const rivals = after.filter((action) => !isBeside(action) || sure.includes(action));
  const next = sure.find((action) => rivals.indexOf(action) !== -1 && rivals.indexOf(action) <= 1);
  if (next !== undefined) return next;
  const before = inside.filter((action) => action.index < field.index).at(-1);
  if (before !== undefined && sure.includes(before)) return before;
  const perhaps = claimed.find(({ action, claim }) => claim === 'perhaps' && after[0] === action)?.action;
  return perhaps !== undefined && (buttons.length === 1 || submitWords(perhaps) > 0) ? perhaps : undefined;
}

/** A button that is there once something is chosen takes what is chosen then, not what choosing all would make of it. */
function takesChosen(plan: Plan, action: Intent, field: Intent): boolean {
  return plan.chain(action.boundary).some((boundary) => {
    const state = countedState(boundary);
    return state !== undefined && field.binds?.startsWith(state) === true && !within(plan, field, boundary);
  });
}

/** The innermost boundary that holds all of them. */
function sharedBoundary(plan: Plan, intents: readonly Intent[]): number | null {
  const [first, ...others] = intents.map((intent) => plan.chain(intent.boundary));
  const found = first?.find((boundary) => others.every((chain) => chain.some(({ index }) => index === boundary.index)));
  return found?.index ?? null;
}
