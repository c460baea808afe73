import type { CallResult } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import { asks } from '../../policy/asks.js';
import { askOnce } from '../../policy/ask-once.js';
import { confirmed } from '../../policy/confirm.js';
import { counted } from '../../policy/denials.js';
import { question } from '../../policy/question.js';
import { finder } from '../call/finder.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { nameOf, rowsWithName } from '../rows/rows.js';
import { noteOpened, openedRow, partAround } from './opened-part.js';
import { pickRow } from './pick-row.js';
import { reach } from './reach.js';
import { shownTool, type ShownTool } from './shown-tool.js';
import { contains } from '../../dom/matching.js';

/**
 * Brings the tool's container and row onto the page: picks the row, and replays the reach steps if the tool is not
 * shown. Asks the person before a destructive tool opens anything.
 * @returns the reached page, or the answer that ends the call
 */
export async function arrive(call: ToolCall): Promise<ReachedPage | CallResult> {
  const { tool } = call;
  const page = pageOf(call);
  const shown = shownTool(call, page);
  const missing = (await pickFirst(call, page, !!shown.element())) ?? (await open(call, page, shown));
  if (missing) return missing;
  noteOwner(page, shown);
  return (tool.row && !page.row && (await pickRow(call, page, page.container))) || page;
}

/**
 * Picks the row before the tool is opened. A row's own opener may bring the container, as in a menu. A container that is
 * open now may be another row's, as in a row that is being edited.
 */
async function pickFirst(call: ToolCall, page: ReachedPage, isShown: boolean): Promise<CallResult | undefined> {
  const { tool } = call;
  if (!tool.row || (isShown && !tool.reach?.length) || keepRow(call, page)) return undefined;
  const root = isShown && page.found.rows(page.container()).length ? page.container : undefined;
  return page.found.rows(root?.()).length ? pickRow(call, page, root) : undefined;
}

/** Replays the reach steps if the tool is not shown for the picked row. */
async function open(call: ToolCall, page: ReachedPage, shown: ShownTool): Promise<CallResult | undefined> {
  if (shown.element()) return undefined;
  if (!call.tool.reach?.length)
    return call.answer('unavailable', ['The tool is not on the page now, and the map has no steps that open it']);
  return reach(call, page, shown);
}

/** Picks the row of the open part if an earlier call opened the part for this row. A modal part hides its rows. */
function keepRow({ tool, values }: ToolCall, page: ReachedPage): boolean {
  const row = openedRow();
  if (!row || page.found.rows().length || row.key !== foldText(String(values[tool.row!.param]))) return false;
  page.row = row;
  page.found.inRow(row);
  return true;
}

/** Remembers the row or the opener that the shown part belongs to, if the part is outside of the row. */
function noteOwner(page: ReachedPage, { element, owner }: ShownTool): void {
  const { row } = page;
  const [found, box, name] = [element(), page.container(), owner()];
  if (!found || name === undefined || (row && (contains(row.element, found) || contains(box, row.element)))) return;
  const part = box ?? partAround(found, row?.element);
  if (row) page.part = part;
  noteOpened(part, name, row);
}

/** Describes the page of a call before any step: no row, and the container if the page shows the container. */
function pageOf(call: ToolCall): ReachedPage {
  const { tool, manifest, values, dryRun } = call;
  const found = finder(tool, manifest);
  let inside: HTMLElement | undefined;
  const page: ReachedPage = {
    found,
    row: undefined,
    part: undefined,
    scrolled: false,
    opened: false,
    pressed: undefined,
    container: () => (inside = tool.container && found.element(tool.container, 'container')),
    root() {
      const { row } = page;
      const box = inside && usable(inside) ? inside : page.container();
      if (row && !row.element.isConnected) {
        const [only, second] = rowsWithName(found.rows(box), nameOf(row));
        if (only && !second) row.element = only.element;
      }
      if (!box && page.part) return usable(page.part) ? page.part : document;
      return (row && (!box || contains(box, row.element)) ? row.element : box) ?? document;
    },
    allowed: () => Promise.resolve(true),
    shown: undefined,
  };
  const person = counted(tool.id, call.confirm ?? confirmed);
  if (asks(call) && dryRun !== true)
    page.allowed = askOnce(
      () => {
        const row = page.row ? nameOf(page.row) : tool.row && String(values[tool.row.param]);
        return question({ tool, values, row, healed: found.healed, pressed: page.shown });
      },
      // A person at a bridge saw the tool and its arguments. They saw no change of the page.
      (text) => (call.isApproved && !found.healed.length) || person(text),
    );
  return page;
}
