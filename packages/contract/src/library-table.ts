import type { OverlayKind } from '@webmcp/text';

/** What kind of control a site makes. `custom` is a component tag that only the general rule recognised. */
export type ControlKind =
  | 'text'
  | 'textarea'
  | 'email'
  | 'url'
  | 'tel'
  | 'search'
  | 'password'
  | 'number'
  | 'range'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'month'
  | 'week'
  | 'color'
  | 'file'
  | 'hidden'
  | 'select'
  | 'combobox'
  | 'listbox'
  | 'checkbox'
  | 'switch'
  | 'radio'
  | 'slider'
  | 'spinbutton'
  | 'contenteditable'
  | 'button'
  | 'submit'
  | 'reset'
  | 'link'
  | 'menuitem'
  | 'tab'
  | 'option'
  | 'disclosure'
  | 'custom';

/** What scopes controls in the source. `row` is the body of a loop; `component` an instance of the app's own component; `page` a root. */
export type BoundaryKind = 'form' | OverlayKind | 'group' | 'region' | 'list' | 'row' | 'component' | 'page';

/**
 * What is known about one UI library, as data. Props and slots are named as the library documents them; lookups ignore
 * case and hyphens, so `itemTitle` also finds `item-title`. `children` stands for the element's content.
 */
export interface LibraryTable {
  name: string;
  /** Package name → what is put before an import's name to make a key of `components`. Sub-paths belong to their package. */
  packages: Readonly<Record<string, string>>;
  /** Vue: the prefix of tags that are registered for the whole app and so are not imported, e.g. `V`, `El`, `Q`. */
  globalPrefix?: string;
  /** Tags without an import are only looked up when the app depends on one of the packages. */
  whenPresent?: boolean;
  /** Vue: directives that open the element of the id that they are given as argument, value or modifier: `v-b-modal`. */
  openers?: readonly string[];
  components: Readonly<Record<string, Entry>>;
}

/** What a component is. Attributes that HTML has too (`id`, `name`, `aria-label`, `placeholder`, …) are read without being listed. */
export type Entry =
  | FieldEntry
  | ActionEntry
  | BoundaryEntry
  | ScopeEntry
  | TriggerEntry
  | WrapperEntry
  | LabelEntry
  | OptionEntry
  | PartEntry
  | TextEntry;

/** Where a field's choices come from. */
export interface OptionSource {
  /** Props that hold an array of strings or objects. */
  props?: readonly string[];
  /** Members of such an object that hold the text and the value, and props that name another member. */
  labelKeys?: readonly string[];
  valueKeys?: readonly string[];
  labelKeyProps?: readonly string[];
  valueKeyProps?: readonly string[];
  /** Options are elements inside it. */
  inside?: boolean;
}

export interface FieldEntry {
  is: 'field';
  control: ControlKind;
  /** Roles on the page, likeliest first; the control's usual ones when left out. */
  roles?: readonly string[];
  /** Props that hold an HTML input type. */
  type?: readonly string[];
  /** Props whose presence (or value, or a list without a value) makes it another control. */
  variants?: readonly {
    prop: string;
    equals?: string;
    lacks?: string;
    control: ControlKind;
    roles?: readonly string[];
  }[];
  /** Props and slots that hold the label; `children` for the content. */
  label?: readonly string[];
  options?: OptionSource;
  /** Props that say that a value is needed, where that is not `required`; at the control and the group it may be a mark only. */
  required?: readonly string[];
  /** It takes several values whatever its props say. */
  multiple?: boolean;
  /** Props that hold the inner input's id, where it is not `id`. */
  id?: readonly string[];
  /** Props that hold a radio's value, where it is not `value`. */
  valueProps?: readonly string[];
  /** Props that hold attributes of the inner input, with dots for nested objects: `slotProps.htmlInput`. */
  nested?: readonly string[];
  /** The input and label elements inside it are its own parts (React Aria's TextField). */
  inside?: boolean;
  /** The radios or checkboxes inside are its options. */
  group?: boolean;
  /** Slots that render its own input, whose label and attributes are its own (MUI Autocomplete's `renderInput`). */
  inner?: readonly string[];
  /** With controls inside it is no control itself but wraps them (Formik's Field). */
  unlessChildren?: WrapperEntry;
}

/** Buttons that a component makes by itself. */
export interface ImpliedAction {
  event: string;
  label: readonly string[];
  text: string;
  dismisses?: boolean;
}

