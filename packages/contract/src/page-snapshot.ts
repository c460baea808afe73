import type { Fingerprint, Selector, Source } from './map.js';

/** A selector that could find an element, with how often it hits in the page, counted by the runtime's own locate code. */
export interface Candidate {
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

/** Attributes that may leave the page; values typed into fields never do. */
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
  | 'method'
  | 'action'
  | 'value'
  | 'toolname';

/** One interactive element as the browser shows it in one state. */
export interface PageElement {
  /** Position in document order; also its identity within the snapshot. */
  index: number;
  tag: string;
  /** Chromium's computed role, or the nearest working word where there is none. */
  role: string;
  /** Chromium's computed accessible name, white space folded, ligature icons dropped. */
  name: string;
  /** Label texts: label elements, aria-labelledby, aria-label; empty for buttons and links. */
  labels: string[];
  /** Texts that a person reads as the label of a field that has none, likeliest first; absent where there are none. */
  beside?: string[];
  /** `value` only for radio, checkbox, submit and button inputs. */
  attributes: Partial<Record<PageAttribute, string>>;
  /** Test-id attributes that are present, in the order of the map's testIdAttributes. */
  testIds: { attribute: string; value: string }[];
  /** Containers around it, nearest first. */
  chain: number[];
  constraints: PageConstraints;
  /** Options of a select or listbox. */
  options?: PageOption[];
  disabled: boolean;
  candidates: Candidate[];
  fingerprint: Fingerprint;
  /** Where it was written, innermost first, when the dev server stamped the source. */
  sources?: Source[];
  /** The tag whose attributes were seen to arrive on it, when the dev server stamped the source. */
  carries?: Source;
}

export type ContainerKind = 'form' | 'dialog' | 'menu' | 'group' | 'row' | 'landmark';

/** Something around elements that scopes them. */
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
  candidates: Candidate[];
  fingerprint: Fingerprint;
  sources?: Source[];
  /** Only on rows. */
  row?: PageRow;
}

/** A repeated container. Rows of one `set` stand for the same thing (same parent, same shape). */
export interface PageRow {
  set: number;
  /** Selectors that locate all rows of the set, best first. */
  rows: Selector[];
  /** Texts in the row that could name it, each with a selector that is unique inside the row, best first. */
  keys: { selector: Selector; text: string }[];
}

/**
 * A frame inside a page, with what can be acted on in it. Indexes, candidates and their counts are those of the frame's own
 * document: the runtime of the page around it does not reach into it.
 */
export interface PageFrame {
  /** Whether the page around it shares its origin. */
  origin: 'same' | 'cross';
  /** Its path, and before it the origin where that is another; no query, no hash. */
  url: string;
  /** What its element says of itself: title, aria-label or name. */
  name: string;
  elements: PageElement[];
  containers: PageContainer[];
}

/** Every interactive element and container of one settled state. */
export interface PageSnapshot {
  state: string;
  route: string;
  elements: PageElement[];
  containers: PageContainer[];
  /** Frames that are shown, frames in frames after the frame that holds them; absent where there are none. */
  frames?: PageFrame[];
}
