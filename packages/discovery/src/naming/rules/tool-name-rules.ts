import { answeredAct } from './answered-act.js';
import { act } from './act.js';
import { behindAct } from './behind-act.js';
import { actWithObject } from './act-with-object.js';
import { linkToPlace } from './link-to-place.js';
import { menu } from './menu.js';
import { next } from './next.js';
import { opener } from './opener.js';
import { read } from './read.js';
import { rowLink } from './row-link.js';
import { sectionAct } from './section-act.js';
import { setFields } from './set-fields.js';
import { sortBy } from './sort-by.js';
import type { ToolNameRule } from './tool-name-rule.js';
import { titleAct } from './title-act.js';
import { visitingLink } from './visiting-link.js';
import { wordlessAction } from './wordless-action.js';
import { wordlessLink } from './wordless-link.js';

/**
 * The rules that name tools. The first rule that fits decides. A tool of the earlier map keeps its name (name-tools.ts), so
 * a changed rule shows only on new tools.
 */
export const toolNameRules: readonly ToolNameRule[] = [
  // A sorting header, before the link rules: some headers are links. `sort_by_price`
  sortBy,
  // The links of a menu as one field. `go_to`
  menu,
  // Links: without a text; with a verb of going, "View cart" is `view_cart`; any other, "Orders" is `go_to_orders`.
  wordlessLink,
  visitingLink,
  linkToPlace,
  // Reads. `read_orders`
  read,
  // A link whose text is the data of its row: `open_order`.
  rowLink,
  // Fields without an action. `set_filters`
  setFields,
  // An action without a text in ASCII letters, such as "削除": its icon or its handler names the tool, `delete_note`.
  wordlessAction,
  // The answer to a question in a row: "Yes" behind "Delete" is `delete_song`.
  answeredAct,
  // Fields that a button showed in the page: "confirm" behind "add note" is `add_note`.
  behindAct,
  // An empty act such as "Submit" takes its section: `contact_us`.
  sectionAct,
  // "Next" in one of several steps: its section names the step that is left, so the name is `next`. Only in a step without fields.
  next,
  // A title that names the act over a button that only saves or sends: `move_appointment`.
  titleAct,
  // An act with its object: "Cancel" in a row of orders is `cancel_order`, "Save" in "Your profile" is `save_profile`.
  actWithObject,
  // A text without a verb on a button that opens a part: `open_activity`.
  opener,
  // Any other act, by its own text. Fits every tool.
  act,
];
