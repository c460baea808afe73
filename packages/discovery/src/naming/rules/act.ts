import type { ToolNameRule } from './tool-name-rule.js';

/** Names an action by its text: "Mark as read" is `mark_as_read`. */
export const act: ToolNameRule = {
  name: 'act',
  reason: 'A text with an object names the whole act.',
  names: ({ act: name, actTitle }) => ({ name, title: actTitle }),
};
