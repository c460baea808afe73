import { foldText } from '@webmcp/text';

import { soundsDone, soundsRefused } from './tone.js';
import { parentElement } from '../../dom/parents.js';
import { childrenOf, firstIn, matches } from '../../dom/matching.js';

/**
 * Decides whether an item belongs to a list of messages: each item of the list refuses by its words. Servers and apps list
 * the faults of a form so. A list of records has other words, too.
 */
export const isOfMessages = (item: Element): boolean =>
  matches(item, 'li') &&
  childrenOf(parentElement(item)).every((each) => {
    const text = foldText(each.textContent ?? '');
    return soundsRefused(text) && !soundsDone(text) && !firstIn(each, 'a,button,input,select,textarea');
  });
