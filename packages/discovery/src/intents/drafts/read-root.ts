import type { LinkedRoot } from '../../link/model/linked.js';
import { pageTitle } from '../labels/page-title.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { DraftBoundary, DraftIntent, DraftRows } from './draft.js';
import { RootReader } from './root-reader.js';

/** The drafts of one root, in document order. */
export interface Drafts {
  intents: DraftIntent[];
  boundaries: DraftBoundary[];
  /** The loops without a control. */
  readRows: DraftRows[];
}

/** Reads the scene of one root once. The outermost boundary is the page. */
export function readRoot(root: LinkedRoot, context: IndexedScene): Drafts {
  const { nodes } = context.scene;
  const reader = new RootReader(context);
  const labels = pageTitle(nodes);
  const boundary = reader.addBoundary('page', null, null, [root.at], { component: root.component, labels });
  reader.visitAll(nodes, {
    boundary,
    form: null,
    guard: null,
    scopes: new Map(),
    field: null,
    action: null,
    trigger: null,
    rowRoot: null,
    table: null,
  });
  return reader;
}
