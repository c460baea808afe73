import type { Fingerprint, Selector, Source } from './map.js';

/** A candidate selector of an element with its number of hits. The runtime's own locate code counts the hits. */
export interface SelectorCandidate {
  selector: Selector;
  /** Hits in the whole document. */
  document: number;
  /** Hits inside each container of the element's chain, by container index. */
  containers: Record<number, number>;
}

export interface PageOption {
  value: string;
  label: string;
}

export interface PageConstraints {
  required?: boolean;
  min?: string;
  max?: string;
  step?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  multiple?: boolean;
  readOnly?: boolean;
  autocomplete?: string;
  inputMode?: string;
}

/** The attributes that may leave the page. Values of fields never leave the page. */
export type PageAttribute =
  | 'id'
  | 'name'
  | 'type'
  | 'href'
  | 'placeholder'
  | 'title'
  | 'alt'
  | 'role'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-pressed'
  | 'method'
  | 'action'
  | 'target'
  | 'formmethod'
  | 'formaction'
  | 'formtarget'
  | 'value'
  | 'toolname';

/** One interactive element as the browser shows it in one state. */
export interface PageElement {
  /** Position in document order; also its identity within the snapshot. */
  index: number;
  tag: string;
  /** Chromium's computed role, or the nearest role that works if Chromium computes no role. */
  role: string;
  /** Chromium's computed accessible name, white space folded, ligature icons dropped. */
  name: string;
  /** Label texts: label elements, aria-labelledby, aria-label; empty for buttons and links. */
  labels: string[];
  /** Texts beside a field without a label that a person reads as its label, likeliest first. */
  beside?: string[];
  /** `value` only for radio, checkbox, submit and button inputs. */
  attributes: Partial<Record<PageAttribute, string>>;
  /** Test-id attributes that are present, in the order of the map's testIdAttributes. */
  testIds: { attribute: string; value: string }[];
  /** The containers around the element, nearest first. */
  chain: number[];
  constraints: PageConstraints;
  /** Options of a select or listbox. */
  options?: PageOption[];
  disabled: boolean;
  /** True if the field shows a value before anybody acts. The value itself never leaves the page. */
  prefilled?: true;
  /** True for a text box without a role in a box with the role of a combobox: a press opens the list of the box. */
  opensList?: true;
  /** True for a button that changes the one number between itself and its opposite by one step. */
  steps?: true;
  /** True for a button or link that contains one other control and no text beside it. A press reaches the inner control. */
  wraps?: true;
  /** True for the header of a column that ARIA or its library marks as one that sorts the rows. */
  sorts?: true;
  candidates: SelectorCandidate[];
  fingerprint: Fingerprint;
  /** The places in the source, innermost first, if the dev server stamped the source. */
  sources?: Source[];
  /** True if the calls that made the element lead to its places, not a stamp. */
  isCalled?: true;
  /** The tag whose attributes arrived on the element, if the dev server stamped the source. */
  carries?: Source;
  /** The app's functions that answer the element's events. */
  handlers?: PageHandler[];
  /** The answer to a press. Absent if the answer is unknown. */
  answers?: PressAnswer;
}

/**
 * The answer to a press of an element. `own`: a function on the element or inside. `around`: a function of an element
 * around. `native`: the browser itself. `none`: nothing, so the element is dead.
 */
export type PressAnswer = 'own' | 'around' | 'native' | 'none';

/** A function of the app that answers an event of an element, by the browser's own record of its place. */
export interface PageHandler {
  /** The event in lower case: `click`. */
  event: string;
  /** The place of the function's parameters, as V8 reports it. */
  at: Source;
  /** Marks a function of an element around, which may serve this element by delegation. */
  isAround?: true;
  /** The selector by which a function of an element around asks for exactly this element. */
  selector?: string;
}

export type ContainerKind = 'form' | 'dialog' | 'menu' | 'group' | 'row' | 'landmark';

/** A container: a box that scopes elements. */
export interface PageContainer {
  index: number;
  kind: ContainerKind;
  tag: string;
  role: string;
  name: string;
  /** The text of the first heading or legend inside that belongs to it. */
  heading?: string;
  attributes: Partial<Record<PageAttribute, string>>;
  testIds: { attribute: string; value: string }[];
  parent: number | null;
  candidates: SelectorCandidate[];
  fingerprint: Fingerprint;
  /** The labels that no file of the app contains. They have the key of a row, and serve only tools of this row. */
  dataLabels?: string[];
  sources?: Source[];
  /** The names under which a form sends values, with every number as `0`. Present only if the markup says how it is sent. */
  sends?: string[];
  /** The row's members. Present only on rows. */
  row?: PageRow;
  /** The app's functions that answer acts on the container, which may serve the elements inside. */
  handlers?: PageHandler[];
}

/** A repeated container. Rows of one `set` have the same parent and the same shape. */
export interface PageRow {
  set: number;
  /** Selectors that locate all rows of the set, best first. */
  rows: Selector[];
  /** Texts that could name the row, best first. */
  keys: PageRowKey[];
}

/** A text that could name a row, with a selector that is unique inside the row. */
export interface PageRowKey {
  selector: Selector;
  text: string;
  /** A button or box that shows the text, or a text that counts something. Absent for any other text. */
  from?: 'control' | 'count';
  /** True if the page shows the text in a list inside the row. Only the source can then make it the row's own. */
  nested?: true;
  /** The stamps between row and text, innermost first. Absent if the dev server stamped no element there. */
  inside?: Source[];
}

/**
 * A frame inside a page with its interactive elements. Indexes and hits count in the frame's own document. The runtime
 * of the outer page does not reach into the frame.
 */
export interface PageFrame {
  /** `same` if the outer page has the same origin. */
  origin: 'same' | 'cross';
  /** The path, with the origin in front if the origin differs. Without query and hash. */
  url: string;
  /** The title, aria-label or name of the frame element. */
  name: string;
  elements: PageElement[];
  containers: PageContainer[];
}

/** A part of a page that shows records: the rows of a table, the items of a list, or the pairs of one record. */
export interface PageRecords {
  kind: 'table' | 'list' | 'pairs';
  /** The name or caption of the part, else the heading before it; empty without one. */
  title: string;
  /** The headings of a table, in order. */
  columns: { title: string; isNumber: boolean }[];
  /** CSS that finds exactly the items inside the part. Absent for pairs. */
  item?: string;
  /** The selectors that find the part, each with its hits. */
  candidates: SelectorCandidate[];
  fingerprint: Fingerprint;
  /** The places in the source of the first item, else of the part, innermost first. */
  sources?: Source[];
  /** The numbers of the row sets inside the part. */
  sets?: number[];
  /** The captions of the items, if each item is one of the page's figures. */
  captions?: string[];
}

/** Every interactive element and container of one settled state. */
export interface PageSnapshot {
  state: string;
  route: string;
  elements: PageElement[];
  containers: PageContainer[];
  /** The records that the main content shows, in document order. */
  records?: PageRecords[];
  /**
   * The figures that the page shows outside of controls and records: the caption of each, and its whole text. A figure
   * whose value is a text and no number has the value too.
   */
  figures?: { caption: string; text: string; value?: string }[];
  /** True if the page shows the marks of a framework that the runtime waits for before it acts. */
  hydrated?: true;
  /** The visible frames. A nested frame follows its outer frame. Absent without frames. */
  frames?: PageFrame[];
  /** The number of functions that answer elements and have no known place in the app's source. */
  untraced?: number;
}
