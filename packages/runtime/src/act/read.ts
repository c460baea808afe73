import type { CallResult, JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { usable } from '../accessibility/usable.js';
import type { ReachedPage } from './call/reached-page.js';
import type { ToolCall } from './call/tool-call.js';

/** Rows of one answer unless the call sets `limit`. */
const usual = 50;
/** The most characters of a text that no table, list or row set structures. */
const characters = 10_000;

const tables = 'table,[role=table],[role=grid],[role=treegrid]';
const lists = 'ul,ol,[role=list]';

type Cells = Record<string, JsonValue>;

const textOf = (element: Element): string => foldText((element as HTMLElement).innerText ?? element.textContent);
const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)].filter(usable);

/** Turns a number as JSON writes it into a number; any other text stays text. */
const typed = (text: string): JsonValue => (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text) ? Number(text) : text);

/** Reads the rows of a table by its headings. A column without a heading is named by its number, from 1. */
function rowsOfTable(table: Element): Cells[] {
  const lines = all(table, 'tr,[role=row]').filter((line) => line.closest(tables) === table);
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

/** Reads a description list: each term with its description. */
function pairsOf(list: Element): Cells {
  return Object.fromEntries(
    all(list, 'dt').map((term) => {
      const description = term.nextElementSibling;
      return [textOf(term), description?.localName === 'dd' ? typed(textOf(description)) : ''];
    }),
  );
}

/** Returns the first element of a kind: the root itself, or the first usable element inside. */
const firstOf = (root: HTMLElement, selector: string): Element | undefined =>
  root.matches(selector) ? root : all(root, selector)[0];

/** Reads the rows of a root: a table's, else the tool's row set, else a list's, unless the root has a description list. */
function rowsIn(root: HTMLElement, { row, found, container }: ReachedPage, details: Element | undefined): JsonValue[] {
  const table = firstOf(root, tables);
  if (table) return rowsOfTable(table);
  const keyed = row ? [] : found.rows(container());
  if (keyed.length) return keyed.map(({ element, key }) => ({ key, text: textOf(element) }));
  const list = details ? undefined : firstOf(root, lists);
  return list ? all(list, ':scope > li,:scope > [role=listitem]').map(textOf) : [];
}

/**
 * Performs a call of a read tool: returns the content of its row or container as data. That is rows of a table, row set
 * or list, the pairs of a description list, or plain text. `offset` and `limit` select rows; `next` is the offset of the
 * rows that follow.
 */
export function read({ answer, values }: ToolCall, page: ReachedPage): CallResult {
  const root = (page.row?.element as HTMLElement | undefined) ?? page.container() ?? document.body;
  const details = firstOf(root, 'dl');
  const rows = rowsIn(root, page, details);
  const offset = Number(values['offset'] ?? 0);
  const end = offset + Number(values['limit'] ?? usual);
  return answer('completed', [], {
    evidence: [{ kind: 'read' }],
    data: rows.length
      ? { rows: rows.slice(offset, end), total: rows.length, ...(end < rows.length && { next: end }) }
      : { ...(details && { details: pairsOf(details) }), text: root.innerText.slice(0, characters) },
  });
}
