import type { BoundaryKind, ControlKind, Problem, Source } from '@webmcp/contract';

import type { HandlerFacts } from '../../extract/facts/facts.js';
import type { RoutedFile } from '../../routes/pages-in.js';

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

/** A text that names a control or container. */
export interface Label {
  /** The whole text, white space folded; with unknown parts, the known parts joined by a single `…`. */
  text: string;
  /** Known and unknown (`null`) parts, only where something is unknown: `['Cancel order ', null]`. */
  parts?: (string | null)[];
  from: LabelOrigin;
  /** The i18n key that it was resolved from; with other text beside the message, all of it with the key in braces. */
  key?: string;
  /** The languages that word it so; absent for a text of the source's own language, or of none. */
  locales?: string[];
}

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

/** An event and what its handler does, names resolved to the component instance that owns them. */
export interface HandlerEvidence {
  /** `click`, `submit`, `change`, `model`, … */
  event: string;
  /** The handler's own name where it has one: `deleteAccount`. */
  name?: string;
  does: HandlerFacts;
  /** State variables it sets, as `instance:name`, with the literal where there is one. */
  sets: { state: string; value?: string | number | boolean | null }[];
  source: Source;
}

/** A control or an action that the source writes down; one radio group is one intent. */
export interface Intent {
  /** Position in the list of intents; its identity within a run. */
  index: number;
  kind: 'field' | 'action';
  control: ControlKind;
  /** Roles it can have on the page, likeliest first; empty when unknown. */
  roles: string[];
  /** Best first. */
  labels: Label[];
  /** Of a group's first member, where catalogues word it: what the group is found by in other languages. */
  memberLabels?: Label[];
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
  /** The state it is bound to, as `instance:path`: two-way binding, value + onChange, register('email'). */
  binds?: string;
  /** Innermost boundary, or null at the top. */
  boundary: number | null;
  library?: { name: string; component: string };
  /** The form that a `form` attribute ties it to, where it stands outside of it. */
  form?: number;
  /** It only dismisses this boundary: a Cancel or a close button. */
  dismisses?: number;
  /** It sets this state to this literal and does nothing else: one of several option buttons. */
  chooses?: { state: string; value: string | number };
  /** Where the other radios of a group stand, or the same control in the other rows when rows are written out: all sites of each, as in `sites`. */
  alsoAt?: Source[][];
  /** Where the same control leads in the other rows, in the order of {@link alsoAt}; null where that is not known. */
  alsoTo?: (string | null)[];
  /** The site that people would call its place; see `sites`. */
  source: Source;
  /** All sites that made it, innermost (the host element or library tag) first, then the use sites of the app's own components. */
  sites: Source[];
}

/** Something in the source that scopes intents. `row` is the body of a loop; `component` an instance of the app's own component; `page` a root. */
export interface Boundary {
  index: number;
  kind: BoundaryKind;
  parent: number | null;
  /** Its name: aria-label, legend, heading inside, dialog title. */
  labels: Label[];
  name?: string;
  domId?: string;
  testId?: string;
  role?: string;
  /** Form method and action. */
  method?: string;
  action?: string;
  /** It is a tool of the browser's own WebMCP already: `<form toolname tooldescription>`. */
  declares?: { name: string; description?: string };
  handlers: HandlerEvidence[];
  /** The state variable whose truth shows it, as `instance:name`, from `open={…}`, a condition, two-way binding. */
  shownBy?: string;
  /** It is shown while that state has this value; absent means any true one. */
  shownValue?: string | number | boolean;
  /** It is there without a click: the state's first value shows it. */
  shownAtFirst?: true;
  /** Intents that open it, from handlers that set `shownBy`, trigger slots, commandfor, showModal(). */
  openers: number[];
  /** On rows: what is looped over and the parts of the row's text that come from the item. */
  loop?: { over: string; item?: string };
  component?: string;
  library?: { name: string; component: string };
  source: Source;
  sites: Source[];
}

/** Everything the source says, linked. The later stages only ask it. */
export interface AppModel {
  frameworks: string[];
  /** The language of labels that name none, where the app has its texts in catalogues. */
  language?: string;
  intents: Intent[];
  boundaries: Boundary[];
  /** Files whose components are on certain routes only, by the app's router. */
  pages?: RoutedFile[];
  problems: Problem[];
}
