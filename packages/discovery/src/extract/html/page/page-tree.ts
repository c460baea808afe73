import type { Source } from '@webmcp/contract';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import type { Prop, TemplateNode, Value } from '../../facts/facts.js';
import { attributeValue } from './attribute-value.js';
import { type MarkupPiece, unknownMark } from './markup-piece.js';
import { neutralAttribute } from './directive-attributes.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;
type Parsed = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** A page's nodes, and what stands in it for looking things up. */
export interface PageTree {
  root: TemplateNode[];
  elements: PageElement[];
  scripts: PageScript[];
  /** Inline handlers still to be read; a library's need not be plain JavaScript. */
  inline: { element: PageElement; event: string; code: string; codeAt: Source; at: Source; isHtml: boolean }[];
}

/** An element with its surroundings, in document order. */
export interface PageElement {
  node: ElementNode;
  tag: string;
  attributes: ReadonlyMap<string, string>;
  parent: PageElement | null;
}

/** A script element: its code with its place, or the address that it loads. */
export interface PageScript {
  code: string;
  src: string | null;
  type: string;
  at: Source;
}

/** HTML's own handlers, and those of Alpine and of Vue on a page without a build: `onclick`, `@click.prevent`, `x-on:click`. */
const handlerAttribute = /^(?<from>on(?=[a-z])|@|[xv]-on:)(?<event>[a-z][\w-]*)(?<modifiers>(?:\.[\w-]+)*)$/;
/** Modifiers for what happens elsewhere than on the element. */
const elsewhere = /\.(?:outside|away|window|document)\b/;

const unread = new Set(['style', 'link', 'meta', 'noscript', 'base']);

/**
 * Reads a whole document, or a fragment where the text has no html, head or body tag. Tags that the parser adds by itself
 * leave only their contents.
 */
export function readPage(file: string, text: string): PageTree {
  const options = { sourceCodeLocationInfo: true };
  const parsed = isWholeDocument(text) ? parse(text, options) : parseFragment(text, options);
  const page: PageTree = { root: [], elements: [], scripts: [], inline: [] };
  page.root = readNodes(parsed.childNodes, null, page, { file, line: 1, column: 1 }, text);
  return page;
}

/**
 * Adds what a script draws to a page's nodes: once, or for each of a list.
 * @param at where the piece begins
 * @param home what it is put into, where that is known
 */
export function addPiece(page: PageTree, piece: MarkupPiece, at: Source, home: PageElement | null): void {
  const { text, inside, each } = piece;
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  const around = inside === null ? home : wrapped(inside, page, at, home);
  const nodes = readNodes(childNodes, around, page, at, text);
  if (around !== null && around !== home) around.node.children = nodes;
  const body = around === null || around === home ? nodes : [around.node];
  const into = home === null ? page.root : home.node.children;
  if (each === null) into.push(...body);
  else {
    const over: Value = { kind: 'reference', path: each.over.length === 0 ? ['items'] : each.over, at };
    into.push({ kind: 'loop', over, ...(each.item === undefined ? {} : { item: each.item }), body, at });
  }
}

function wrapped(tag: string, page: PageTree, at: Source, parent: PageElement | null): PageElement {
  const node: ElementNode = { kind: 'element', tag: { kind: 'host', name: tag }, props: [], children: [], at };
  const element: PageElement = { node, tag, attributes: new Map(), parent };
  page.elements.push(element);
  return element;
}

/** Whether a text is to be read as a whole document: it has a doctype, or an html, head or body tag. */
export function isWholeDocument(text: string): boolean {
  return /<(?:!doctype|html|head|body)[\s>/]/i.test(text);
}

function readNodes(
  nodes: readonly Parsed[],
  parent: PageElement | null,
  page: PageTree,
  origin: Source,
  text: string,
): TemplateNode[] {
  return nodes.flatMap((node): TemplateNode[] => {
    if ('value' in node && node.nodeName === '#text') return readText(node, origin);
    if (!('tagName' in node)) return [];
    if (node.tagName === 'script') {
      readScript(node, page, origin);
      return [];
    }
    if (unread.has(node.tagName)) return [];
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    const location = node.sourceCodeLocation;
    if (!location) return readNodes(children, parent, page, origin, text);
    const at = placeOf(location, origin);
    const element: ElementNode = {
      kind: 'element',
      tag: { kind: 'host', name: node.tagName },
      props: [],
      children: [],
      at,
    };
    const attributes = new Map(node.attrs.flatMap(({ name, value }) => knownAttribute(name, value)));
    const entry: PageElement = { node: element, tag: node.tagName, attributes, parent };
    page.elements.push(entry);
    readAttributes(node, entry, page, origin, text);
    element.children = readNodes(children, entry, page, origin, text);
    const loop = loopOf(entry, element.children);
    return [loop ?? element];
  });
}

