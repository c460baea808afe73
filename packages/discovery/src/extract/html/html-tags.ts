import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { isWholeDocument } from './page/page-tree.js';
import type { TagPlace } from '../facts/tag-place.js';

/** Tags that show nothing to act on. */
const unmarked = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'script',
  'style',
  'template',
  'slot',
  'noscript',
]);

/** Returns the opening tags of an HTML page or fragment that an attribute can be written on, in document order. */
export function htmlTags(source: string): TagPlace[] {
  const start = source.startsWith('\uFEFF') ? 1 : 0;
  const text = source.slice(start);
  const options = { sourceCodeLocationInfo: true };
  const root = isWholeDocument(text) ? parse(text, options) : parseFragment(text, options);
  const places = new Map<number, TagPlace>();
  const open: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('tagName' in node) {
      const place = placeOf(node, text, start);
      if (place !== null) places.set(place.start, place);
    }
    if ('content' in node) open.push(node.content);
    else if ('childNodes' in node) open.push(...node.childNodes);
  }
  return [...places.values()].sort((a, b) => a.start - b.start);
}

function placeOf(element: DefaultTreeAdapterTypes.Element, text: string, start: number): TagPlace | null {
  const location = element.sourceCodeLocation?.startTag;
  if (!location || unmarked.has(element.tagName)) return null;
  const name = /^<([^\s/>]+)/.exec(text.slice(location.startOffset, location.endOffset))?.[1];
  if (name === undefined || name.toLowerCase() !== element.tagName.toLowerCase()) return null;
  const nameEnd = start + location.startOffset + 1 + name.length;
  return {
    line: location.startLine,
    column: location.startCol,
    name,
    host: true,
    start: start + location.startOffset,
    end: start + location.endOffset,
    nameEnd,
    offset: nameEnd,
    attributes: element.attrs.map((attribute) => attribute.name),
  };
}
