import type { CallResult } from '@webmcp/contract';

import { whileStill } from '../accessibility/still.js';
import { usable } from '../accessibility/usable.js';
import type { Call } from './call.js';
import { finder, type Finder } from './finder.js';
import type { Row } from './rows.js';

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

/** Rows that an answer lists at most. */
const listed = 20;

/** Brings the tool's container and its row, or answers why not. Asks the person before a destructive tool opens anything. */
export async function arrive(call: Call): Promise<Place | CallResult> {
  const { tool, values, answer, parts } = call;
  const found = finder(tool, call.manifest, parts);
  const wanted = tool.row ? String(values[tool.row.param]) : undefined;
  let asked: string | undefined;
  let inside: HTMLElement | undefined;
  const place: Place = {
    found,
    row: undefined,
    scrolled: false,
    container: () => (inside = tool.container && found.element(tool.container, 'container')),
    root() {
      const { row } = place;
      const box = inside && usable(inside) ? inside : place.container();
      if (row && !row.element.isConnected)
        row.element = parts.rows!.rowsNamed(found.rows(box), row.key)[0]?.element ?? row.element;
      return (row && (!box || box.contains(row.element)) ? row.element : box) ?? document;
    },
    allowed() {
      const now =
        tool.risk.level === 'destructive'
          ? parts.ask!.question(tool, values, place.row?.key ?? wanted, found.healed)
          : asked;
      if (now === asked || call.dryRun === true) return true;
      asked = now;
      return parts.ask!.confirmed(now!);
    },
  };

  const first = tool.action ?? call.given[0] ?? tool.fields[0];
  const there = (): boolean => whileStill(() => isThere());
  const isThere = (): boolean => {
    // A panel without a name of its own may be another tab's: what is reached must hold something of the tool.
    if (tool.container) {
      const box = place.container();
      const parts = tool.row || !tool.reach?.length ? [] : [...(first ? [first] : []), ...tool.fields];
      return !!box && (!parts.length || parts.some((part) => found.element(part, 'action', box)));
    }
    if (!tool.reach?.length) return !tool.row || found.rows().length > 0;
    return !first || !!found.element(first, 'action', place.row?.element) || !!found.element(first, 'action');
  };
  const pickRow = async (root?: () => ParentNode | undefined): Promise<CallResult | undefined> => {
    const look = (): Row[] => found.rows(root?.());
    // A dry run touches nothing, so it scrolls nothing either.
    const sought =
      call.dryRun === true ? parts.rows!.rowNow(look(), wanted!) : await parts.rows!.findRow(look, wanted!);
    const { row, fitting, names } = sought;
    place.scrolled = sought.scrolled;
    if (row) {
      place.row = row;
      found.inRow(row);
      return undefined;
    }
    return answer(
      fitting.length ? 'ambiguous' : 'not_found',
      [`${fitting.length ? 'Several rows are' : 'No row is'} named ${JSON.stringify(wanted)}`],
      { rows: (fitting.length ? fitting : names).slice(0, listed) },
    );
  };

  const inRow = (): boolean => {
    const { row } = place;
    const box = place.container();
    if (!row || (box && !box.contains(row.element))) return true;
    return [...(first ? [first] : []), ...tool.fields].some((part) => found.element(part, 'action', row.element));
  };

  let open = there();
  // Where a row's own opener brings the container, as a menu, the row is looked for first.
  if (tool.row && !open && found.rows().length) {
    const missing = await pickRow();
    if (missing) return missing;
  }
  // What another row shows now, as the boxes of one that is being edited, this row may have to be made to show.
  if (tool.row && open && tool.reach?.length && found.rows(place.container()).length) {
    const missing = await pickRow(place.container);
    if (missing) return missing;
    open = inRow();
  }
  const shown = (): boolean => there() && inRow();
  if (!open) {
    if (!tool.reach?.length) return answer('unavailable', ['It is not on the page now; what shows it is not known']);
    if (!place.allowed()) return answer('denied', ['The person did not allow it']);
    if (call.dryRun === true) {
      const would = parts.reach!.wayOf(tool);
      return answer('unknown', ['It would be opened first; what that shows is not known before. Nothing was touched'], {
        data: { dryRun: true, opens: would },
      });
    }
    call.stage = 'reaching';
    const missing = await parts.reach!.reach(call, found, shown, place.row?.element);
    if (missing) return answer('unavailable', [missing]);
  }
  return (tool.row && !place.row && (await pickRow(place.container))) || place;
}
