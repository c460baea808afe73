import { indexLibraries } from '../libraries/lookup/library-index.js';
import type { LibraryTable } from '@webmcp/contract';
import { libraryTables } from '../libraries/known/library-tables.js';
import type { LinkedApp } from '../link/model/linked.js';
import { finishBoundary, type Indexes } from './finish/finish-boundary.js';
import { finishIntent } from './finish/finish-intent.js';
import { importedPackages } from './imported-packages.js';
import { IdIndex } from './scene/id-index.js';
import type { Boundary, Intent, AppModel } from './model/intent.js';
import { pressedChoices } from './choices/pressed-choices.js';
import { linkOpeners } from './openers/link-openers.js';
import { isShownAtFirst } from './openers/shown-at-first.js';
import { keptBoundaries, nearestKept } from './finish/kept-boundaries.js';
import { mergeChoices } from './choices/choice-groups.js';
import { readRoot } from './drafts/read-root.js';
import { buildScene } from './layout/build-scene.js';
import type { ShownControls } from './model/shown-control.js';

export interface AppModelOptions {
  /** Tables that are asked before the built-in ones. */
  tables?: readonly LibraryTable[];
  /** Attributes that hold test ids, best first; `data-mcp` and `data-testid` when left out. */
  testIdAttributes?: readonly string[];
  /** Packages that the app depends on; what its tags were imported from is known without. */
  dependencies?: readonly string[];
  /** What pages showed of tags that the source says too little of. */
  shown?: ShownControls;
}

/**
 * Reads linked templates as a front-end developer would: which controls there are, what they are called, what they do,
 * and which forms, dialogs, groups and rows they stand in. Pure; roots are read one after the other.
 */
export function buildAppModel(app: LinkedApp, options: AppModelOptions = {}): AppModel {
  const present = new Set([...(options.dependencies ?? []), ...importedPackages(app.roots)]);
  const libraries = indexLibraries([...(options.tables ?? []), ...libraryTables], present);
  const testIdAttributes = options.testIdAttributes ?? ['data-mcp', 'data-testid'];
  const intents: Intent[] = [];
  const boundaries: Boundary[] = [];

  for (const root of app.roots) {
    const scene = buildScene(root, { libraries, messages: app.messages, shown: options.shown ?? new Map() });
    const context = { scene, ids: new IdIndex(scene.all) };
    const read = readRoot(root, context);
    const drafts = pressedChoices(mergeChoices(read.intents), read.boundaries);
    linkOpeners(drafts, read.boundaries, libraries.openers);

    const kept = keptBoundaries(drafts, read.boundaries);
    const boundaryIndex = new Map(kept.map((boundary, at) => [boundary, boundaries.length + at]));
    const intentIndex = new Map(drafts.map((draft, at) => [draft, intents.length + at]));
    const byElement = new Map(kept.map((boundary) => [boundary.node, boundaryIndex.get(boundary)]));
    const indexes: Indexes = {
      boundary: (draft) => {
        const near = nearestKept(draft, boundaryIndex);
        return near === null ? null : (boundaryIndex.get(near) ?? null);
      },
      intent: (draft) => intentIndex.get(draft),
      isShownAtFirst: (draft) => isShownAtFirst(draft, read.boundaries),
      boundaryOf: (element) => byElement.get(element),
    };
    boundaries.push(
      ...kept.map((draft, at) => finishBoundary(draft, boundaries.length + at, indexes, testIdAttributes)),
    );
    intents.push(
      ...drafts.map((draft, at) => finishIntent(draft, intents.length + at, indexes, context, testIdAttributes)),
    );
  }
  const [language] = app.messages.locales;
  return {
    frameworks: app.frameworks,
    ...(language === undefined ? {} : { language }),
    intents,
    boundaries,
    problems: app.problems,
  };
}
