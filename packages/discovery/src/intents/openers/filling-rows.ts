import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { bindOf } from '../values/binds.js';
import { findValue, literalText } from '../values/prop-values.js';
import { idsGiven, statesGiven } from '../values/states-given.js';

/**
 * Links the buttons of rows to the forms that they fill. "Edit" puts a record into the fields of a form that is always on the
 * page, or into their states. A form with one field needs one value, any other two.
 */
export function linkFillingRows(intents: readonly DraftIntent[], boundaries: DraftBoundary[]): void {
  const forms = boundaries.filter(({ kind }) => kind === 'form');
  for (const form of forms) {
    const fields = intents.filter((intent) => intent.entry.is === 'field' && isIn(intent, form));
    const ids = fields.flatMap(idOf);
    const states = fields.flatMap(({ node }) => bindOf(node.props) ?? []);
    if (fields.length === 0) continue;
    for (const intent of intents) {
      if (!isPressOfRow(intent) || isIn(intent, form) || opensAround(intent, form)) continue;
      const filled = new Set(intent.handlers.flatMap(({ does }) => does.calls.flatMap(idsGiven)));
      const given = new Set(intent.handlers.flatMap((handler) => statesGiven(handler)));
      const count = Math.max(
        ids.filter((id) => filled.has(id)).length,
        states.filter((state) => isGiven(state, [...given])).length,
      );
      if (count > 1 || (count === 1 && fields.length === 1)) (form.filledBy ??= []).push(intent);
    }
  }
  linkFormless(intents, boundaries);
}

/**
 * Links the buttons of rows to the fields outside of forms that they fill. Such fields become a group of their own. For one
 * field, the button also keeps which record it is: a single value is only copied.
 */
function linkFormless(intents: readonly DraftIntent[], boundaries: DraftBoundary[]): void {
  const fields = intents.filter((intent) => intent.entry.is === 'field' && intent.form === null && !isInRow(intent));
  const groups = new Map<string, DraftBoundary>();
  for (const intent of intents) {
    if (!isPressOfRow(intent)) continue;
    const given = [...new Set(intent.handlers.flatMap((handler) => statesGiven(handler)))];
    const filled = fields.filter(({ node }) => isGiven(bindOf(node.props) ?? '', given));
    const key = filled.map((field) => fields.indexOf(field)).join(' ');
    if (filled.length === 0 || (filled.length === 1 && given.length === 1 && !given.some(isWhole(filled)))) continue;
    const group = groups.get(key) ?? groupOf(filled, boundaries);
    if (group === undefined || opensAround(intent, group)) continue;
    groups.set(key, group);
    (group.filledBy ??= []).push(intent);
  }
}

/** Decides whether a state is the whole record of which the fields show members. */
const isWhole =
  (fields: readonly DraftIntent[]) =>
  (state: string): boolean =>
    fields.every(({ node }) => bindOf(node.props)?.startsWith(`${state}.`) === true);

/** Puts fields of one place into a group; undefined if they are in several places. */
function groupOf(fields: readonly DraftIntent[], boundaries: DraftBoundary[]): DraftBoundary | undefined {
  const [first] = fields;
  const parent = first?.boundary ?? null;
  if (first === undefined || parent === null || fields.some(({ boundary }) => boundary !== parent)) return undefined;
  const { sites } = first.node;
  const group: DraftBoundary = {
    node: null,
    entry: null,
    kind: 'group',
    parent,
    labels: [],
    openers: [],
    handlers: [],
    sites,
  };
  boundaries.splice(boundaries.indexOf(parent) + 1, 0, group);
  for (const field of fields) field.boundary = group;
  return group;
}

const isGiven = (state: string, given: readonly string[]): boolean =>
  given.some((one) => state === one || state.startsWith(`${one}.`));

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

/** Decides whether a control acts on the record of its row. An entry that a field suggests is the value of the field. */
const isPressOfRow = (intent: DraftIntent): boolean =>
  intent.entry.is !== 'field' && intent.suggestedBy === undefined && isInRow(intent);

/** Decides whether a control opens the form, or a part around it: then it is a way to the form already. */
function opensAround(intent: DraftIntent, form: DraftBoundary): boolean {
  for (let at: DraftBoundary | null = form; at !== null; at = at.parent) if (at.openers.includes(intent)) return true;
  return false;
}
