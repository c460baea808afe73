import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import { visibleText } from './visible-text.js';
import { closest, contains, firstIn } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** A figure that the page shows with a caption: "Total: $12.50", "3 tasks left". */
export interface Figure {
  caption: string;
  value: string;
  /** The whole text. */
  text: string;
}

/** The most characters of a caption with its figure. A longer text is prose. */
const longest = 80;

/** Matches controls, navigation and records, whose figures are no figures of the page. */
const others =
  'button,a,select,option,textarea,label,nav,form,table,li,dl,script,style,template,svg,[role=button],[role=row],[role=listitem],[aria-hidden=true]';

/** A number with its sign and currency. */
const number = String.raw`[+−-]?\s?\p{Sc}?\s?[+−-]?\d[\d.,’' ]*`;
/** "Total: $12.50", "Streak 5 days". A code such as "INV-11" has no space. */
const captionFirst = new RegExp(
  String.raw`^(\p{L}[\p{L}\s’'/()-]{1,48}?)(?:\s*[:：]\s*|\s+|(?=\p{Sc}))(${number}(?:\s?[\p{Sc}%]|\s\p{L}{1,9})?)$`,
  'u',
);
/** "3 tasks left". */
const captionLast = new RegExp(String.raw`^(${number})\s+(\p{L}[\p{L}\s’'-]{2,48})$`, 'u');

/** Reads a text as a figure with its caption; undefined for any other text. */
export function figureOf(text: string): Figure | undefined {
  const [, before, after] = captionFirst.exec(text) ?? [];
  if (before && after) return { caption: foldText(before), value: foldText(after), text };
  const [, value, caption] = captionLast.exec(text) ?? [];
  return value && caption ? { caption: foldText(caption), value: foldText(value), text } : undefined;
}

/**
 * Finds the figures of a page: the smallest elements that show a caption and a number, outside of controls and records. A
 * caption that appears twice belongs to records, and is left out.
 */
export function figures(root: ParentNode): Figure[] {
  const found = new Map<Element, Figure>();
  for (const element of allIn(root, '*')) {
    const { textContent, childElementCount } = element;
    if (childElementCount > 6 || !textContent || textContent.length > 3 * longest || !/\d/.test(textContent)) continue;
    if (closest(element, others) || firstIn(element, others) || !usable(element)) continue;
    const text = visibleText(element);
    const figure = text.length > longest ? undefined : figureOf(text);
    if (!figure) continue;
    // The innermost element comes last in document order.
    for (const outer of found.keys()) if (contains(outer, element)) found.delete(outer);
    found.set(element, figure);
  }
  const all = [...found.values()];
  return all.filter(({ caption }) => all.filter((other) => other.caption === caption).length === 1);
}
