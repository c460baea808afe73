import { cloneInScope, decoyAdded, fullClone } from './copied.js';
import { generatedIdsChange, hashedClassesChange, testIdDropped } from './marks.js';
import { listItemInserted, movedToPortal, siblingsReordered, tagSwapped, wrapperInserted } from './rebuilt.js';
import { languageSwitched, smallLabelEdit, wordReplaced } from './relabelled.js';
import { removed, slotReused } from './replaced.js';
import { same, type Mutation } from './mutation.js';

/** Changes nothing, as a control. */
const nothing: Mutation = { name: 'none', kind: 'evolve', apply: same };

/**
 * The mutations, in the order of the report: from no change over an app's next versions and copies to the target's end.
 * The order does not influence a trial. Each trial has the seed of its mutation's name and begins with the unchanged
 * page.
 */
export const mutations: readonly Mutation[] = [
  nothing,
  hashedClassesChange,
  generatedIdsChange,
  wrapperInserted,
  siblingsReordered,
  listItemInserted,
  testIdDropped,
  smallLabelEdit,
  wordReplaced,
  tagSwapped,
  movedToPortal,
  decoyAdded,
  languageSwitched,
  fullClone,
  cloneInScope,
  removed,
  slotReused,
];
