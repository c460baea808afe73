import type { Boundary, Intent } from '../intents/model/intent.js';
import type { IntentTree } from './intent-tree.js';
import { sharesState } from './shared-state.js';
import { isButton, setsBack } from './submit-words.js';

/** A button inside of a larger form that adds an entry to a list, with the fields of the entry. */
export interface ButtonEntry {
  action: Intent;
  fields: Intent[];
  /** The fields that no button of the form itself uses: the form sends the list, and not these fields. */
  alone: Intent[];
}

/** A tool of a form: its fields, and the button that submits them. */
interface FormTool {
  action: Intent | undefined;
  fields: Intent[];
}

/** A form or dialog with the buttons that submit it. */
interface EntryPlace {
  fields: readonly Intent[];
  submits: readonly Intent[];
  home: Boundary;
  tree: IntentTree;
}

/**
 * Returns the entries that buttons add to lists: "Add section" in a dialog that "Save" confirms. Such a button empties the
 * fields of the entry. It also sets a state to which no field of the form is bound.
 */
export function entriesIn(actions: readonly Intent[], { fields, submits, home, tree }: EntryPlace): ButtonEntry[] {
  return actions.flatMap((action) => {
    if (!isButton(action) || action.dismisses !== undefined || tree.openedBy(action.index).length > 0) return [];
    if (!setsOtherState(action, fields)) return [];
    const members = emptiedMembers(action, fields);
    if (members.length > 0) return [{ action, fields: members, alone: [] }];
    const emptied = setsBack(action) ? [] : fields.filter((field) => empties(action, field));
    const isUsed = submits.some((submit) => emptied.some((field) => sharesState(withForm(submit, home), field)));
    return emptied.length === 0 || isUsed ? [] : [{ action, fields: emptied, alone: emptied }];
  });
}

/** Returns tools without some fields. A tool that had no other fields is left out. */
export const withoutFields = (tools: readonly FormTool[], left: readonly Intent[]): FormTool[] =>
  left.length === 0
    ? [...tools]
    : tools
        .map((tool) => ({ ...tool, fields: tool.fields.filter((field) => !left.includes(field)) }))
        .filter(({ fields }) => fields.length > 0);

/** Returns a button with all that its press runs: a submit runs the handlers of its form. */
const withForm = (submit: Intent, { handlers }: Boundary): Intent =>
  submit.control === 'submit' ? { ...submit, handlers: [...submit.handlers, ...handlers] } : submit;

const statesOf = ({ handlers }: Intent): string[] => handlers.flatMap(({ sets }) => sets.map(({ state }) => state));

/** Decides whether a button sets a state to which no field of the form is bound. */
const setsOtherState = (action: Intent, fields: readonly Intent[]): boolean =>
  statesOf(action).some((state) =>
    fields.every(({ binds }) => binds !== state && binds?.startsWith(`${state}.`) !== true),
  );

/** Returns the fields of a draft that a button sets as a whole, if the form has other fields too. */
function emptiedMembers(action: Intent, fields: readonly Intent[]): Intent[] {
  const sets = statesOf(action);
  const emptied = fields.filter(({ binds }) => sets.some((state) => binds?.startsWith(`${state}.`) === true));
  return emptied.length > 1 && emptied.length < fields.length ? emptied : [];
}

/** Decides whether a button sets the state of a text field to an empty text. */
const empties = ({ handlers }: Intent, { binds }: Intent): boolean =>
  binds !== undefined && handlers.some(({ sets }) => sets.some(({ state, value }) => state === binds && value === ''));
