import type { PageElement, PageSnapshot } from '@webmcp/contract';

import type { AppModel, Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { boundaryChain } from '../match/views/intent-view.js';
import { pictureOf } from '../selectors/on-picture.js';
import type { OpenerTarget } from './opener-target.js';

/** An opener with its page, its intent, and the app that contains the intent. */
export interface SeenOpener {
  element: PageElement;
  opener: OpenerTarget;
  snapshot: PageSnapshot;
  /** Absent if no intent was paired with the element. */
  intent: Intent | undefined;
  appModel: AppModel;
}

/**
 * Returns the key of an opener, equal for the same opener on another page. It holds the role, the label or picture, and
 * the site, which without a stamp is that of its intent. It also holds the functions that a press runs, and those of the part that it opens. A menu of the site is one
 * opener on all pages. In a row, one component may serve several lists, so all of its use sites count.
 */
export function openerKey({ element, opener: { label, row }, snapshot, intent, appModel }: SeenOpener): string {
  const { role } = element;
  const sources = element.sources ?? intent?.sites ?? [];
  const written = (row === undefined ? sources.slice(0, 1) : sources).map(siteKey).join('<');
  const runs = intent === undefined ? placesOn(element) : placesOf(intent, appModel);
  return `${role} ${label || pictureOf(element)} ${written === '' ? snapshot.route : written} ${runs.join(',')}`.trim();
}

/**
 * Returns the places of the functions of an opener, and of those in the parts that it opens. A shared "Edit" or "Delete"
 * has other functions for each kind of record.
 */
function placesOf(intent: Intent, { intents, boundaries }: AppModel): string[] {
  const opened = new Set(boundaries.flatMap(({ index, openers }) => (openers.includes(intent.index) ? [index] : [])));
  const isInside = ({ boundary }: Intent): boolean =>
    boundaryChain(boundaries, boundary).some((one) => opened.has(one));
  const inside = opened.size === 0 ? [] : intents.filter(isInside);
  return unique([intent, ...inside].flatMap(({ handlers }) => handlers.map(({ source }) => siteKey(source))));
}

const placesOn = ({ handlers = [] }: PageElement): string[] =>
  unique(handlers.flatMap(({ at, isAround }) => (isAround === true ? [] : [siteKey(at)])));

const unique = (places: readonly string[]): string[] => [...new Set(places)].sort();
