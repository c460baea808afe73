import type { LibraryTable } from '@webmcp/contract';

import { libraryTables } from '../libraries/known/library-tables.js';
import { indexLibraries } from '../libraries/lookup/library-index.js';
import type { LinkedApp, LinkedRoot } from '../link/model/linked.js';
import { drawnDates } from './choices/drawn-dates.js';
import { mergeChoices } from './choices/choice-groups.js';
import { pressedChoices } from './choices/pressed-choices.js';
import { withoutIdleTabs } from './drafts/join-nested.js';
import { readRoot, type Drafts } from './drafts/read-root.js';
import { finishBoundary } from './finish/finish-boundary.js';
import { DraftNumbers, type FinishContext } from './finish/finish-context.js';
import { finishIntent } from './finish/finish-intent.js';
import { keptBoundaries } from './finish/kept-boundaries.js';
import { markPostalCodes } from './finish/postal-codes.js';
import { siteOf } from './finish/site-of.js';
import { importedPackages } from './imported-packages.js';
import { buildScene } from './layout/build-scene.js';
import type { SceneSources } from './layout/scene-builder.js';
import type { AppModel, Boundary, Intent, ReadRows } from './model/intent.js';
import type { ShownControls } from './model/shown-control.js';
import { linkOpeners } from './openers/link-openers.js';
import { IdIndex, type IndexedScene } from './scene/id-index.js';
import { shownIds } from './scene/shown-ids.js';

export interface AppModelOptions {
  /** Tables that are read before the built-in tables. */
  tables?: readonly LibraryTable[];
  /** The attributes with test ids, best first; by default `data-mcp` and `data-testid`. */
  testIdAttributes?: readonly string[];
  /** The packages that the app depends on. The packages of imported tags are known without them. */
  dependencies?: readonly string[];
  /** The controls that pages showed at tags with unclear source. */
  shown?: ShownControls;
}

/**
 * Builds the app model: every control of the app with its labels, handlers and constraints, and the forms, dialogs,
 * groups and rows around it. Pure; each root is read by itself, in five steps:
 *
 * 1. **layout**: `buildScene` turns the linked template into a tree in which every element is classified.
 * 2. **drafts**: `readRoot` walks the tree and drafts intents and boundaries.
 * 3. **choices**: radios, checkboxes and pressed buttons of one field become one intent.
 * 4. **openers**: each boundary gets the intents that open it, and each closing button its boundary.
 * 5. **finish**: labels, options, constraints and sites are read, and references become numbers.
 *
 * A label takes this way: a linked value → `readingsOf` → Reading (all texts of the value, in all languages) →
 * `labelsOf` → FoundLabel (a text and its sites). The ordered sources in the room `labels` collect them, and
 * `finishIntent` makes the Label of the intent.
 */
export function buildAppModel(app: LinkedApp, options: AppModelOptions = {}): AppModel {
  const present = new Set([...(options.dependencies ?? []), ...importedPackages(app.roots)]);
  const libraries = indexLibraries([...(options.tables ?? []), ...libraryTables], present);
  const sources: SceneSources = { libraries, messages: app.messages, shown: options.shown ?? new Map() };
  const testIdAttributes = options.testIdAttributes ?? ['data-mcp', 'data-testid'];
  const intents: Intent[] = [];
  const boundaries: Boundary[] = [];
  const readRows: ReadRows[] = [];
  for (const root of app.roots) {
    const scene = buildScene(root, sources);
    const indexed: IndexedScene = { scene, ids: new IdIndex(scene.all), shown: shownIds(scene.all) };
    const drafts = draftRoot(root, indexed, libraries.openers);
    const kept = keptBoundaries(drafts.intents, drafts.boundaries);
    const first = { boundary: boundaries.length, intent: intents.length };
    const numbers = new DraftNumbers(drafts, kept, first);
    const context: FinishContext = { ...indexed, numbers, testIdAttributes, drafts: drafts.intents };
    boundaries.push(...kept.map((draft, at) => finishBoundary(draft, first.boundary + at, context)));
    readRows.push(...drafts.readRows.map(({ loop, sites }) => ({ loop, source: siteOf(sites, []), sites })));
    intents.push(...drafts.intents.map((draft, at) => finishIntent(draft, first.intent + at, context)));
  }
  markPostalCodes(intents);
  const [language] = app.messages.locales;
  return {
    frameworks: app.frameworks,
    ...(language === undefined ? {} : { language }),
    intents,
    boundaries,
    ...(readRows.length === 0 ? {} : { readRows }),
    problems: app.problems,
  };
}

/** Drafts the intents and boundaries of one root, merges choices, and links openers. */
function draftRoot(root: LinkedRoot, indexed: IndexedScene, directives: ReadonlySet<string>): Drafts {
  const { intents, boundaries, readRows } = readRoot(root, indexed);
  const merged = pressedChoices(mergeChoices(intents), boundaries);
  linkOpeners(merged, boundaries, directives);
  return { intents: drawnDates(withoutIdleTabs(merged, boundaries), boundaries), boundaries, readRows };
}
