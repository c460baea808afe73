import { asciiSlug } from '@webmcp/text';

import { isEmptyAct, isVerb } from '../words/action-words.js';
import { objectOfAct } from './object-of-act.js';
import { isNextStep } from './is-next-step.js';
import type { ToolNameRule } from './tool-name-rule.js';

/** Names the answer to a question of a row by the act that asks, else by the code: "Yes" behind "Delete" is `delete_song`. */
export const answeredAct: ToolNameRule = {
  name: 'answered-act',
  reason: 'A section that names no act is a place. The button before, or the code, has the act.',
  names: (tool) => {
    const { act, candidate, section, asked, done, fields } = tool;
    const isPlace = !isVerb(firstWord(asciiSlug(section)));
    if (candidate.row === null || fields.length > 0 || !isEmptyAct(act) || !isPlace || isNextStep(tool))
      return undefined;
    const meant = [asciiSlug(asked), done].find((slug) => isVerb(firstWord(slug))) ?? '';
    if (meant === '') return undefined;
    const object = meant.includes('_') ? '' : objectOfAct({ ...tool, act: meant });
    return { name: object === '' ? meant : `${meant}_${object}`, title: '' };
  },
};

const firstWord = (slug: string): string => slug.split('_')[0] ?? '';
