import { asciiSlug } from '@webmcp/text';

import type { ToolNameRule } from './tool-name-rule.js';

/** Names a link without letters by its address: `go_to_orders`. */
export const wordlessLink: ToolNameRule = {
  name: 'wordless-link',
  reason: 'Of a link without a text the source shows only the address.',
  names: ({ candidate, act, action, actTitle }) =>
    candidate.kind === 'navigation' && act === ''
      ? { name: `go_to_${asciiSlug(action?.href ?? '') || 'page'}`, title: actTitle }
      : undefined,
};
