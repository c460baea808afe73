import type { Intent } from '../../intents/model/intent.js';
import { isCross } from '../../intents/model/is-cross.js';
import { isRouterCall } from '../../risk/calls/view-calls.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names a control that shows its row's data by its code or its row: `open_contact` of a link, `select_day` of a button. */
export const rowLink: ToolNameRule = {
  name: 'row-link',
  reason: 'The text is the data of one row; the tool is for all rows.',
  names: ({ act, action, rowThing, done, actTitle, opens }) => {
    if (act !== '' || action === undefined || rowThing === '') return undefined;
    const isLink = action.control === 'link';
    if (!isLink && (done !== '' || isMarked(action))) return undefined;
    const [verb, title] =
      isLink || (isRow(action) && (opens || goes(action)))
        ? ['open', 'Open']
        : action.labels.some(({ text }) => isCross(text))
          ? ['remove', 'Remove']
          : ['select', 'Select'];
    return {
      name: done || `${verb}_${rowThing}`,
      title: actTitle || (done === '' ? `${title} ${rowThing.replaceAll('_', ' ')}` : ''),
    };
  },
};

/** Decides whether the row itself is the control. */
const isRow = ({ roles }: Intent): boolean => roles.includes('row');

/** Decides whether a router call goes to the record. */
const goes = ({ handlers }: Intent): boolean =>
  handlers.some(({ does }) => does.calls.some(({ callee }) => isRouterCall(callee)));

/** Decides whether an icon or an attribute names a control. */
const isMarked = ({ labels, testId, name, domId }: Intent): boolean =>
  labels.some(({ from }) => from === 'icon') || [testId, name, domId].some((text) => text !== undefined);
