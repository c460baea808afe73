import { isBareAct, isVerb } from '../words/action-words.js';
import { objectOfAct } from './object-of-act.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names a bare act with its object: "Save" under "Your profile" is `save_profile`. */
export const actWithObject: ToolNameRule = {
  name: 'act-with-object',
  reason: 'A page has many buttons "Save"; the object tells them apart.',
  names: (tool) => {
    const { act, actTitle } = tool;
    // In a row, a verb alone has the row as its object: "Reserve" is `reserve_book`.
    const lacksObject = isBareAct(act) || (tool.candidate.row !== null && isVerb(act));
    const object = lacksObject ? objectOfAct(tool) : '';
    if (object === '') return undefined;
    const name = object === act || object.startsWith(`${act}_`) ? object : `${act}_${object}`;
    return { name, title: name === act ? actTitle : `${actTitle} ${object.replaceAll('_', ' ')}` };
  },
};
