import { foldText } from '@webmcp/text';

import { soundsDone, soundsRefused } from './tone.js';

/**
 * Decides whether an item belongs to a list of messages: each item of the list refuses by its words. Servers and apps list
 * the faults of a form so. A list of records has other words, too.
 */
export const isOfMessages = (item: Element): boolean =>
  item.matches('li') &&
  [...(item.parentElement?.children ?? [])].every((each) => {
    const text = foldText(each.textContent ?? '');
    return soundsRefused(text) && !soundsDone(text) && !each.querySelector('a,button,input,select,textarea');
  });
