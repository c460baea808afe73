import { asciiSlug } from '@webmcp/text';

import { isEmptyAct } from '../words/action-words.js';
import { objectOfAct } from './object-of-act.js';
import { isNextStep } from './is-next-step.js';
import type { ToolNameRule } from './tool-name-rule.js';

/**
 * Names a button with only a word of agreement by its section, else by its handler: "Contact us" with "Submit" is
 * `contact_us`.
 */
export const sectionAct: ToolNameRule = {
  name: 'section-act',
  reason: 'The button only agrees; the title names the act.',
  names: (tool) => {
    const { act, section, handler, actTitle } = tool;
    if (!isEmptyAct(act) || isNextStep(tool)) return undefined;
    const name = asciiSlug(section) || asciiSlug(handler) || act;
    if (name === act) return { name, title: actTitle };
    const object = objectOfAct(tool);
    const withObject = object === '' ? actTitle : `${actTitle} ${object.replaceAll('_', ' ')}`;
    return { name, title: section === '' ? withObject : section };
  },
};
