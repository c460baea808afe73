import { asciiSlug } from '@webmcp/text';

import type { ToolNameRule } from './tool-name-rule.js';

/** Names the links of a menu, which are one field: `go_to`. A menu of a titled part is `go_to_docs_page`. */
export const menu: ToolNameRule = {
  name: 'menu',
  reason: 'The field of the tool names the page; the verb shows that the tool goes there.',
  names: ({ candidate: { kind, fields }, section }) => {
    if (kind !== 'navigation' || fields.length === 0) return undefined;
    const slug = asciiSlug(section);
    return { name: slug === '' ? 'go_to' : `go_to_${slug}_page`, title: 'Go to a page' };
  },
};
