import type { Source } from '@webmcp/contract';
import type { DefaultTreeAdapterTypes } from 'parse5';

import type { Prop } from '../../facts/facts.js';
import { attributeValue } from './attribute-value.js';
import { neutralAttribute } from './directive-attributes.js';
import { unknownMark, type ComputedPart } from './markup-piece.js';
import { maskedCode, maskedValue } from './masked-text.js';
import type { InlineHandler, PageElement } from './page-element.js';
import { placeAfter, placeIn } from './text-place.js';

/** A text that is parsed as markup, and the place of its first character. */
export interface MarkupText {
  text: string;
  origin: Source;
  /** The masked parts of the text, if a script computes any. */
  computed?: readonly ComputedPart[];
}

/** Returns the wordings of the masked parts within a range of a text. */
export function wordingsIn(
  { computed = [] }: MarkupText,
  range: { startOffset: number; endOffset: number } | null | undefined,
): ComputedPart['wordings'][] {
  const { startOffset = 0, endOffset = 0 } = range ?? {};
  return computed.filter(({ from }) => from >= startOffset && from < endOffset).map(({ wordings }) => wordings);
}

/** An attribute as written, with its place in the text and in the file. */
interface Attribute {
  name: string;
  value: string;
  written: string;
  at: Source;
}

/**
 * Reads an element's attributes in source order. A handler is returned to be read with the page's scripts; any other
 * attribute becomes a prop of the element.
 */
export function readAttributes(
  node: DefaultTreeAdapterTypes.Element,
  element: PageElement,
  markup: MarkupText,
): InlineHandler[] {
  const handlers: InlineHandler[] = [];
  for (const { name, value } of node.attrs) {
    if (name.includes(unknownMark)) continue;
    const location = node.sourceCodeLocation?.attrs?.[name];
    const at = location === undefined ? { ...element.node.at, column: 1 } : placeIn(location, markup.origin);
    const written = markup.text.slice(location?.startOffset ?? 0, location?.endOffset ?? 0);
    const attribute = { name, value, written, at };
    const parts = handlerName(name);
    if (parts === null) element.node.props.push(attributeProp(name, value, at, wordingsIn(markup, location)));
    else if (!elsewhere.test(parts.modifiers)) handlers.push({ element, ...handlerOf(attribute, parts) });
  }
  return handlers;
}

/**
 * Matches HTML's own handlers, and handlers of Alpine and of Vue without a build: `onclick`, `@click.prevent`,
 * `x-on:click`.
 */
const handlerAttribute = /^(?<from>on(?=[a-z])|@|[xv]-on:)(?<event>[a-z][\w-]*)(?<modifiers>(?:\.[\w-]+)*)$/;
/** Modifiers of handlers for events outside the element. */
const elsewhere = /\.(?:outside|away|window|document)\b/;

interface HandlerName {
  from: string;
  event: string;
  modifiers: string;
}

function handlerName(name: string): HandlerName | null {
  const { from, event, modifiers = '' } = handlerAttribute.exec(name)?.groups ?? {};
  return from === undefined || event === undefined ? null : { from, event, modifiers };
}

function handlerOf({ value, written, at }: Attribute, { from, event }: HandlerName): Omit<InlineHandler, 'element'> {
  const before = /^[^=]*=\s*["']?/.exec(written)?.[0] ?? '';
  // Libraries call a function's bare name, which does nothing in HTML.
  const called = from !== 'on' && /^\s*[\w$.]+\s*$/.test(value) ? `${value}()` : value;
  const code = maskedCode(called);
  return { event, code, codeAt: placeAfter(before, at), at, isHtml: from === 'on' && code === called };
}

/** The attributes whose text is the label of their element. */
const labelling = new Set(['aria-label', 'title']);

/** Returns an attribute as a prop of its element. Masked parts of a label have wordings; other masked parts are unknown. */
export function attributeProp(
  name: string,
  value: string,
  at: Source,
  wordings: readonly ComputedPart['wordings'][] = [],
): Prop {
  const known: Prop['value'] = value.includes(unknownMark)
    ? maskedValue(value, at, labelling.has(name) ? wordings : [])
    : { kind: 'literal', value: attributeValue(name, value), at };
  return { name: neutralAttribute(name), value: known, at };
}
