import type { Boundary, Intent } from '../intents/model/intent.js';
import { carrierOf } from './carrier-rules.js';
import { claimOf } from './claim-rules.js';
import { containerOf, type IntentTree } from './intent-tree.js';
import { reachOf, wayTo } from './reach-of.js';
import { countedIn, passesState } from './shared-state.js';
import { ends, isButton, submitWords } from './submit-words.js';
import { intentsOf, type ToolCandidate } from './tool-candidate.js';
import { turningButton, turnsFor } from './turning-button.js';
import { formlessWizardTools } from './wizard-tools.js';

/**
 * Makes the tools of fields that no form contains: the steps of a wizard, and the tools of all other fields.
 * @param home the boundary of all members; undefined for none
 * @param members fields and actions that have the same home: none, or the same row
 */
export function formlessTools(
  tree: IntentTree,
  home: Boundary | undefined,
  members: readonly Intent[],
): ToolCandidate[] {
  const steps = home === undefined ? [] : formlessWizardTools(tree, home, members);
  const taken = new Set(steps.flatMap(intentsOf));
  const others = steps.length === 0 ? members : members.filter(({ index }) => !taken.has(index));
  return [...steps, ...groupedTools(tree, others, home?.kind === 'row' ? home : undefined)];
}

/**
 * Makes one tool of the fields with one button. The fields of one place without a button are one tool whose values apply as
 * they are set.
 */
function groupedTools(tree: IntentTree, members: readonly Intent[], row: Boundary | undefined): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  const actions = members.filter((intent) => intent.kind === 'action');
  const groups = new Map<string, { fields: Intent[]; action: Intent | undefined }>();
  for (const field of fields) {
    const places = tree.boundariesFrom(field.boundary).filter(isPlace);
    const [innermost] = places;
    const action =
      places
        .map((place) => carrierOf(tree, field, actions, { place, isNear: place === innermost || row !== undefined }))
        .find((found) => found !== undefined) ?? turningButton(tree, field, actions);
    // "Select all" chooses the entries that a search or a filter leaves.
    const chosen = countedIn(field.binds) ?? choosesRows(field);
    const alone = chosen === undefined ? `place ${innermost?.index ?? 'none'}` : `entries ${chosen}`;
    const key = action === undefined ? alone : `action ${action.index}`;
    const group = groups.get(key) ?? { fields: [], action };
    groups.set(key, group);
    group.fields.push(field);
  }
  const taken = new Set([...groups.values()].flatMap(({ action }) => action ?? []));
  return [...groups.values()].flatMap((group) => [
    candidateOf(tree, group, row),
    ...otherSubmits(tree, group, { actions, taken }).map((action) => candidateOf(tree, { ...group, action }, row)),
  ]);
}

/** Matches the calls of headless tables that choose all rows: `table.getToggleAllPageRowsSelectedHandler()`. */
const choosesAll = /^(?:get)?toggleAll(?:Page)?RowsSelected(?:Handler)?$/i;

/** Returns the call by which a box chooses all rows of a table; undefined for any other field. */
const choosesRows = ({ handlers }: Intent): string | undefined =>
  handlers
    .flatMap(({ does }) => does.calls)
    .map(({ callee }) => callee.at(-1) ?? '')
    .find((name) => choosesAll.test(name));

/**
 * Returns the buttons directly beside the button of a group that submit its fields as well: "Update" beside "Add". The
 * words of such a button submit, or the button passes each field on.
 */
function otherSubmits(
  tree: IntentTree,
  { fields, action }: { fields: readonly Intent[]; action: Intent | undefined },
  { actions, taken }: { actions: readonly Intent[]; taken: ReadonlySet<Intent> },
): Intent[] {
  if (action === undefined) return [];
  const at = actions.indexOf(action);
  return [actions[at - 1], actions[at + 1]].filter(
    (other): other is Intent =>
      other !== undefined &&
      !taken.has(other) &&
      isBeside(other, action, fields) &&
      tree.openedBy(other.index).length === 0 &&
      fields.every((field) => submitsToo(other, field)),
  );
}

/** Decides whether two buttons are in one place, with no field of the group between them. */
function isBeside(other: Intent, action: Intent, fields: readonly Intent[]): boolean {
  const [from, to] = [Math.min(other.index, action.index), Math.max(other.index, action.index)];
  return other.boundary === action.boundary && !fields.some(({ index }) => index > from && index < to);
}

/** Decides whether a button beside the button of a field submits the field as well. */
function submitsToo(action: Intent, field: Intent): boolean {
  if (!isButton(action) || action.dismisses !== undefined || ends(action)) return false;
  const claim = claimOf({ action, field, isNear: true });
  return claim === 'words' || (claim === 'state' && (submitWords(action) === 2 || passesState(action, field)));
}

function candidateOf(
  tree: IntentTree,
  { fields, action }: { fields: readonly Intent[]; action: Intent | undefined },
  row: Boundary | undefined,
): ToolCandidate {
  const shared = sharedBoundary(tree, action === undefined ? fields : [...fields, action]);
  const [first] = fields;
  const turns = action !== undefined && first !== undefined && turnsFor(tree, action, first);
  const reach = turns ? reachOf(tree, first.boundary, new Set(), action.index) : wayTo(tree, shared, action);
  const inRow = row?.index ?? reach.row;
  return {
    kind: inRow === null ? 'form' : 'row-action',
    container: containerOf(tree, shared),
    fields: fields.map(({ index }) => index),
    action: action?.index ?? null,
    row: inRow,
    openers: reach.openers,
  };
}

/** Decides whether people see a boundary as one place: a component of the app, or a group with a name or an opener. */
function isPlace({ kind, labels, openers, role }: Boundary): boolean {
  if (kind === 'component' || kind === 'page' || kind === 'row') return true;
  return (kind === 'group' || kind === 'region') && (labels.length > 0 || openers.length > 0 || role === 'tabpanel');
}

/** Returns the innermost boundary that contains all intents. */
function sharedBoundary(tree: IntentTree, intents: readonly Intent[]): number | null {
  const [first, ...others] = intents.map((intent) => tree.boundariesFrom(intent.boundary));
  const found = first?.find((boundary) => others.every((chain) => chain.some(({ index }) => index === boundary.index)));
  return found?.index ?? null;
}
