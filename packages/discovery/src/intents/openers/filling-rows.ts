import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { findValue, literalText } from '../values/prop-values.js';
import type { HandlerCall } from './call-effects.js';

/**
 * Links the buttons of rows to the forms that they fill: "Edit" puts a record into the fields of a form that is always on the
 * page. A form with one field needs one value, any other two.
 */
export function linkFillingRows(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): void {
  const forms = boundaries.filter(({ kind }) => kind === 'form');
  for (const form of forms) {
    const ids = intents.filter((intent) => intent.entry.is === 'field' && isIn(intent, form)).flatMap(idOf);
    if (ids.length === 0) continue;
    for (const intent of intents) {
      if (intent.entry.is === 'field' || !isInRow(intent) || isIn(intent, form) || opensAround(intent, form)) continue;
      const filled = new Set(intent.handlers.flatMap(({ does }) => does.calls.flatMap(filledBy)));
      const count = ids.filter((id) => filled.has(id)).length;
      if (count > 1 || (count === 1 && ids.length === 1)) (form.filledBy ??= []).push(intent);
    }
  }
}

/** Returns the id of the element that a call gives a value of the record: `#name.value = task.name`, `$('#name').val(name)`. */
function filledBy({ callee: [owner = '', ...path], args }: HandlerCall): string[] {
  const [value] = args;
  const sets = /^(?:value\.=|checked\.=|val)$/.test(path.join('.')) && args.length === 1;
  return sets && owner.startsWith('#') && value !== undefined && value.kind !== 'literal' ? [owner.slice(1)] : [];
}

function idOf({ node }: DraftIntent): string[] {
  const id = literalText(findValue(node.props, 'id'));
  return id === undefined ? [] : [id];
}

function around({ boundary }: DraftIntent): DraftBoundary[] {
  const found: DraftBoundary[] = [];
  for (let at = boundary; at !== null; at = at.parent) found.push(at);
  return found;
}

const isIn = (intent: DraftIntent, form: DraftBoundary): boolean => around(intent).includes(form);

const isInRow = (intent: DraftIntent): boolean => around(intent).some(({ kind }) => kind === 'row');

/** Decides whether a control opens the form, or a part around it: then it is a way to the form already. */
function opensAround(intent: DraftIntent, form: DraftBoundary): boolean {
  for (let at: DraftBoundary | null = form; at !== null; at = at.parent) if (at.openers.includes(intent)) return true;
  return false;
}
