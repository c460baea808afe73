import type { Source } from '@webmcp/contract';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import type { TemplateNode, Value } from '../../facts/facts.js';
import type { MarkupPiece } from './markup-piece.js';
import { knownAttribute, maskedValue, shortMasked } from './masked-text.js';
import { readAttributes, wordingsIn, type MarkupText } from './page-attributes.js';
import { addElement, type PageElement, type PageScript, type PageTree } from './page-element.js';
import { placeAfter, placeIn } from './text-place.js';

type Parsed = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** Elements that show nothing and hold nothing to act on. */
const unread = new Set(['style', 'link', 'meta', 'noscript', 'base']);

/**
 * Reads a whole document, or a fragment if the text has no html, head or body tag. Tags that the parser adds by itself
 * leave only their contents.
 */
export function readPage(file: string, text: string): PageTree {
  const options = { sourceCodeLocationInfo: true };
  const parsed = isWholeDocument(text) ? parse(text, options) : parseFragment(text, options);
  const page: PageTree = { root: [], elements: [], top: [], scripts: [], inline: [] };
  const markup = { text, origin: { file, line: 1, column: 1 } };
  page.root = readNodes(parsed.childNodes, null, page, markup);
  return page;
}

/**
 * Adds markup that a script draws to a page: once, or for each item of a list.
 * @param at the place of the piece's first character
 * @param home the element that receives the piece, or null if it is not known
 */
export function addPiece(page: PageTree, piece: MarkupPiece, at: Source, home: PageElement | null): void {
  const { text, inside, each, computed, madeAt } = piece;
  const { childNodes } = parseFragment(text, { sourceCodeLocationInfo: true });
  const created = inside === null ? null : createdElement(inside, page, { ...at, ...madeAt }, home);
  const nodes = readNodes(childNodes, created ?? home, page, { text, origin: at, computed });
  if (created !== null) created.node.children = nodes;
  const body = created === null ? nodes : [created.node];
  const into = home === null ? page.root : home.node.children;
  if (each === null) into.push(...body);
  else {
    const over: Value = { kind: 'reference', path: each.over.length === 0 ? ['items'] : each.over, at };
    into.push({ kind: 'loop', over, ...(each.item === undefined ? {} : { item: each.item }), body, at });
  }
}

function createdElement(tag: string, page: PageTree, at: Source, parent: PageElement | null): PageElement {
  const node: PageElement['node'] = { kind: 'element', tag: { kind: 'host', name: tag }, props: [], children: [], at };
  return addElement(page, { node, tag, attributes: new Map(), parent });
}

/** Decides whether a text is a whole document: it has a doctype, or an html, head or body tag. */
export function isWholeDocument(text: string): boolean {
  return /<(?:!doctype|html|head|body)[\s>/]/i.test(text);
}

function readNodes(
  nodes: readonly Parsed[],
  parent: PageElement | null,
  page: PageTree,
  markup: MarkupText,
): TemplateNode[] {
  return nodes.flatMap((node): TemplateNode[] => {
    if ('value' in node && node.nodeName === '#text') return readText(node, markup);
    if (!('tagName' in node) || unread.has(node.tagName)) return [];
    if (node.tagName === 'script') {
      page.scripts.push(scriptOf(node, markup.origin));
      return [];
    }
    const children = 'content' in node ? node.content.childNodes : node.childNodes;
    // The parser added this tag by itself.
    if (!node.sourceCodeLocation) return readNodes(children, parent, page, markup);
    const element = elementOf(node, parent, page, markup.origin);
    page.inline.push(...readAttributes(node, element, markup));
    element.node.children = readNodes(children, element, page, markup);
    return [loopOf(element, element.node.children) ?? element.node];
  });
}

function elementOf(node: ParsedElement, parent: PageElement | null, page: PageTree, origin: Source): PageElement {
  const at = placeIn(node.sourceCodeLocation, origin);
  const tag = node.tagName;
  return addElement(page, {
    node: { kind: 'element', tag: { kind: 'host', name: tag }, props: [], children: [], at },
    tag,
    attributes: new Map(node.attrs.flatMap(({ name, value }) => knownAttribute(name, value))),
    parent,
  });
}

/** Reads Alpine's `<template x-for="item in items">` as a loop of its content. */
function loopOf({ tag, attributes, node }: PageElement, body: TemplateNode[]): TemplateNode | null {
  const written = tag === 'template' ? attributes.get('x-for') : undefined;
  const [, item, over] = /^\s*\(?\s*([\w$]+)[^)]*?\)?\s+(?:in|of)\s+([\w$.]+)/.exec(written ?? '') ?? [];
  if (item === undefined || over === undefined) return null;
  return { kind: 'loop', over: { kind: 'reference', path: over.split('.'), at: node.at }, item, body, at: node.at };
}

/** Folds white space as browsers show it, and leaves out white space that only separates tags. */
function readText(node: DefaultTreeAdapterTypes.TextNode, markup: MarkupText): TemplateNode[] {
  const { parentNode: parent, sourceCodeLocation: location } = node;
  const value = shortMasked(node.value);
  if (value.trim() === '' && (value.includes('\n') || value === '')) return [];
  const space = value.trim() === '' ? '' : (/^\s*/.exec(value)?.[0] ?? '');
  const at = placeAfter(space, placeIn(location, markup.origin));
  const counts = parent !== null && 'tagName' in parent && (parent.tagName === 'pre' || parent.tagName === 'textarea');
  const text = counts ? value : value.replace(/[ \t\n\f\r]+/g, ' ');
  return [{ kind: 'text', value: maskedValue(text, at, wordingsIn(markup, location)), at }];
}

function scriptOf(node: ParsedElement, origin: Source): PageScript {
  const attribute = (name: string): string | null => node.attrs.find((attr) => attr.name === name)?.value ?? null;
  const [content] = node.childNodes;
  return {
    code: content !== undefined && 'value' in content ? content.value : '',
    src: attribute('src'),
    type: (attribute('type') ?? '').trim().toLowerCase(),
    at: placeIn(content?.sourceCodeLocation, origin),
  };
}
