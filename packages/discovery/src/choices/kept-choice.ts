import { foldText, words } from '@webmcp/text';

import type { Value } from '../extract/facts/facts.js';
import type { ToolCandidate } from '../group/tool-candidate.js';
import type { AppModel, Intent } from '../intents/model/intent.js';
import { oneState } from './choice-rules.js';

/** A choice as a field, the tool that it would be alone, and the buttons of its values. */
interface KeptChoice {
  field: Intent;
  single: ToolCandidate;
  options: readonly Intent[];
}

type Call = Intent['handlers'][number]['does']['calls'][number];

/** First words of calls that look for records, or show them. A value that they receive filters the view. */
const viewing =
  /^(?:render|draw|paint|show|display|build|filter|load|fetch|get|read|refresh|refetch|list|find|search|sort|update ui|log)\b/;

/** Calls that compare a value, or put the value into a text. */
const reading = /^(?:includes|startsWith|endsWith|indexOf|localeCompare|match|test|log|===|!==)$/;

/** Returns the one state that all buttons of a choice set, each to a literal. */
export function chosenState(options: readonly Intent[]): string | undefined {
  const states = new Set(options.map((option) => option.chooses?.state ?? stateOfHandler(option)));
  const [state, ...others] = states;
  return others.length === 0 ? state : undefined;
}

/** Returns the one state that a button sets: to a literal, or to the value that the button carries. */
function stateOfHandler({ datum, handlers: [handler] }: Intent): string | undefined {
  const [set, ...others] = handler?.sets ?? [];
  return datum !== undefined && others.length === 0 ? set?.state : handler && oneState(handler);
}

/**
 * Adds a choice to each form whose button keeps the chosen value: `notes.push({ title, mood })`. Form and choice are in one
 * place and behind the same openers. A choice whose buttons draw the same list as the form's button filters the list.
 * @returns the candidates, or null if no form keeps the value
 */
export function withKeptChoice(
  candidates: readonly ToolCandidate[],
  choice: KeptChoice,
  appModel: AppModel,
): ToolCandidate[] | null {
  const keeping = new Set(candidates.filter((one) => keeps(one, choice, appModel)));
  if (keeping.size === 0) return null;
  return candidates.map((one) => (keeping.has(one) ? withField(one, choice) : one));
}

const withField = (form: ToolCandidate, { field, single }: KeptChoice): ToolCandidate => ({
  ...form,
  fields: [...form.fields, field.index],
  merges: [...(form.merges ?? []), ...(single.merges ?? [])],
});

function keeps(
  form: ToolCandidate,
  { field, single, options }: KeptChoice,
  { intents, boundaries }: AppModel,
): boolean {
  const action = form.action === null ? undefined : intents[form.action];
  const { binds } = field;
  if (action === undefined || binds === undefined || form.fields.length === 0 || form.flow !== undefined) return false;
  if (form.row !== single.row || form.openers.join() !== single.openers.join()) return false;
  if (!isInside(single.container, form.container, boundaries)) return false;
  const drawn = new Set(options.flatMap(ownCalls));
  // A form that puts the state back starts anew with it. A filter stays.
  const boundary = form.container === null ? undefined : boundaries[form.container];
  const handlers = [...action.handlers, ...(action.control === 'submit' ? (boundary?.handlers ?? []) : [])];
  const startsAnew = handlers.some(({ sets }) => sets.some(({ state }) => state === binds));
  if (!startsAnew && ownCalls({ handlers }).some((name) => drawn.has(name))) return false;
  return handlers.some(({ does }) => does.calls.some((call) => isKept(call, binds) || submitsForm(call, binds)));
}

/** Returns the names of the app's own functions that a control calls. */
const ownCalls = ({ handlers }: Pick<Intent, 'handlers'>): string[] =>
  handlers.flatMap(({ does }) => does.calls.flatMap(({ own, callee }) => (own === true ? [callee.join('.')] : [])));

/** Decides whether a boundary is another, or is inside of it. The page contains everything. */
function isInside(inner: number | null, outer: number | null, boundaries: AppModel['boundaries']): boolean {
  if (outer === null) return true;
  for (let at = inner; at !== null; at = boundaries[at]?.parent ?? null) if (at === outer) return true;
  return false;
}

/** Decides whether a call keeps the value of a state: as an argument, or as a member of an object. */
function isKept({ callee, args }: Call, state: string): boolean {
  const name = callee.at(-1) ?? '';
  if (reading.test(name) || viewing.test(foldText(words(name).join(' ')))) return false;
  return args.some((arg) => holds(arg, state));
}

/** Decides whether a call submits all values of the form library that keeps a state: `useFormik().values.plan`. */
const submitsForm = ({ callee }: Call, state: string): boolean =>
  /^(?:handleSubmit|submitForm|onSubmit)$/.test(callee.at(-1) ?? '') &&
  state.startsWith(`${callee.slice(0, -1).join('.')}.values.`);

function holds(value: Value, state: string): boolean {
  switch (value.kind) {
    case 'reference':
      return value.path.join('.') === state;
    case 'object':
      return value.entries.some((entry) => holds(entry.value, state)) || value.spreads.some((one) => holds(one, state));
    case 'array':
      return value.items.some((item) => holds(item, state));
    case 'choice':
      return value.options.some((option) => holds(option, state));
    case 'call':
      return value.callee.join('.') === 'JSON.stringify' && value.args.some((arg) => holds(arg, state));
    default:
      return false;
  }
}
