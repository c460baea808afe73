import type { Boundary, Intent } from '../intents/model/intent.js';
import { rowOf, type IntentTree } from './intent-tree.js';
import { wayTo } from './reach-of.js';
import type { ToolCandidate } from './tool-candidate.js';

/** The parts of a tool that fills in a form. */
export interface FormParts {
  /** The form or dialog, whose row is the tool's. */
  home: Boundary;
  /** The boundary that contains the fields: the home, or one step of a wizard. */
  container: number;
  fields: readonly Intent[];
  action: Intent | undefined;
  /** Boundaries that count as open: the steps of a wizard, which its other steps open. */
  open?: ReadonlySet<number>;
  flow?: ToolCandidate['flow'];
}

/** Makes the candidate of a form; a form in a row, or behind one, acts on that row. */
export function formCandidate(
  tree: IntentTree,
  { home, container, fields, action, open = new Set(), flow }: FormParts,
): ToolCandidate {
  const reach = wayTo(tree, container, action, open);
  const row = rowOf(tree, home.index) ?? reach.row;
  return {
    kind: row === null ? 'form' : 'row-action',
    container,
    fields: fields.map((field) => field.index),
    action: action?.index ?? null,
    row,
    openers: reach.openers,
    ...(flow === undefined ? {} : { flow }),
  };
}
