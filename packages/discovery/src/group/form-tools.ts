import { isOverlayKind } from '@webmcp/text';

import type { Boundary, Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { confirmingButtons } from './confirm-rules.js';
import { entriesIn, withoutFields } from './entries-of-buttons.js';
import { formCandidate } from './form-candidate.js';
import type { IntentTree } from './intent-tree.js';
import { type FormPart, modeParts } from './mode-parts.js';
import { passesState, sharesState } from './shared-state.js';
import { isButton, isOtherThanSearch, setsBack } from './submit-words.js';
import type { ToolCandidate } from './tool-candidate.js';
import { wizardTools } from './wizard-tools.js';

/**
 * Makes the tools of a form, or of a dialog with fields but without a form: its fields with each control that submits
 * them, or the steps of a wizard. Empty without a field.
 * @param members the intents whose home is the form
 * @param outer the buttons of the dialog around it, which submit the form if it has no button of its own
 */
export function formTools(
  tree: IntentTree,
  home: Boundary,
  members: readonly Intent[],
  outer: readonly Intent[] = [],
): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  if (fields.length === 0) return [];
  const actions = confirming(members, fields, tree);
  const steps = wizardTools(tree, home, members, actions);
  if (steps !== undefined) return steps;
  return modeParts(tree, home, members).flatMap((part) => plainTools(tree, home, part, outer));
}

/** Returns the actions that may submit some fields. */
const confirming = (members: readonly Intent[], fields: readonly Intent[], tree: IntentTree): readonly Intent[] =>
  members.filter((intent) => intent.kind === 'action' && mayConfirm(intent, fields, tree));

function plainTools(
  tree: IntentTree,
  home: Boundary,
  { container, members }: FormPart,
  outer: readonly Intent[],
): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  if (fields.length === 0) return [];
  const actions = confirming(members, fields, tree);
  const found = confirmingButtons(actions, tree, home.kind);
  const outside = found.some(({ control }) => control === 'submit') ? [] : outer.filter((one) => runsSubmit(one, home));
  const own = outside.length > 0 ? [] : found;
  const beside = outside.length > 0 ? outside : confirmingButtons(outer, tree, 'dialog');
  const pressed = own.length > 0 ? own : beside;
  const also = own.length > 0 ? actions.filter((action) => usesFields(action, fields, { own, tree })) : [];
  const submits: (Intent | undefined)[] = pressed.length > 0 ? [...pressed, ...also] : [undefined];
  const entries = entriesIn(
    actions.filter((action) => !own.includes(action)),
    { fields, submits: pressed, home, tree },
  );
  const alone = entries.flatMap((entry) => entry.alone);
  const ofSubmits = submits.map((action) => ({
    action,
    fields: fields.filter((field) => action === undefined || !isOtherThanSearch(action, field)),
  }));
  const tools: { action: Intent | undefined; fields: Intent[] }[] = [...withoutFields(ofSubmits, alone), ...entries];
  const left = fields.filter((field) => !tools.some((tool) => tool.fields.includes(field)));
  if (left.length > 0) tools.push({ action: undefined, fields: left });
  return tools.map((tool) => formCandidate(tree, { home, container, ...tool }));
}

/** Decides whether a press of a button outside runs the function that answers a submit of the form: `onClick={handleSubmit}`. */
function runsSubmit(button: Intent, { handlers }: Boundary): boolean {
  const places = new Set(
    handlers.filter(({ event, name }) => event === 'submit' && name !== undefined).map(({ source }) => siteKey(source)),
  );
  return button.handlers.some(({ name, source }) => name !== undefined && places.has(siteKey(source)));
}

/**
 * Decides whether another button than the form's own passes on what most fields hold: "Save as draft" beside "Send".
 */
function usesFields(
  action: Intent,
  fields: readonly Intent[],
  { own, tree }: { own: readonly Intent[]; tree: IntentTree },
): boolean {
  if (!isButton(action) || own.includes(action) || action.dismisses !== undefined || setsBack(action)) return false;
  const passed = fields.filter((field) => passesState(action, field));
  return passed.length > 1 && passed.length * 2 >= fields.length && tree.openedBy(action.index).length === 0;
}

/** Decides whether an action may submit the fields. A button for another dialog, or beside a search, may not. */
function mayConfirm(action: Intent, fields: readonly Intent[], tree: IntentTree): boolean {
  if (action.control === 'submit') return true;
  return !onlyBegins(action, fields, tree) && !fields.every((field) => isOtherThanSearch(action, field));
}

/** Decides whether a button opens another dialog or menu without using the fields: it begins something else. */
function onlyBegins(action: Intent, fields: readonly Intent[], tree: IntentTree): boolean {
  const opened = tree.openedBy(action.index);
  return opened.some(({ kind }) => isOverlayKind(kind)) && !fields.some((field) => sharesState(action, field));
}
