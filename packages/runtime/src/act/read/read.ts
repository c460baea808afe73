import type { CallResult, ManifestTool } from '@webmcp/contract';

import { usable } from '../../accessibility/usable.js';
import { hits } from '../../locate/strategies/hits.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { ToolCall } from '../call/tool-call.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { figuresOf } from './figures.js';
import { listItems } from './list-items.js';
import { contentParts, mainPart } from './main-part.js';
import { onePage } from './one-page.js';
import { pairItem } from './pair-item.js';
import { passages } from './passages.js';
import type { ReadItem } from './read-item.js';
import { rowItems } from './row-items.js';
import { tableItems } from './table-items.js';
import { typed } from './typed.js';
import { visibleText } from './visible-text.js';
import { parentElement } from '../../dom/parents.js';

/** Matches the kinds of reads whose content is anywhere on the page. */
const ofPage = /^(page|rows|figures)$/;

/** The most characters of the text that an empty set shows. */
const longest = 300;

/**
 * Performs a call of a read tool. The items are rows of a table, items of a list, one record, or passages of a page.
 * `offset` and `limit` select items; `next` is the offset of the items that follow. An answer holds at most 1,500 characters of items. Waits for the first item. An empty set is answered with the text that the page shows instead.
 */
export async function read({ tool, manifest, values, answer }: ToolCall, page: ReachedPage): Promise<CallResult> {
  const { read: content } = tool;
  const shown = (): HTMLElement | undefined => (content && ofPage.test(content.kind) ? mainPart() : page.container());
  const items = (): ReadItem[] => {
    const at = shown();
    return content && at ? itemsOf(content, at, manifest.testIdAttributes, String(values['find'] ?? '')) : [];
  };
  // The items of a page may come from a server after the page itself.
  await waitFor(() => items().length > 0, patience);
  const set = shown();
  if (!content || !set) return answer('unavailable', ['The page does not show this content now']);
  const all = items();
  const data = onePage(all, Number(values['offset'] ?? 0), values['limit'] as number | undefined);
  const instead = all.length
    ? ''
    : visibleText((!ofPage.test(content.kind) && parentElement(set)) || set).slice(0, longest);
  return answer('completed', all.length ? [] : [`No items. The page shows: ${instead}`], {
    evidence: [{ kind: 'read' }],
    data: content.kind === 'page' ? { title: document.title, ...data } : data,
  });
}

function itemsOf(
  content: NonNullable<ManifestTool['read']>,
  set: HTMLElement,
  testIdAttributes: string[],
  find: string,
): ReadItem[] {
  const { kind, item, columns } = content;
  if (kind === 'page') return contentParts().flatMap((part) => passages(part, find));
  if (kind === 'figures') return figureItem(columns);
  if (kind === 'rows') return rowItems(content, testIdAttributes);
  if (kind === 'pairs') return [pairItem(set)];
  const elements = (item?.selectors ?? []).map((selector) => hits(selector, set, testIdAttributes).filter(usable));
  const items = elements.find((found) => found.length > 0) ?? [];
  return kind === 'table' ? tableItems(set, items, columns) : listItems(items);
}

/** Returns one item with the figures that the page shows now, by the keys of their captions. */
function figureItem(columns: NonNullable<ManifestTool['read']>['columns']): ReadItem[] {
  const entries = figuresOf(columns).map(({ key, value }) => [key, typed(value)] as const);
  return entries.length ? [Object.fromEntries(entries)] : [];
}
