import type { CallResult } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { askOnce } from '../../policy/ask-once.js';
import { question } from '../../policy/question.js';
import { finder } from '../call/finder.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { rowsNamed } from '../rows/rows.js';
import { pickRow } from './pick-row.js';
import { reach } from './reach.js';
import { shownTool } from './shown-tool.js';

/**
 * Brings the tool's container and row onto the page: picks the row, and replays the reach steps if the tool is not
 * shown. Asks the person before a destructive tool opens anything.
 * @returns the reached page, or the answer that ends the call
 */
export async function arrive(call: ToolCall): Promise<ReachedPage | CallResult> {
  const { tool, answer } = call;
  const page = pageOf(call);
  const shown = shownTool(call, page);
  const hasWay = !!tool.reach?.length;
  let isShown = !!shown.element();

  // A row's own opener may bring the container, as in a menu, so the row is picked first. A container that is open now
  // may be another row's, as in a row that is being edited.
  const root = isShown ? page.container : undefined;
  if (tool.row && (!isShown || hasWay) && page.found.rows(root?.()).length) {
    const missing = await pickRow(call, page, root);
    if (missing) return missing;
    isShown &&= shown.isInRow();
  }
  if (!isShown) {
    if (!hasWay)
      return answer('unavailable', ['The tool is not on the page now, and the map has no steps that open it']);
    const missing = await reach(call, page, () => (shown.isInRow() ? shown.element() : undefined));
    if (missing) return missing;
  }
  return (tool.row && !page.row && (await pickRow(call, page, page.container))) || page;
}

/** Describes the page of a call before any step: no row, and the container if the page shows the container. */
function pageOf(call: ToolCall): ReachedPage {
  const { tool, manifest, values, dryRun } = call;
  const found = finder(tool, manifest);
  let inside: HTMLElement | undefined;
  const page: ReachedPage = {
    found,
    row: undefined,
    scrolled: false,
    container: () => (inside = tool.container && found.element(tool.container, 'container')),
    root() {
      const { row } = page;
      const box = inside && usable(inside) ? inside : page.container();
      if (row && !row.element.isConnected) row.element = rowsNamed(found.rows(box), row.key)[0]?.element ?? row.element;
      return (row && (!box || box.contains(row.element)) ? row.element : box) ?? document;
    },
    allowed: () => true,
  };
  if (tool.risk.level === 'destructive' && dryRun !== true)
    page.allowed = askOnce(() => {
      const row = page.row?.key ?? (tool.row && String(values[tool.row.param]));
      return question(tool, values, row, found.healed);
    });
  return page;
}
