import type { ToolNameRule } from './tool-name-rule.js';

/** Names a link by the place in its text: "Orders" is `go_to_orders`. */
export const linkToPlace: ToolNameRule = {
  name: 'link-to-place',
  reason: "A link's text names a place; the verb shows that the tool goes there.",
  names: ({ candidate, act, actTitle }) =>
    candidate.kind === 'navigation' ? { name: `go_to_${act}`, title: actTitle } : undefined,
};
