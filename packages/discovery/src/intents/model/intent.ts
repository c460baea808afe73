import type { BoundaryKind, ControlKind, Problem, Source } from '@webmcp/contract';

import type { HandlerFacts } from '../../extract/facts/facts.js';
import type { QuestionCall } from '../../libraries/questions/question-call.js';
import type { LinkedValue } from '../../link/model/linked.js';
import type { LibraryLocale } from '../../libraries/questions/library-locales.js';
import type { RoutedFile } from '../../routes/pages-in.js';

/** The kind of source text of a label. `page` is a label that only the page showed. */
export type LabelOrigin =
  | 'label'
  | 'wrapping-label'
  | 'aria-label'
  | 'aria-labelledby'
  | 'prop'
  | 'content'
  | 'legend'
  | 'heading'
  | 'placeholder'
  | 'title'
  | 'alt'
  | 'icon'
  | 'near-text'
  | 'page';

/**
 * A text that names a control or container. The rooms of intents make a label in this order: `readings` reads the texts
 * of a value, and `labels` collects the texts of a control from ordered sources. `finish` writes them to the intent.
 * Later, `match` compares labels with the page, and `naming` takes the best text by `labelText`.
 */
export interface Label {
  /** The whole text with white space folded; `…` replaces each unknown part. */
  text: string;
  /** The known parts, and `null` for unknown parts: `['Cancel order ', null]`. Absent if the whole text is known. */
  parts?: (string | null)[];
  from: LabelOrigin;
  /** The i18n key of the text. With other text around the message, the whole text with the key in braces. */
  key?: string;
  /** The languages of the text, by locale. Absent for the app's own language, and for text outside of catalogues. */
  locales?: string[];
}

/** The constraints on a field's value, as HTML names them. */
export interface Constraints {
  required?: boolean;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  multiple?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  autocomplete?: string;
  inputMode?: string;
  accept?: string;
}

export interface IntentOption {
  value?: string;
  label: string;
}

/** A call of a library that opens a question. The rest of the handler runs after the affirmative answer. */
export interface AskedCall {
  entry: QuestionCall;
  callee: readonly string[];
  args: readonly LinkedValue[];
  at: Source;
}

/** An event and the effects of its handler. Names belong to component instances. */
export interface HandlerEvidence {
  /** The event: `click`, `submit`, `change`, `model`, … */
  event: string;
  /** The handler's own name, if any: `deleteAccount`. */
  name?: string;
  does: HandlerFacts;
  /** The state variables that the handler sets, as `instance:name`, with the value if it is a literal. */
  sets: { state: string; value?: string | number | boolean | null }[];
  /** The questions that the handler opens before it acts. */
  asked?: readonly AskedCall[];
  /** The place of the function. */
  source: Source;
  /** The place of the attribute or call that attaches the handler. */
  attached: Source;
}

