import type { Selector } from '@webmcp/contract';

import { searchedText } from './row-text.js';

/** Decides whether a selector searches for a role alone, whatever the name. */
export const isBareRole = (selector: Selector): boolean =>
  selector.strategy === 'role' && searchedText(selector) === null;

/** Decides whether a selector searches for a role with an empty name: the only such control of a page, with a picture. */
export const isNameless = (selector: Selector): boolean =>
  selector.strategy === 'role' && searchedText(selector) === '';
