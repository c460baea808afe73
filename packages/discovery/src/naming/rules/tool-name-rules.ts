import { act } from './act.js';
import { actWithObject } from './act-with-object.js';
import { linkToPlace } from './link-to-place.js';
import { next } from './next.js';
import { read } from './read.js';
import { rowLink } from './row-link.js';
import { sectionAct } from './section-act.js';
import { setFields } from './set-fields.js';
import { sortBy } from './sort-by.js';
import type { ToolNameRule } from './tool-name-rule.js';
import { visitingLink } from './visiting-link.js';
import { wordlessAction } from './wordless-action.js';
import { wordlessLink } from './wordless-link.js';

/**
 * The rules that name tools; the first that fits decides. A sorting header comes first, because some are links. Links and
 * reads have rules of their own. Then tools without words, then acts from the emptiest to the fullest.
 */
export const toolNameRules: readonly ToolNameRule[] = [
  sortBy,
  wordlessLink,
  visitingLink,
  linkToPlace,
  read,
  rowLink,
  setFields,
  wordlessAction,
  sectionAct,
  next,
  actWithObject,
  act,
];
