import { asciiSlug } from '@webmcp/text';

import type { ToolNameRule } from './tool-name-rule.js';

/** Names a read by its section's title, else by its component: `read_open_orders`. */
export const read: ToolNameRule = {
  name: 'read',
  reason: 'A read has no action; the title over the list names its content.',
  names: ({ candidate, section, container }) =>
    candidate.kind === 'read'
      ? { name: `read_${asciiSlug(section) || asciiSlug(container?.component ?? '') || 'page'}`, title: section }
      : undefined,
};
