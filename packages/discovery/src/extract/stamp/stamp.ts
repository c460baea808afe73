import { MagicString } from 'magic-string';

import { stampAttribute } from './tag-place.js';
import { tagsOf } from './tags-of.js';

/**
 * Adds `data-webmcp-source="file:line:column"` to the tags of hosts and components in a .tsx, .jsx, .js, .vue or .html source,
 * the position being that of the tag's `<`, as the extractors give it. Fragments, built-ins that render nothing of their
 * own, templates, slots, scripts and styles are left alone, and so is a tag that has the attribute. Lines stay as they are.
 * @param file the path that the attribute shows
 * @returns the new text with a source map, or null where there is nothing to add or the source does not parse
 */
export function stamp(source: string, file: string): { code: string; map?: unknown } | null {
  const places = tagsOf(source, file).filter(({ attributes }) => !attributes.includes(stampAttribute));
  if (places.length === 0) return null;
  const text = new MagicString(source);
  const shown = file.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  for (const { offset, line, column } of places) {
    text.appendLeft(offset, ` ${stampAttribute}="${shown}:${line}:${column}"`);
  }
  return { code: text.toString(), map: text.generateMap({ hires: true, source: file, includeContent: true }) };
}
