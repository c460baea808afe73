import { cloneInScope, decoyAdded, fullClone } from './copied.js';
import { generatedIdsChange, hashedClassesChange, testIdDropped } from './marks.js';
import { listItemInserted, movedToPortal, siblingsReordered, tagSwapped, wrapperInserted } from './rebuilt.js';
import { languageSwitched, smallLabelEdit, wordReplaced } from './relabelled.js';
import { removed, slotReused } from './replaced.js';
import { same, type Mutation } from './mutation.js';

const nothing: Mutation = { name: 'none', kind: 'evolve', apply: same };

/** Every change that a page is put through. */
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
