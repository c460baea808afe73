import type { ManifestTool } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { isPointer } from '../../accessibility/is-pointer.js';
import { usable } from '../../accessibility/usable.js';
import { visibleText } from './visible-text.js';
import { closest, contains, firstIn } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** A value that the page shows with a caption: "Total: $12.50", "3 tasks left", "Address" over "4 Mill Lane". */
export interface Figure {
  caption: string;
  value: string;
  /** The whole text. */
  text: string;
  /** The value is no number. */
  isText?: true;
  /** A note of one or two texts follows the caption and the number: "+2 %", "this month". */
  hasNote?: true;
}

/** A figure and the smallest element that shows it. */
export interface ShownFigure extends Figure {
  element: Element;
}

type ReadColumn = NonNullable<ManifestTool['read']>['columns'][number];

/** The most characters of a caption with its figure. A longer text is prose. */
const longest = 80;

/** Matches controls, navigation and records, whose figures are no figures of the page. */
const others =
  'button,a,input,select,option,textarea,label[for],nav,form,table,li,dl,script,style,template,svg:has(text,title),[role=button],[role=row],[role=listitem],[aria-hidden=true]';

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

/** A number alone, with its sign, currency and unit. */
const alone = new RegExp(String.raw`^${number}(?:\s?[\p{Sc}%]|\s?\p{L}{1,9})?$`, 'u');
/** A caption alone: a few words without a digit, perhaps with a colon. */
const captionAlone = /^\p{L}[^\d:：.!?]{1,40}?\s*[:：]?$/u;
/** "Address: 4 Mill Lane" in one text. */
const captionedText = /^(\p{L}[^\d:：.!?]{1,40}?)\s*[:：]\s+(\S.*)$/u;

/** Reads the texts of a part as a caption with its value: "Revenue", "$12", "+2 % this month" or "Address", "4 Mill Lane". */
export const captionedOf = (texts: readonly string[], isOwn: boolean): Figure | undefined =>
  numberOf(texts) ?? textOf(texts, isOwn);

/** Reads a caption and a number, or the other way round if a note follows. */
function numberOf([first = '', second = '', note, more = '', ...rest]: readonly string[]): Figure | undefined {
  const isFirst = alone.test(first) && note !== undefined;
  const [caption, value] = isFirst ? [captionIn(second), first] : [captionIn(first), second];
  if (!caption || rest.length || !alone.test(value)) return undefined;
  const text = [first, second, note, more].filter(Boolean).join(' ');
  return { caption, value, text, ...(note === undefined ? {} : { hasNote: true }) };
}

/**
 * Reads a caption and a text. A caption without a colon has an element of its own, since a sentence may end in one.
 * @param isOwn the first text is the part's own
 */
function textOf([first = '', second, ...rest]: readonly string[], isOwn: boolean): Figure | undefined {
  if (rest.length) return undefined;
  const [, caption, value] = (second === undefined ? captionedText.exec(first) : null) ?? [];
  if (caption && value) return { caption: foldText(caption), value, text: first, isText: true };
  const before = captionIn(first);
  const isCaption = before && second && (!isOwn || /[:：]$/.test(first));
  return isCaption ? { caption: before, value: second, text: `${first} ${second}`, isText: true } : undefined;
}

const captionIn = (text: string): string | undefined => (captionAlone.test(text) ? foldText(text) : undefined);

/** Returns the texts of an element in order, one for each element that has a text of its own; undefined for many texts. */
function textsIn(element: Element): { texts: string[]; isOwn: boolean } | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parents: Node[] = [];
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentNode } = walker.currentNode;
    if (!nodeValue?.trim()) continue;
    const isSame = parents.at(-1) === parentNode;
    texts.push(isSame ? texts.pop()! + nodeValue : nodeValue);
    if (!isSame) parents.push(parentNode!);
    if (texts.length > 4) return undefined;
  }
  return { texts: texts.map((text) => text.replace(/\s+/g, ' ').trim()), isOwn: parents[0] === element };
}

/**
 * Finds the figures of a page: the smallest elements that show a caption with its value, outside of controls and records. A
 * caption that appears twice belongs to records, and is left out.
 */
export function figures(root: ParentNode): ShownFigure[] {
  const found = new Map<Element, Figure>();
  for (const element of allIn(root, '*')) {
    const { textContent, childElementCount } = element;
    if (childElementCount > 6 || !textContent || textContent.length > 3 * longest) continue;
    const figure = figureIn(element);
    if (!figure || closest(element, others) || firstIn(element, others) || !usable(element)) continue;
    if (figure.isText && holdsPressed(element)) continue;
    // The innermost element comes last in document order. A note or a value with a number is no figure of its own.
    const around = [...found].filter(([outer]) => contains(outer, element));
    const isPart = ({ hasNote, caption, value }: Figure): boolean =>
      value === figure.text || (hasNote === true && caption !== figure.caption);
    if (around.some(([, outer]) => isPart(outer))) continue;
    for (const [outer] of around) found.delete(outer);
    found.set(element, figure);
  }
  const all = [...found].map(([element, figure]) => ({ ...figure, element }));
  return all.filter(({ caption }) => all.filter((other) => other.caption === caption).length === 1);
}

/** Decides whether a part of an element takes presses on its own: two boxes beside each other are no caption with a value. */
const holdsPressed = (element: Element): boolean => !isPointer(element) && [...allIn(element, '*')].some(isPointer);

/** Reads an element as a figure: its whole text, else its texts. */
function figureIn(element: Element): Figure | undefined {
  const parts = textsIn(element);
  const read = parts && captionedOf(parts.texts, parts.isOwn);
  const hasNumber = /\d/.test(element.textContent ?? '');
  const text = read || hasNumber ? visibleText(element) : '';
  // A text that only some screens show is none of the part's.
  const captioned = read && squashed(read.text) === squashed(text) ? read : undefined;
  if (!hasNumber || (captioned && !captioned.isText)) return captioned;
  return (text.length > longest ? undefined : figureOf(text)) ?? captioned;
}

const squashed = (text: string): string => text.replace(/\s+/g, '');

/** Returns the figures that the page shows for columns, each with the key of its column. */
export function figuresOf(columns: readonly ReadColumn[]): (ShownFigure & { key: string })[] {
  const shown = figures(document);
  return columns.flatMap(({ key, title }) => {
    const figure = shown.find(({ caption }) => caption === title);
    return figure ? [{ ...figure, key }] : [];
  });
}
