import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import type { ToolCandidate } from './candidate.js';
import { reachOf } from './opener-chain.js';
import { type Plan, within } from './plan.js';
import { isButton, isOtherThanSearch, sharesState, submitWords } from './submit-like.js';
import { wizardSteps } from './wizard-steps.js';

/** A button that brings up another dialog or menu and does nothing with the fields only begins something. */
function onlyBegins(action: Intent, fields: readonly Intent[], plan: Plan): boolean {
  const opened = plan.opens(action.index);
  return opened.some(({ kind }) => isOverlayKind(kind)) && !fields.some((field) => sharesState(action, field));
}

/** Actions that can carry a form or dialog out, likeliest first. What may only begin something, and opens it, carries nothing out. */
function confirming(actions: readonly Intent[], plan: Plan): Intent[] {
  const able = actions.filter((action) => isButton(action) && action.dismisses === undefined);
  const submits = able.filter((action) => action.control === 'submit');
  if (submits.length > 0) return submits;
  const worded = able.filter(
    (action) =>
      submitWords(action) === 2 ||
      (submitWords(action) === 1 && action.handlers.length > 0 && plan.opens(action.index).length === 0),
  );
  return worded.length > 0 ? [worded.at(-1) ?? []].flat() : [];
}

/** A dialog's confirming button may say anything (`Delete`, `Ship it`): where no words fit, it is the last that does not dismiss. */
function confirmingInDialog(actions: readonly Intent[], plan: Plan): Intent[] {
  const found = confirming(actions, plan);
  if (found.length > 0) return found;
  const last = actions
    .filter((action) => isButton(action) && action.dismisses === undefined && plan.opens(action.index).length === 0)
    .at(-1);
  return last === undefined ? [] : [last];
}

/**
 * The tools of a form, or of a dialog with fields but no form: its fields with each control that submits them; a
 * wizard's steps one by one. Empty where there is no field.
 * @param members the intents that are at home in it
 * @param outside the intents of the dialog around it, where its buttons may stand
 */
export function formTools(
  plan: Plan,
  home: Boundary,
  members: readonly Intent[],
  outside: readonly Intent[] = [],
): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  if (fields.length === 0) return [];
  const actions = members.filter(
    (intent) =>
      intent.kind === 'action' &&
      (intent.control === 'submit' ||
        !(onlyBegins(intent, fields, plan) || fields.every((field) => isOtherThanSearch(intent, field)))),
  );
  const row = plan.chain(home.index).find(({ kind }) => kind === 'row')?.index ?? null;
  const steps = wizardSteps(plan, home, members);
  if (steps !== undefined) {
    const led = steps.map((step) => step.boundary).filter((boundary) => !isAskedFor(plan, boundary, home));
    return steps.map(({ boundary, intents }, at) => {
      const own = intents.filter((intent) => intent.kind === 'action');
      const shared = actions.filter((action) => steps.every((step) => !step.intents.includes(action)));
      const [action] = [...confirmingInDialog(own, plan), ...confirming(shared, plan)];
      return candidate(
        plan,
        boundary,
        intents.filter((intent) => intent.kind === 'field'),
        action,
        row,
        new Set(led),
        led.length === steps.length ? { boundary: home.index, step: at + 1 } : undefined,
      );
    });
  }
  const own = home.kind === 'form' ? confirming(actions, plan) : confirmingInDialog(actions, plan);
  const around = outside.filter((intent) => intent.kind === 'action');
  const confirm = own.length > 0 ? own : confirmingInDialog(around, plan);
  const carried: (Intent | undefined)[] = confirm.length > 0 ? confirm : [undefined];
  const tools = carried.map((action) => ({
    action,
    own: fields.filter((field) => action === undefined || !isOtherThanSearch(action, field)),
  }));
  const left = fields.filter((field) => !tools.some(({ own: taken }) => taken.includes(field)));
  if (left.length > 0) tools.push({ action: undefined, own: left });
  return tools.map(({ action, own: taken }) => candidate(plan, home.index, taken, action, row, new Set()));
}

/** Whether something is shown by what stands outside alone: then it is asked for, and no step that another leads to. */
function isAskedFor(plan: Plan, boundary: number, home: Boundary): boolean {
  const openers = plan.boundaries[boundary]?.openers ?? [];
  return openers.length > 0 && !openers.some((opener) => within(plan, plan.intents[opener], home));
}

function candidate(
  plan: Plan,
  container: number,
  fields: readonly Intent[],
  action: Intent | undefined,
  row: number | null,
  except: ReadonlySet<number>,
  flow?: ToolCandidate['flow'],
): ToolCandidate {
  const reach = reachOf(plan, container, except);
  const inRow = row ?? reach.row;
  return {
    kind: inRow === null ? 'form' : 'row-action',
    container,
    fields: fields.map((field) => field.index),
    action: action?.index ?? null,
    row: inRow,
    openers: reach.openers,
    ...(flow === undefined ? {} : { flow }),
  };
}
