import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { checked } from '../../accessibility/checked.js';
import { invalidFields, openDialogs, shownTexts } from './page-signals.js';

/** The part of the page that a call is about. */
export interface Scene {
  /** The tool's container, its row, or what is nearest around its action; asked again after a re-render. */
  scope(): Element | undefined;
  action?: Element | undefined;
  /** The keys of the tool's row set. */
  rows?(): string[];
  /** Whether the text fields that were set are at their beginnings again: none as it was set, and one at least blank. */
  cleared(): boolean;
  /** The texts that the call set. */
  values: string[];
  /** What a person calls a field, for messages. */
  label(element: Element): string;
  /** Whether the tool only shows something: a dialog that opens is no question then, and what appears anywhere counts. */
  opens: boolean;
}

/** What the page shows of it at one moment. */
export interface Look {
  href: string;
  scope: Element | undefined;
  dialogs: HTMLElement[];
  /** Those of them that the act is in; another one may close only because something else was pressed. */
  around: HTMLElement[];
  texts: Map<Node, string>;
  /** How many controls are in the scope, where nothing was set that an app could refuse: a new row of a form has no text. */
  controls: number | false | undefined;
  invalid: Map<Element, string>;
  rows: string | undefined;
  /** What a tool that only shows something can change: all text but numbers, which clocks and counters change by themselves. */
  page: string;
  /** The pressed element's own state: pressed, expanded, checked; sorted, where it stands in a column's header. */
  state: string | undefined;
}

/** What a person reads in a part of the page. */
export const textOf = (texts: Map<Node, string>): string => [...texts.values()].join('\n');

/** Looks at the page. */
export function look({ scope, action, rows, opens, values }: Scene): Look {
  const at = scope();
  const dialogs = openDialogs();
  return {
    href: location.href,
    scope: at,
    dialogs,
    around: dialogs.filter((dialog) => [action, at].some((each) => each && isDrawnIn(each, dialog))),
    texts: shownTexts(at, action),
    controls: !values.length && at?.querySelectorAll('input,select,textarea,button').length,
    invalid: invalidFields(at ?? document),
    page: opens ? textOf(shownTexts(document.body, action)).replace(/\d+/g, '0') : '',
    rows: rows && JSON.stringify(rows()),
    state:
      action &&
      [
        checked(action),
        action.ariaExpanded,
        action.ariaCurrent,
        action.closest('th,[role=columnheader]')?.ariaSort ?? 'none',
      ].join(),
  };
}
