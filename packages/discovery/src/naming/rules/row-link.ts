import type { ToolNameRule } from './tool-name-rule.js';

/** Names a link that shows its row's data by its code or its row: `open_contact`. */
export const rowLink: ToolNameRule = {
  name: 'row-link',
  reason: 'The text is the data of one row; the tool is for all rows.',
  names: ({ act, action, rowThing, done, actTitle }) =>
    act === '' && action?.control === 'link' && rowThing !== ''
      ? {
          name: done || `open_${rowThing}`,
          title: actTitle || (done === '' ? `Open ${rowThing.replaceAll('_', ' ')}` : ''),
        }
      : undefined,
};
