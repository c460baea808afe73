import type { FieldEntry } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { isInside } from '../drafts/is-inside.js';
import { bindOf } from '../values/binds.js';
import { showsState } from './shows-state.js';
import { findProp, textProp } from '../values/prop-values.js';

/** The entry of a button that shows a day, and opens the calendar in which a person chooses it. */
const dayButton: FieldEntry = { is: 'field', control: 'date', roles: ['button', 'combobox'] };

/**
 * Makes one field of a button and of the calendar that it alone opens: the date pickers that apps compose of a popover and a
 * grid of days. A plain box counts as a popover if its button shows the chosen day. A popover with more controls stays, and
 * so do a calendar of several days and the view of a page.
 */
export function drawnDates(intents: readonly DraftIntent[], boundaries: readonly DraftBoundary[]): DraftIntent[] {
  const replaced = new Map<DraftIntent, DraftIntent | null>();
  for (const boundary of boundaries.filter(({ kind }) => isOverlayKind(kind) || kind === 'region')) {
    const [opener, ...others] = boundary.openers;
    const [grid, ...more] = intents.filter((intent) => isInside(intent, boundary));
    if (opener === undefined || grid === undefined || others.length > 0 || more.length > 0) continue;
    if (!isDayGrid(grid) || opener.entry.is === 'field' || opener.control !== 'button') continue;
    if (!isOverlayKind(boundary.kind) && !showsDay(opener, grid)) continue;
    boundary.openers = [];
    replaced.set(grid, null);
    replaced.set(opener, fieldOf(opener, grid));
  }
  return intents.flatMap((intent) => (replaced.has(intent) ? (replaced.get(intent) ?? []) : [intent]));
}

/** Decides whether a button shows the day that a person chose in a grid. */
function showsDay({ node }: DraftIntent, grid: DraftIntent): boolean {
  const state = bindOf(grid.node.props);
  return state !== undefined && showsState(node, state);
}

/** Decides whether a field is a grid of days that takes one day. */
function isDayGrid({ entry, node }: DraftIntent): boolean {
  if (entry.is !== 'field' || entry.control !== 'custom' || entry.roles?.includes('grid') !== true) return false;
  const mode = textProp(node.props, 'mode');
  return (mode === undefined || mode === 'single') && findProp(node.props, 'multiple') === undefined;
}

function fieldOf(opener: DraftIntent, grid: DraftIntent): DraftIntent {
  const state = bindOf(grid.node.props);
  return {
    ...opener,
    entry: dayButton,
    control: 'date',
    handlers: grid.handlers,
    ...(state === undefined ? {} : { choiceState: state }),
  };
}
