import { asciiSlug } from '@webmcp/text';

import type { ToolNameRule } from './tool-name-rule.js';

/** Names a link without letters by its address: `go_to_orders`. */
export const wordlessLink: ToolNameRule = {
  name: 'wordless-link',
  reason: 'The address is all that the source says of a link without a text.',
  names: ({ candidate, act, action, actTitle }) =>
    candidate.kind === 'navigation' && act === ''
      ? { name: `go_to_${asciiSlug(action?.href ?? '') || 'page'}`, title: actTitle }
      : undefined,
};