/** A control or an action in the source. One group of radios is one intent. */
export interface Intent {
  /** The position in the list of intents, and the identity within a run. */
  index: number;
  kind: 'field' | 'action';
  control: ControlKind;
  /** The roles that the control can have on the page, likeliest first; empty for unknown roles. */
  roles: string[];
  /** The labels, best first. */
  labels: Label[];
  /**
   * The labels of a group's first member, if catalogues have them. In other languages the runtime finds the group by
   * these labels.
   */
  memberLabels?: Label[];
  /** The names on the pages that are data. The map may hold none of them. */
  dataTexts?: string[];
  name?: string;
  domId?: string;
  testId?: string;
  placeholder?: string;
  title?: string;
  href?: string;
  /** The literal value attribute of a radio, checkbox or button. */
  value?: string;
  constraints: Constraints;
  options?: IntentOption[];
  handlers: HandlerEvidence[];
  /** True for an action that answers a double click alone. */
  double?: true;
  /** True for a field that only narrows the items beside it: no function of the app listens to it. */
  narrows?: true;
  /** The state that the control shows and changes, as `instance:path`: a two-way binding, `value` with `onChange`, `register('email')`. */
  binds?: string;
  /** The text that the state must equal for a box to be ticked: `done` of `checked={card.column === 'done'}`. */
  tickedAt?: string;
  /**
   * The state that shows the field, in the form of {@link binds}. Without a value, any true value shows the field. Of an
   * action, the number of entries that shows it: `selected.length`.
   */
  shownIf?: { state: string; value?: string | number | boolean };
  /** The innermost boundary; null at the top. */
  boundary: number | null;
  library?: { name: string; component: string };
  /** The form that the attribute `form` names, for a control outside of it. */
  form?: number;
  /** True if an attribute alone opens a boundary (`popovertarget`, `data-bs-toggle`), so that no code of the app is needed. */
  opensByAttribute?: true;
  /** True for a box that only shows a value: a press of the control around it sets the value. */
  onlyShows?: true;
  /** The boundary that the control only closes: a Cancel or a close button. */
  dismisses?: number;
  /** The field of which the action is one suggestion: a press puts its text into the field and keeps the record. */
  suggestedBy?: number;
  /** The states that a press of such a suggestion sets beside the field's own. A typed text alone sets none of them. */
  suggests?: readonly string[];
  /** The state and the literal that the control sets, without any other effect: one of several option buttons. */
  chooses?: { state: string; value: string | number };
  /**
   * The items of a list of fields, which the stage *lists* makes: the boundary of one item, its fields, and the control that
   * takes the item away. The control's own elements are the button that adds an item.
   */
  itemList?: { row: number; fields: readonly number[]; remove?: number };
  /** The one data attribute of a button, which its handler may read: `kind` and `food` of `data-kind="food"`. */
  datum?: { name: string; value: string };
  /** The name of the act that the markup carries for a shared listener: `data-action="change-status"`. */
  actName?: string;
  /**
   * The sites of a group's other members, or of the same control in other rows that are written out. Each entry has the
   * form of `sites`.
   */
  alsoAt?: Source[][];
  /** The sites of the component that draws the control, if that is not the control's own tag: the tabs around a pane. */
  drawnAt?: Source[];
  /**
   * The addresses of the same control in the other rows, in the order of {@link alsoAt}; null for unknown addresses.
   */
  alsoTo?: (string | null)[];
  /** Marks a control that only the pages show. No control of the source was paired with it. */
  restsOn?: 'page';
  /** True if functions of the app answer the control and none of them can be read. Its effect is not known. */
  unread?: true;
  /** Marks the "PIN code" of an address, which is a postal code. */
  isPostal?: true;
  /** The site among `sites` that a developer would name. {@link noPlace} for a control of a page without a known site. */
  source: Source;
  /** All sites of the control: the host element or library tag first, then the use sites of the app's components, outwards. */
  sites: Source[];
}

/**
 * A part of the source that scopes intents. A `row` is the body of a loop. A `component` is an instance of one of the
 * app's own components, and a `page` is a root.
 */
export interface Boundary {
  index: number;
  kind: BoundaryKind;
  parent: number | null;
  /** The labels, best first: aria-label, legend, dialog title, heading inside. */
  labels: Label[];
  name?: string;
  domId?: string;
  testId?: string;
  role?: string;
  /** The method of a form. */
  method?: string;
  /** The action of a form. */
  action?: string;
  /** The tool that a form declares to the browser's own WebMCP: `<form toolname tooldescription>`. */
  declares?: { name: string; description?: string };
  handlers: HandlerEvidence[];
  /** The state that shows the boundary, as `instance:name`, from `open={…}`, a condition or a two-way binding. */
  shownBy?: string;
  /** The value of the state at which the boundary is shown. Absent if any true value does. */
  shownValue?: string | number | boolean;
  /** The values of the state at which the boundary is not shown. Any other value shows it. */
  shownNot?: readonly (string | number)[];
  /** The values of the state at which the boundary is shown, if there are several. */
  shownOneOf?: readonly (string | number)[];
  /** The first value of the state shows the boundary, so it is visible without a click. */
  shownAtFirst?: true;
  /** The intents that open the boundary: by the state in `shownBy`, a trigger slot, `commandfor`, `showModal()`. */
  openers: number[];
  /** The controls of rows that fill the fields of a form which is always there: "Edit" of a record. */
  filledBy?: number[];
  /**
   * The list that a row's loop iterates, and the name of its item. `isWritten` marks an object that the source writes out.
   * `outside` counts the last of `sites`: the components around the loop.
   */
  loop?: { over: string; item?: string; isWritten?: true; outside?: number };
  /** The places of the elements that loops inside a row repeat. Their texts name no row. */
  repeats?: Source[];
  component?: string;
  library?: { name: string; component: string };
  source: Source;
  sites: Source[];
}

/** The rows of a loop without a control: the items of a list that people only read. */
export type ReadRows = Pick<Boundary, 'loop' | 'source' | 'sites'>;

/** The app's controls and boundaries, as the source defines them. All later stages read only this model. */
export interface AppModel {
  frameworks: string[];
  /** The language of labels without a locale, if the app has catalogues. */
  language?: string;
  intents: Intent[];
  boundaries: Boundary[];
  /** The loops without a control. They scope no intent, and name the records that they draw. */
  readRows?: readonly ReadRows[];
  /** Files whose components the app's router renders only on certain routes. */
  pages?: RoutedFile[];
  /** The texts of libraries in a language that the app imports. */
  locales?: readonly LibraryLocale[];
  problems: Problem[];
}
