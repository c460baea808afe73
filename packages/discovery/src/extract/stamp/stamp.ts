import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { MagicString } from 'magic-string';

import { tagsOf } from './tags-of.js';

/**
 * How the tags of JSX components are stamped: by an attribute, which arrives on the element where the component hands it on;
 * or aside, in a map of the page's, for components that fail on an attribute they do not know (Headless UI's do where they
 * render a fragment).
 */
export type ComponentStamps = 'attribute' | 'aside';

/**
 * Adds `data-webmcp-source="file:line:column"` to the tags of hosts and components in a .tsx, .jsx, .js, .vue or .html source,
 * the position being that of the tag's `<`, as the extractors give it. Fragments, built-ins that render nothing of their
 * own, templates, slots, scripts and styles are left alone, and so is a tag that has the attribute. Lines stay as they are.
 * @param file the path that the attribute shows
 * @param components how JSX components are stamped; hosts, and all of Vue and HTML, always by the attribute
 * @returns the new text with a source map, or null where there is nothing to add or the source does not parse
 */
export function stamp(
  source: string,
  file: string,
  components: ComponentStamps = 'attribute',
): { code: string; map?: unknown } | null {
  const places = tagsOf(source, file).filter(({ attributes }) => !attributes.includes(stampAttribute));
  if (places.length === 0) return null;
  const text = new MagicString(source);
  const shown = file.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  let hasAside = false;
  for (const { offset, line, column, host, element } of places) {
    if (components === 'aside' && !host && element !== undefined) {
      const [open, close] = element.isInMarkup ? ['{', '}'] : ['', ''];
      text.appendRight(element.start, `${open}__webmcpAside(`);
      text.appendLeft(element.end, `, ${JSON.stringify(`${file}:${line}:${column}`)})${close}`);
      hasAside = true;
    } else text.appendLeft(offset, ` ${stampAttribute}="${shown}:${line}:${column}"`);
  }
  if (hasAside) text.append(aside);
  return { code: text.toString(), map: text.generateMap({ hires: true, source: file, includeContent: true }) };
}

/**
 * Keeps the place of an element of React's beside what of it lasts: its props, and what a clone takes over as well (the
 * stack of React 19.1 and later, the source of React up to 18). A declaration, so that it is there above its line.
 */
const aside = `;function __webmcpAside(element, source) {
  const places = (globalThis.__webmcpSources ??= new WeakMap());
  for (const part of [element?._debugStack, element?._source, element?.props])
    if (typeof part === 'object' && part !== null) places.set(part, source);
  return element;
}`.replaceAll('\n', ' ');
