import type { CallResult } from '@webmcp/contract';

import { whileStill } from '../../dom/still.js';
import { usable } from '../../accessibility/usable.js';
import { askOnce } from '../../policy/ask-once.js';
import { question } from '../../policy/question.js';
import type { ToolCall } from '../call/tool-call.js';
import { finder } from '../call/finder.js';
import { reach, type There } from './reach.js';
import type { ReachedPage } from '../call/reached-page.js';
import { rowsNamed } from '../rows/rows.js';
import { pickRow } from './pick-row.js';

/** Brings the tool's container and its row, or answers why not. Asks the person before a destructive tool opens anything. */
export async function arrive(call: ToolCall): Promise<ReachedPage | CallResult> {
  const { tool, answer } = call;
  const found = finder(tool, call.manifest);
  let inside: HTMLElement | undefined;
  const place: ReachedPage = {
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
  if (tool.risk.level === 'destructive' && call.dryRun !== true)
    place.allowed = askOnce(() => {
      const row = place.row?.key ?? (tool.row && String(call.values[tool.row.param]));
      return question(tool, call.values, row, found.healed);
    });

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
