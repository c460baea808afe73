import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { MagicString } from 'magic-string';

import type { Framework } from '../../frameworks/framework.js';
import { frameworkOf } from '../../frameworks/framework-of.js';
import { frameworks } from '../../frameworks/frameworks.js';

/**
 * The kind of stamp for component tags: an attribute, which arrives on the element if the component hands it on; or a
 * call aside, for components that fail on an unknown attribute (Headless UI's components around a fragment).
 */
export type ComponentStamps = 'attribute' | 'aside';

/**
 * Adds `data-webmcp-source="file:line:column"` to the tags of hosts and components. The place is the place of the tag's
 * `<`, as the extractors record the place. Skips fragments, built-ins that render nothing, templates, slots, scripts,
 * styles, and tags with the attribute. Lines stay as they are.
 * @param file the path that the attribute shows
 * @param components the stamp of component tags if the framework has a stamp aside; other tags get the attribute
 * @returns the new text with a source map; null if the text needs no attribute, does not parse, or is not read as markup
 */
export function stamp(
  source: string,
  file: string,
  components: ComponentStamps = 'attribute',
  list: readonly Framework[] = frameworks,
): { code: string; map?: unknown } | null {
  const { tags, aside, isUnread } = frameworkOf(file, list);
  if (isUnread === true) return null;
  const places = tags(source, file).filter(({ attributes }) => !attributes.includes(stampAttribute));
  if (places.length === 0) return null;
  const text = new MagicString(source);
  const shown = file.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  let hasAside = false;
  for (const { offset, line, column, host, element } of places) {
    if (components === 'aside' && aside !== undefined && !host && element !== undefined) {
      const [open, close] = element.isInMarkup ? ['{', '}'] : ['', ''];
      text.appendRight(element.start, `${open}${aside.open}`);
      text.appendLeft(element.end, `${aside.close(`${file}:${line}:${column}`)}${close}`);
      hasAside = true;
    } else text.appendLeft(offset, ` ${stampAttribute}="${shown}:${line}:${column}"`);
  }
  if (aside !== undefined && hasAside) text.append(aside.declaration);
  return { code: text.toString(), map: text.generateMap({ hires: true, source: file, includeContent: true }) };
}
