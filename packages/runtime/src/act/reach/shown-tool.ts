import type { ManifestTarget, ManifestTool } from '@webmcp/contract';

import { whileStill } from '../../dom/still.js';
import type { ReachedPage } from '../call/reached-page.js';
import { figuresOf } from '../read/figures.js';
import type { ToolCall } from '../call/tool-call.js';
import type { Row } from '../rows/rows.js';
import { namesRow, ownerOf, partAround, readingOf, wasOpenedFor } from './opened-part.js';
import { contains } from '../../dom/matching.js';

/** Looks for the elements of a call's tool on the page as it is now. */
export interface ShownTool {
  /**
   * Returns an element that proves the tool is shown: its container, its row, or an element that it acts on. Once a row
   * is picked, the element belongs to this row.
   */
  element(): Element | undefined;
  /** Returns the part that shows the tool for a row that the page does not name, or for another tool. */
  stranger(): Element | undefined;
  /** Returns the owner of the shown part: the row, or the opener that other tools do not have. Undefined for other tools. */
  owner(): string | undefined;
}

/** Prepares the look. The action, else the first given field, else the first field represents the tool. */
export function shownTool(call: ToolCall, page: ReachedPage): ShownTool {
  const { tool } = call;
  const { any, inRow } = targetsOf(call, page);
  const beside = partsBeside(tool, page);
  const isShared = hasTwin(call);
  const ofRow = (found: Element): Element | undefined => {
    const { row } = page;
    if (!row) return isShared && !beside.isOwn(found, row) ? undefined : found;
    const box = page.container();
    if (contains(row.element, found) || contains(box, row.element)) return inRow(row.element);
    // Without steps the tool is beside its rows, and no row opens it.
    if (!tool.reach?.length) return box ?? inRow(row.element);
    return beside.isOwn(found, row) ? found : undefined;
  };
  return {
    element() {
      const found = whileStill(any);
      return found && ofRow(found);
    },
    stranger() {
      const found = page.row || isShared ? whileStill(any) : undefined;
      return found && beside.stranger(found);
    },
    owner: () => (page.row || isShared ? ownerOf(tool, page.row) : undefined),
  };
}

/** Decides whether another tool has equal parts behind another opener: one dialog that the app uses in many places. */
function hasTwin({ tool, manifest }: ToolCall): boolean {
  // A read has no control. Its part and its columns differ from those of the read of another list.
  const partsOf = ({ action, fields, read, container }: ManifestTool): string =>
    JSON.stringify([
      action?.fingerprint?.labels,
      fields.map(({ label }) => label),
      read && [container?.selectors[0], read.columns],
    ]);
  return manifest.tools.some(
    (other) =>
      !!tool.reach?.length &&
      !!other.reach?.length &&
      partsOf(other) === partsOf(tool) &&
      ownerOf(other, undefined) !== ownerOf(tool, undefined),
  );
}

/** The parts beside the rows that show the tool for one of the rows, or for one of several tools. */
interface PartsBeside {
  /** Decides whether the part around an element belongs to the row, or to the tool. */
  isOwn(found: Element, row: Row | undefined): boolean;
  /** Returns the part around an element if the part belongs to an unknown row or tool. */
  stranger(found: Element): Element | undefined;
}

function partsBeside(tool: ToolCall['tool'], page: ReachedPage): PartsBeside {
  /** The reading of each part that was shown before the call pressed an opener, and has an unknown owner. */
  const strangers = new Map<Element, string>();
  const partOf = (found: Element): Element => page.container() ?? partAround(found, page.row?.element);
  return {
    isOwn(found, row) {
      const rows = page.found.rows();
      if (rows.some(({ element }) => contains(element, found))) return false;
      const part = partOf(found);
      if (wasOpenedFor(part, ownerOf(tool, row))) return true;
      if (row && (namesItsRow(tool.container) || namesRow(part, row, rows))) return true;
      if (!page.opened) strangers.set(part, strangers.get(part) ?? readingOf(part));
      // A part with the same words after the press may still be the part of the earlier row.
      return page.opened && strangers.get(part) !== readingOf(part);
    },
    stranger(found) {
      const part = partOf(found);
      return strangers.has(part) ? part : undefined;
    },
  };
}

/** Decides whether a container is located by the key of the row, so that it is no other row's. */
const namesItsRow = (container: ToolCall['tool']['container']): boolean =>
  !!container?.selectors.some(({ value }) => /(?<!\{)\{row\}/.test(value));

/** Decides whether two targets have the same best selector or share a label. */
function isSame(one: ManifestTarget, other: ManifestTarget): boolean {
  const [[best], [second]] = [one.selectors, other.selectors];
  const labels = other.fingerprint?.labels ?? [];
  return (
    (best?.strategy === second?.strategy && best?.value === second?.value) ||
    !!one.fingerprint?.labels.some((label) => labels.includes(label))
  );
}

interface ToolTargets {
  /** Returns an element of the tool anywhere on the page. */
  any(): Element | undefined;
  /** Returns an element of the tool inside a row. */
  inRow(row: Element): Element | undefined;
}

function targetsOf({ tool, given }: ToolCall, page: ReachedPage): ToolTargets {
  const { found } = page;
  const last = tool.reach?.at(-1);
  const field = given[0] ?? tool.fields[0];
  // A button that opens the part and then acts is on the page before, so it proves nothing.
  const turns = last?.do === 'click' && tool.action && !!field && isSame(last.target, tool.action);
  const first = turns ? field : (tool.action ?? field);
  const targets = [...(first ? [first] : []), ...tool.fields];
  /** True while the last opener waits for a press. Then an element may only look like an element of the tool. */
  const isClosed = (): boolean => last?.do === 'click' && page.pressed !== last && !!found.opener(last);
  const inRow = (box: Element): Element | undefined => {
    let similar: Element | undefined;
    for (const target of targets) {
      const located = found.find(target, 'action', box);
      if (!('element' in located)) continue;
      if (located.by !== 'fingerprint') return located.element;
      similar ??= located.element;
    }
    return similar && isClosed() ? undefined : similar;
  };
  const inContainer = (): Element | undefined => {
    const box = page.container();
    // A panel without a name may be another tab's, so a reached panel must contain a target of the tool.
    const isSure = !!tool.row || !tool.reach?.length || !first;
    return box && (isSure ? box : inRow(box));
  };
  const lone = (): Element | undefined => {
    if (!tool.reach?.length) return tool.row ? found.rows()[0]?.element : document.body;
    if (!first) return document.body;
    const proof = found.element(first, 'action', page.row?.element) ?? found.element(first, 'action');
    // The opener of a closed part may look like the action. Then a field proves the part.
    const isOpener = proof && last?.do === 'click' && field && proof === found.opener(last);
    return isOpener ? found.element(field, 'action') : proof;
  };
  const figure = (): Element | undefined => figuresOf(tool.read!.columns)[0]?.element;
  const anywhere = tool.read?.kind === 'figures' && tool.reach?.length ? figure : lone;
  return { any: tool.container ? inContainer : anywhere, inRow };
}