export interface ActionEntry {
  is: 'action';
  control: ControlKind;
  roles?: readonly string[];
  /** Props that hold `submit`, `reset` or `button`. */
  type?: readonly string[];
  /** Without a type it submits the form around it. */
  submits?: boolean;
  /** Props with a place to go to; present, it is a link. */
  href?: readonly string[];
  /** Parts of that place that begin with `mark` stand for members of this prop: `to="/orders/$id" params={{ id }}`. */
  parts?: { mark: string; prop: string };
  label?: readonly string[];
  /** Props that hold an icon's name or component. */
  icon?: readonly string[];
  /** Its content is the name of the icon that it draws. */
  picture?: boolean;
  /** Inside a field that takes its options from its content it is one of them. */
  option?: boolean;
  /** Without a handler or a place to go to it is only shown (MUI's Chip). */
  onlyActing?: boolean;
  /** Only its events make it an action: around a dialog or form it is none, and controls inside are no part of its name. */
  byEvents?: boolean;
  /** It only dismisses the dialog, drawer or menu around it. */
  dismisses?: boolean;
  /** It sets the model of the element around it to this prop's value (a tab of `<v-tabs v-model>`). */
  sets?: readonly string[];
  /** Its one child stands for it when this prop is there (`asChild`). */
  asChild?: string;
}

export interface BoundaryEntry {
  is: 'boundary';
  kind: BoundaryKind;
  role?: string;
  /** Props with the state that shows it. */
  open?: readonly string[];
  /** Props and slots with its title. */
  title?: readonly string[];
  /** It is shown while the model of the element around it is this prop's value. */
  shownAs?: readonly string[];
  /** Slots that hold what opens it; they stand outside of it. `children` when it wraps its opener. */
  activator?: readonly string[];
  /** It draws its own opener: a tab, a header. */
  ownTrigger?: { label: readonly string[]; icon?: readonly string[]; control?: ControlKind };
  /** The control that it stands in opens it (Quasar's menu inside a button). */
  openedByParent?: boolean;
  /** Props with an array of actions: `{ label, onClick | command, href | to }`. */
  items?: readonly string[];
  /** The family whose triggers open it; see {@link ScopeEntry}. */
  of?: string;
  /** Trigger and content belong together when this prop is equal (`value` of tabs). */
  pair?: string;
  implied?: readonly ImpliedAction[];
  /** It becomes a boundary only if it has a name or a heading. */
  named?: boolean;
}

/** A root that ties triggers to what they open. `of` is a family's name, equal on scope, triggers and contents. */
export interface ScopeEntry {
  is: 'scope';
  of: string;
  open?: readonly string[];
  /** Without a `pair` the first trigger opens the first content, the second the second (tabs by position). */
  byOrder?: boolean;
  /** Its first child is the trigger, a control or not (React Aria's DialogTrigger, Element's dropdown). */
  firstChild?: boolean;
}

export interface TriggerEntry {
  is: 'trigger';
  of: string;
  control?: ControlKind;
  roles?: readonly string[];
  label?: readonly string[];
  /** Props with a place to go to; present, it is a link. */
  href?: readonly string[];
  /** `always`: the child is the control. Otherwise the prop that says so. */
  asChild?: string;
  pair?: string;
}

/** Gives its label, name and rules to the field inside it. */
export interface WrapperEntry {
  is: 'wrapper';
  label?: readonly string[];
  name?: readonly string[];
  /** Props that become the id of the control inside. */
  id?: readonly string[];
  /** Props that make the field required; `rules` arrays are read too. */
  required?: readonly string[];
  /** Props that it hands on to the control inside. */
  passes?: readonly string[];
  /** It names any control inside it, buttons too, as a hint: a tooltip. */
  tooltip?: boolean;
}

/** A label element. */
export interface LabelEntry {
  is: 'label' | 'legend';
}

export interface OptionEntry {
  is: 'option';
  label?: readonly string[];
  value?: readonly string[];
}

/**
 * Pieces without an own intent. `control`: its attributes belong to the field around it (Radix' Select.Trigger).
 * `value`: holds the placeholder. `table`: its rows show what
 * the `rows` props or slots render; `rows`: the same for a column inside a table. `tabs`: tabs that
 * are given as data.
 */
export interface PartEntry {
  is: 'part';
  part: 'control' | 'value' | 'icon' | 'plain' | 'rows' | 'table' | 'tabs';
  of?: string;
  rows?: readonly string[];
  /** Props with a column's header, which names the fields in it. */
  label?: readonly string[];
  /** Where a table takes its data from. */
  data?: readonly string[];
  /** What a tab that is given as data is; `tab` when left out. */
  control?: ControlKind;
  /** The role of what it opens; `tabpanel` when left out. */
  opens?: string;
}

/** Text: a heading or title names the boundary around it. `text` and `key` are props with a message and its i18n key. */
export interface TextEntry {
  is: 'text';
  heading?: boolean;
  text?: readonly string[];
  key?: readonly string[];
}
