import type { Boundary, Intent } from '../intents/model/intent.js';
import { carrierOf } from './carrier-rules.js';
import { containerOf, type IntentTree } from './intent-tree.js';
import { reachOf } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/**
 * Makes the tools of fields that no form contains. Fields with one button are one tool; the fields of one place without a
 * button are one tool whose values apply as they are set.
 * @param members fields and actions that have the same home: none, or the same row
 */
export function formlessTools(
  tree: IntentTree,
  members: readonly Intent[],
  row: Boundary | undefined,
): ToolCandidate[] {
  const fields = members.filter((intent) => intent.kind === 'field');
  const actions = members.filter((intent) => intent.kind === 'action');
  const groups = new Map<string, { fields: Intent[]; action: Intent | undefined }>();
  for (const field of fields) {
    const places = tree.boundariesFrom(field.boundary).filter(isPlace);
    const [innermost] = places;
    const action = places
      .map((place) => carrierOf(tree, field, actions, { place, isNear: place === innermost || row !== undefined }))
      .find((found) => found !== undefined);
    const key = action === undefined ? `place ${innermost?.index ?? 'none'}` : `action ${action.index}`;
    const group = groups.get(key) ?? { fields: [], action };
    groups.set(key, group);
    group.fields.push(field);
  }
  return [...groups.values()].map((group) => candidateOf(tree, group, row));
}

function candidateOf(
  tree: IntentTree,
  { fields, action }: { fields: readonly Intent[]; action: Intent | undefined },
  row: Boundary | undefined,
): ToolCandidate {
  const shared = sharedBoundary(tree, action === undefined ? fields : [...fields, action]);
  const reach = reachOf(tree, shared);
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
