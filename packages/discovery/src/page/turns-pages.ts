import type { PageElement } from '@webmcp/contract';
import { foldText, phrases, wholeText } from '@webmcp/text';

const words = wholeText(phrases('pageTurning'));

/** Decides whether a text is the whole name of a button that turns the pages of a list. A library writes such a text. */
export const namesPager = (text: string): boolean => words.test(foldText(text));

/** Decides whether an element turns the pages of a list, by its role and its words. It only changes the view. */
export const turnsPages = ({ role, name }: Pick<PageElement, 'role' | 'name'>): boolean =>
  (role === 'button' || role === 'link') && namesPager(name);
