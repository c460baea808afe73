import type { CallResult } from '@webmcp/contract';

import { whileStill } from '../dom/still.js';
import { usable } from '../accessibility/usable.js';
import { ask } from '../policy/ask.js';
import type { Call } from './call.js';
import { finder, type Finder } from './finder.js';
import { reach } from './reach.js';
import { pickRow, rowsNamed, type Row } from './rows.js';

/** What a tool acts on, or what is around it, where it is there. */
export type There = Element | undefined;

/** Where a call acts. Everything is asked anew each time, because frameworks replace elements. */
export interface Place {
  found: Finder;
  /** The tool's container; undefined when it is gone, or the tool has none. */
  container(): HTMLElement | undefined;
  /** Where the targets are: the row, else the container, else the document. */
  root(): ParentNode;
  row: Row | undefined;
  /** The rows were scrolled for it: which of them are there changes by itself. */
  scrolled: boolean;
  /** Asks the person, for a destructive tool, unless that very question was answered. */
  allowed(): boolean;
}

/** Brings the tool's container and its row, or answers why not. Asks the person before a destructive tool opens anything. */
export async function arrive(call: Call): Promise<Place | CallResult> {
  const { tool, answer } = call;
  const found = finder(tool, call.manifest);
  let inside: HTMLElement | undefined;
  const place: Place = {
    found,
    row: undefined,
    scrolled: false,
    container: () => (inside = tool.container && found.element(tool.container, 'container')),
    root() {
      const { row } = place;
      const box = inside && usable(inside) ? inside : place.container();
      if (row && !row.element.isConnected) row.element = rowsNamed(found.rows(box), row.key)[0]?.element ?? row.element;
      return (row && (!box || box.contains(row.element)) ? row.element : box) ?? document;
    },
    allowed: () => true,
  };
  if (tool.risk.level === 'destructive') place.allowed = ask(call, place);

  const first = tool.action ?? call.given[0] ?? tool.fields[0];
  const own = [...(first ? [first] : []), ...tool.fields];
  const there = (): There => whileStill(() => isThere());
  const ownIn = (box: Element): There => {
    let at: There;
    own.some((part) => (at = found.element(part, 'action', box)));
    return at;
  };
  const isThere = (): There => {
    // A panel without a name of its own may be another tab's: what is reached must hold something of the tool.
    if (tool.container) {
      const box = place.container();
      const isSure = !!tool.row || !tool.reach?.length || !first;
      return box && (isSure ? box : ownIn(box));
    }
    if (!tool.reach?.length) return tool.row ? found.rows()[0]?.element : document.body;
    return first
      ? (found.element(first, 'action', place.row?.element) ?? found.element(first, 'action'))
      : document.body;
  };

  const inRow = (): boolean => {
    const { row } = place;
    const box = place.container();
    if (!row || (box && !box.contains(row.element))) return true;
    return !!ownIn(row.element);
  };

  let open = !!there();
  // Where a row's own opener brings the container, as a menu, the row is looked for first. What another row shows now, as
  // the boxes of one that is being edited, this row may have to be made to show.
  const around = open ? place.container : undefined;
  if (tool.row && (!open || tool.reach?.length) && found.rows(around?.()).length) {
    const missing = await pickRow(call, place, around);
    if (missing) return missing;
    open &&= inRow();
  }
  const shown = (): There => (inRow() ? there() : undefined);
  if (!open) {
    if (!tool.reach?.length) return answer('unavailable', ['It is not on the page now; what shows it is not known']);
    const missing = await reach(call, place, shown);
    if (missing) return missing;
  }
  return (tool.row && !place.row && (await pickRow(call, place, place.container))) || place;
}