/** Alpine's `<template x-for="item in items">`: its content once for each. */
function loopOf({ tag, attributes, node }: PageElement, body: TemplateNode[]): TemplateNode | null {
  const written = tag === 'template' ? attributes.get('x-for') : undefined;
  const [, item, over] = /^\s*\(?\s*([\w$]+)[^)]*?\)?\s+(?:in|of)\s+([\w$.]+)/.exec(written ?? '') ?? [];
  if (item === undefined || over === undefined) return null;
  return { kind: 'loop', over: { kind: 'reference', path: over.split('.'), at: node.at }, item, body, at: node.at };
}

/** White space is folded as it is shown, except where it counts; what only separates lines of tags is left out. */
function readText(node: DefaultTreeAdapterTypes.TextNode, origin: Source): TemplateNode[] {
  const location = node.sourceCodeLocation;
  const { value } = node;
  if (value.trim() === '' && (value.includes('\n') || value === '')) return [];
  const space = value.trim() === '' ? '' : (/^\s*/.exec(value)?.[0] ?? '');
  const at = placeAfter(space, placeOf(location, origin));
  const parent = node.parentNode;
  const counts = parent !== null && 'tagName' in parent && (parent.tagName === 'pre' || parent.tagName === 'textarea');
  const text = counts ? value : value.replace(/[ \t\n\f\r]+/g, ' ');
  return [{ kind: 'text', value: valueOf(text, at), at }];
}

function readAttributes(node: ParsedElement, element: PageElement, page: PageTree, origin: Source, text: string): void {
  for (const { name, value } of node.attrs) {
    const location = node.sourceCodeLocation?.attrs?.[name];
    const at = location === undefined ? { ...element.node.at, column: 1 } : placeOf(location, origin);
    if (name.includes(unknownMark)) continue;
    const { from, event, modifiers } = handlerAttribute.exec(name)?.groups ?? {};
    if (from !== undefined && event !== undefined) {
      if (modifiers !== undefined && elsewhere.test(modifiers)) continue;
      const written = text.slice(location?.startOffset ?? 0, location?.endOffset ?? 0);
      const before = /^[^=]*=\s*["']?/.exec(written)?.[0] ?? '';
      // A function's bare name is called by the libraries and does nothing in HTML.
      const called = from !== 'on' && /^\s*[\w$.]+\s*$/.test(value) ? `${value}()` : value;
      const code = called.replace(
        unknownRun,
        (run) => `null${run.replaceAll(unknownMark, '').padStart(run.length - 4)}`,
      );
      page.inline.push({
        element,
        event,
        code,
        codeAt: placeAfter(before, at),
        at,
        isHtml: from === 'on' && code === called,
      });
    } else {
      const known = value.includes(unknownMark) ? valueOf(value, at) : undefined;
      const prop: Prop = {
        name: neutralAttribute(name),
        value: known ?? { kind: 'literal', value: attributeValue(name, value), at },
        at,
      };
      element.node.props.push(prop);
    }
  }
}

/** What is computed, over several lines too. */
const unknownRun = new RegExp(`${unknownMark}(?:[${unknownMark}\\n]*${unknownMark})?`, 'g');

/** A text as it is written, or what is known of it. */
function valueOf(text: string, at: Source): Value {
  if (!text.includes(unknownMark)) return { kind: 'literal', value: text, at };
  const parts = text.split(new RegExp(`(${unknownRun.source})`)).filter((part) => part !== '');
  return {
    kind: 'template',
    parts: parts.map((part) =>
      part.startsWith(unknownMark) ? { kind: 'unknown', at } : { kind: 'literal', value: part, at },
    ),
    at,
  };
}

/** An attribute that elements are looked up by; one that names a single element and is not known finds none. */
function knownAttribute(name: string, value: string): [string, string][] {
  if (!value.includes(unknownMark)) return [[name, value]];
  return name === 'id' || name === 'name' ? [] : [[name, value.replace(unknownRun, '')]];
}

/** Where in the file something of a text stands that begins at `origin`. */
function placeOf(location: { startLine: number; startCol: number } | null | undefined, origin: Source): Source {
  const { startLine: line, startCol: column } = location ?? { startLine: 1, startCol: 1 };
  return {
    file: origin.file,
    line: origin.line + line - 1,
    column: line === 1 ? origin.column + column - 1 : column,
  };
}

export function placeAfter(before: string, at: Source): Source {
  const lines = before.split('\n');
  const last = lines.at(-1) ?? '';
  return lines.length === 1
    ? { ...at, column: at.column + last.length }
    : { ...at, line: at.line + lines.length - 1, column: last.length + 1 };
}

function readScript(node: ParsedElement, page: PageTree, origin: Source): void {
  const attribute = (name: string): string | null => node.attrs.find((attr) => attr.name === name)?.value ?? null;
  const [content] = node.childNodes;
  const location = content?.sourceCodeLocation;
  page.scripts.push({
    code: content !== undefined && 'value' in content ? content.value : '',
    src: attribute('src'),
    type: (attribute('type') ?? '').trim().toLowerCase(),
    at: placeOf(location, origin),
  });
}
