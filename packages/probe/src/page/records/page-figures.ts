import type { PageRecords, PageSnapshot } from '@webmcp/contract';
import { figures, type ShownFigure } from '@webmcp/runtime/page';
import type { FoundRecords } from './read-records.js';

/** The figures of a page, and its records with the captions of those that are figures. */
interface PageFigures {
  figures: NonNullable<PageSnapshot['figures']>;
  records: PageRecords[];
}

/**
 * Reads the figures of a page. A part of a record belongs to the record: a text with a caption, or a number before its
 * caption. Records that are one figure each, such as cards of counts, get their captions.
 */
export function pageFigures(root: ParentNode, records: readonly FoundRecords[]): PageFigures {
  const items = records.flatMap((found) => (found.read.kind === 'list' ? found.items : []));
  const all = figures(root).filter(
    (figure) =>
      !(figure.isText === true || isCaptionLast(figure)) || !items.some((item) => isPartOf(figure.element, item)),
  );
  return {
    figures: all.map(({ caption, text, value, isText }) => ({ caption, text, ...(isText === true ? { value } : {}) })),
    records: records.map(({ read, items: own }) => {
      const captions = own.flatMap((item) => all.find((figure) => isWhole(figure, item))?.caption ?? []);
      return own.length > 0 && captions.length === own.length ? { ...read, captions } : read;
    }),
  };
}

/** Decides whether the number comes first: "$300 draft" of an invoice reads as "3 tasks" does. */
const isCaptionLast = ({ text, value }: ShownFigure): boolean => text.startsWith(value);

/** Decides whether an element is inside an item that shows more. */
const isPartOf = (element: Element, item: Element): boolean =>
  item !== element && item.contains(element) && squashed(item) !== squashed(element);

/** Decides whether an item shows nothing but a figure. */
const isWhole = ({ element }: ShownFigure, item: Element): boolean =>
  (item.contains(element) || element.contains(item)) && squashed(item) === squashed(element);

const squashed = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, '');
