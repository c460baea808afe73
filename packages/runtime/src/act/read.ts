import type { CallResult, JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { usable } from '../accessibility/usable.js';
import type { ReachedPage } from './call/reached-page.js';
import type { ToolCall } from './call/tool-call.js';

/** Rows of one page unless the call says how many. */
const usual = 50;
/** Most characters of a text that is handed over as it stands. */
const characters = 10_000;

type Cells = Record<string, JsonValue>;

const textOf = (element: Element): string => foldText((element as HTMLElement).innerText ?? element.textContent);
const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)].filter(usable);

/** Numbers as numbers, where they are written as JSON writes them; all else is text. */
const typed = (text: string): JsonValue => (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text);

/** The rows of a table below its headings; those without a heading go by their number, from 1. */
function ofTable(table: Element): Cells[] {
  const lines = all(table, 'tr,[role=row]').filter(
    (line) => line.closest('table,[role=table],[role=grid],[role=treegrid]') === table,
  );
  const cells = (line: Element): Element[] => [
    ...line.querySelectorAll(':scope > :is(td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader])'),
  ];
  const isHead = (line: Element): boolean =>
    !!line.closest('thead') ||
    (cells(line).length > 0 && cells(line).every((cell) => cell.matches('th,[role=columnheader]')));
  const head = lines.find(isHead);
  const names = head ? cells(head).map(textOf) : [];
  return lines
    .filter((line) => !isHead(line) && cells(line).length)
    .map((line) =>
      Object.fromEntries(cells(line).map((cell, at) => [names[at] || String(at + 1), typed(textOf(cell))])),
    );
}

/** What a description list says, each term with what is said of it. */
function ofDetails(list: Element): Cells {
  return Object.fromEntries(
    all(list, 'dt').map((term) => {
      const said = term.nextElementSibling;
      return [textOf(term), said?.localName === 'dd' ? typed(textOf(said)) : ''];
    }),
  );
}

/**
 * What a read tool's container shows, as data: a table's rows by their headings, the row set's or a list's entries, a
 * description list's pairs; anything else as its text. A page of rows at a time (`offset`, `limit`), with where to go on.
 */
export function read({ answer, values }: ToolCall, { found, container, row }: ReachedPage): CallResult {
  const root = (row?.element as HTMLElement | undefined) ?? container() ?? document.body;
  const isOrHolds = (selector: string): Element | undefined => (root.matches(selector) ? root : all(root, selector)[0]);
  const table = isOrHolds('table,[role=table],[role=grid],[role=treegrid]');
  const keyed = row ? [] : found.rows(container());
  const list = isOrHolds('ul,ol,[role=list]');
  const details = isOrHolds('dl');
  const rows: JsonValue[] = table
    ? ofTable(table)
    : keyed.length
      ? keyed.map(({ element, key }) => ({ key, text: textOf(element) }))
      : list && !details
        ? all(list, ':scope > li,:scope > [role=listitem]').map(textOf)
        : [];
  const offset = Number(values['offset'] ?? 0);
  const limit = Number(values['limit'] ?? usual);
  const end = offset + limit;
  return answer('completed', [], {
    evidence: [{ kind: 'read' }],
    data: rows.length
      ? { rows: rows.slice(offset, end), total: rows.length, ...(end < rows.length && { next: end }) }
      : { ...(details && { details: ofDetails(details) }), text: root.innerText.slice(0, characters) },
  });
}
