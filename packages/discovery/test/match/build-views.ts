import type { PageElement, PageSnapshot } from '@webmcp/contract';

import type { Boundary, Intent } from '../../src/intents/model/intent.js';
import type { Edge } from '../../src/match/assignment/assign.js';
import { counterpartsOf, type Counterparts } from '../../src/match/presence/counterparts.js';
import type { PagePair } from '../../src/match/signals/page-pair.js';
import { readPair } from '../../src/match/signals/read-pair.js';
import type { Reading } from '../../src/match/signals/reading.js';
import { elementIndex } from '../../src/match/views/element-index.js';
import { elementViews, type ElementView } from '../../src/match/views/element-view.js';
import { intentViews, type IntentView } from '../../src/match/views/intent-view.js';
import { buildWorld, type BoxSpec, type ControlSpec } from './build-world.js';

/** The differences of one side from the common control. */
export interface Sides {
  source?: Partial<Intent>;
  page?: Partial<PageElement>;
  /** The name of the element's picture. */
  icon?: string;
}

/** Builds one intent and one element from one control, with the given differences. */
export function buildPair(
  spec: ControlSpec,
  { source = {}, page = {}, icon }: Sides = {},
): { intent: IntentView; element: ElementView } {
  const { appModel, snapshot } = buildWorld([spec]);
  const [written] = appModel.intents;
  const [shown] = snapshot.elements;
  if (written === undefined || shown === undefined) throw new Error('the control is missing on one side');
  const element: PageElement = {
    ...shown,
    ...page,
    attributes: { ...shown.attributes, ...page.attributes },
    fingerprint: { ...shown.fingerprint, ...(icon === undefined ? {} : { icon }) },
  };
  const [intentView] = intentViews({ ...appModel, intents: [{ ...written, ...source }] });
  const [elementView] = elementViews({ ...snapshot, elements: [element] }, []);
  if (intentView === undefined || elementView === undefined) throw new Error('the views are missing');
  return { intent: intentView, element: elementView };
}

/** One page with the views of both sides. */
export interface ViewedPage {
  boundaries: Boundary[];
  intents: IntentView[];
  elements: ElementView[];
  snapshot: PageSnapshot;
  counterparts: Counterparts;
  /** The common labels of both sides, by index. */
  intent(label: string): IntentView;
  element(name: string): ElementView;
}

/** Reads a pair without surroundings and without provenance. */
export const readAlone = (intent: IntentView, element: ElementView): Reading =>
  readPair(intent, element, null, undefined);

/** Builds the views of a whole page. `change` edits the boundaries before the views are made. */
export function buildPage(
  specs: readonly (ControlSpec | BoxSpec)[],
  change: (boundaries: Boundary[]) => Boundary[] = (boundaries) => boundaries,
): ViewedPage {
  const { appModel, snapshot } = buildWorld(specs);
  const boundaries = change(appModel.boundaries);
  const intents = intentViews({ ...appModel, boundaries });
  const elements = elementViews(snapshot, []);
  const counterparts = counterpartsOf(intents, elements, elementIndex(elements, false), readAlone);
  const found = <T>(item: T | undefined, name: string): T => {
    if (item === undefined) throw new Error(`nothing is named ${name}`);
    return item;
  };
  return {
    boundaries,
    intents,
    elements,
    snapshot,
    counterparts,
    intent: (label) =>
      found(
        intents.find(({ intent }) => intent.labels[0]?.text === label),
        label,
      ),
    element: (name) =>
      found(
        elements.find(({ element }) => element.name === name),
        name,
      ),
  };
}

/** Lists all pairs of a page that no veto excludes, with the given worth. */
export function edgesOf({ intents, elements }: ViewedPage, worth = 0.3): (Edge & PagePair)[] {
  return intents.flatMap((intent) =>
    elements
      .map((element) => ({ intent, element, reading: readAlone(intent, element) }))
      .filter(({ reading }) => !reading.vetoed && reading.signals.label > 0.5)
      .map((pair) => ({
        left: intent.intent.index,
        right: pair.element.element.index,
        worth,
        label: 0,
        container: 0,
        leftRank: intent.rank,
        rightRank: pair.element.element.index,
        ...pair,
      })),
  );
}

/** Names the edges whose worth is above the given one, as `left right`. */
export const favoured = (edges: readonly Edge[], above = 0.3): string[] =>
  edges.filter(({ worth }) => worth > above).map(({ left, right }) => `${left} ${right}`);
