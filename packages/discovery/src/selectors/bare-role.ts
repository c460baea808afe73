import type { Selector } from '@webmcp/contract';

import { searchedText } from './row-text.js';

/** Decides whether a selector searches for a role alone, whatever the name. */
export const isBareRole = (selector: Selector): boolean =>
  selector.strategy === 'role' && searchedText(selector) === null;
