import { isVisit } from '../words/action-words.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names a link by its text if the text already has a verb of going: "View cart" is `view_cart`. */
export const visitingLink: ToolNameRule = {
  name: 'visiting-link',
  reason: '"Go to view cart" would be said twice.',
  names: ({ candidate, act, actTitle }) =>
    candidate.kind === 'navigation' && isVisit(act) ? { name: act, title: actTitle } : undefined,
};
