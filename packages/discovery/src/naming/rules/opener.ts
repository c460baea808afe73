import { isVerb, isBareAct } from '../words/action-words.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names a button without a verb that opens a part of the page: "Activity" is `open_activity`. */
export const opener: ToolNameRule = {
  name: 'opener',
  reason: 'The text names the part; the verb shows that the part opens.',
  names: ({ act, actTitle, opens }) => {
    const [first = ''] = act.split('_');
    if (!opens || isVerb(first) || isBareAct(first)) return undefined;
    return { name: `open_${act}`, title: actTitle };
  },
};
