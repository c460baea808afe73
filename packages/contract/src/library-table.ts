import { overlayKinds } from '@webmcp/text';

/** The kinds of controls. `custom` is a component that only the general rule recognised. */
export const controlKinds = [
  'text',
  'textarea',
  'email',
  'url',
  'tel',
  'search',
  'password',
  'number',
  'range',
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'color',
  'file',
  'hidden',
  'select',
  'combobox',
  'listbox',
  'checkbox',
  'switch',
  'radio',
  'slider',
  'spinbutton',
  'contenteditable',
  'button',
  'submit',
  'reset',
  'link',
  'menuitem',
  'tab',
  'option',
  'disclosure',
  'custom',
] as const;

export type ControlKind = (typeof controlKinds)[number];

/**
 * The kinds of boundaries around controls in the source. `row` is the body of a loop, `component` an instance of the app's
 * own component, `page` a root.
 */
export const boundaryKinds = ['form', ...overlayKinds, 'group', 'region', 'list', 'row', 'component', 'page'] as const;

export type BoundaryKind = (typeof boundaryKinds)[number];

/**
 * The components of one UI library, as data. Props and slots are named as the library documents them; lookups ignore case
 * and hyphens, so `itemTitle` also finds `item-title`. `children` is the element's content.
 */
export interface LibraryTable {
  name: string;
  /** Package name → prefix of an import's name in the keys of `components`. Sub-paths belong to their package. */
  packages: Readonly<Record<string, string>>;
  /** Vue: the prefix of tags that are registered for the whole app and need no import: `V`, `El`, `Q`. */
  globalPrefix?: string;
  /** Looks up tags without an import only if the app depends on one of the packages. */
  whenPresent?: boolean;
  /** Vue: directives that open the element with the id in their argument, value or modifier: `v-b-modal`. */
  openers?: readonly string[];
  /** Component name, with dots for members (`Menu.Item`) → the meaning of its tag. */
  components: Readonly<Record<string, Entry>>;
}

/** The meaning of a component's tag. Attributes of HTML (`id`, `name`, `aria-label`, …) are read without being listed. */
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

/** The places from which a field's choices come. */
export interface OptionSource {
  /** Props that hold an array of strings or objects. */
  props?: readonly string[];
  /** Members of such an object with the text and the value; props that name another member. */
  labelKeys?: readonly string[];
  valueKeys?: readonly string[];
  labelKeyProps?: readonly string[];
  valueKeyProps?: readonly string[];
  /** Options are elements inside the field. */
  inside?: boolean;
}

/** A component that holds a value. */
export interface FieldEntry {
  is: 'field';
  control: ControlKind;
  /** Roles on the page, likeliest first; without them the control's usual roles. */
  roles?: readonly string[];
  /** Props that hold an HTML input type. */
  type?: readonly string[];
  /** Props whose presence, value, or list without a value makes the field another control. */
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
  /** Props that require a value, if `required` does not. At the control and the group the prop may be a mark only. */
  required?: readonly string[];
  /** The field takes several values with any props. */
  multiple?: boolean;
  /** The library narrows the items beside the field by its text. The field has no other effect if the app does not listen. */
  narrows?: true;
  /** Props with the inner input's id, if `id` is another element's. */
  id?: readonly string[];
  /** Props with a radio's value, if that is not `value`. */
  valueProps?: readonly string[];
  /** Props with attributes of the inner input; dots go into objects: `slotProps.htmlInput`. */
  nested?: readonly string[];
  /** The input and label elements inside are the field's own parts (React Aria's TextField). */
  inside?: boolean;
  /** The radios or checkboxes inside are the field's options. */
  group?: boolean;
  /** Slots that render the field's own input with its label and attributes (MUI Autocomplete's `renderInput`). */
  inner?: readonly string[];
  /** The component's meaning if it has controls inside: it wraps them (Formik's Field). */
  unlessChildren?: WrapperEntry;
  /** The component's meaning for types that make no field of it: FormKit's `type="form"`. */
  kinds?: Readonly<Record<string, ActionEntry | BoundaryEntry | PartEntry>>;
}

/** A button that a component renders by itself. */
export interface ImpliedAction {
  event: string;
  label: readonly string[];
  text: string;
  dismisses?: boolean;
}

/** A component that acts: a button, a link, an item of a menu. */
export interface ActionEntry {
  is: 'action';
  control: ControlKind;
  roles?: readonly string[];
  /** Props that hold `submit`, `reset` or `button`. */
  type?: readonly string[];
  /** Makes a button without a type submit the form around the button. */
  submits?: boolean;
  /** Props with an address; with one of them the action is a link. */
  href?: readonly string[];
  /** Props with an address, only inside of a component with another prop: `<el-menu router>`. */
  routes?: { props: readonly string[]; inside: string; when: string };
  /** Parts of the address that begin with `mark` are members of this prop: `to="/orders/$id" params={{ id }}`. */
  parts?: { mark: string; prop: string };
  label?: readonly string[];
  /** Props that hold an icon's name or component. */
  icon?: readonly string[];
  /** The content is the name of the icon that the component draws. */
  picture?: boolean;
  /** The component is an option inside a field with options in its content. */
  option?: boolean;
  /** The component is only shown if it has no handler and no address (MUI's Chip). */
  onlyActing?: boolean;
  /**
   * Only events make the component an action. A component around a dialog or form is no action. Its name leaves out the
   * controls inside.
   */
  byEvents?: boolean;
  /** The action only dismisses the dialog, drawer or menu around it. */
  dismisses?: boolean;
  /** Props whose value the action sets the model of the element around it to (a tab of `<v-tabs v-model>`). */
  sets?: readonly string[];
  /** The only components whose model the action sets: a button in `VBtnToggle`. In another one it sets nothing. */
  setsIn?: readonly string[];
  /** Props with an array of further actions. A second button of the component opens them as a menu. */
  more?: readonly string[];
  /** `always`, or the prop that renders the one child in place of the component (`asChild`). */
  asChild?: string;
}

/** A component that scopes the controls inside: a form, a dialog, a menu. */
export interface BoundaryEntry {
  is: 'boundary';
  kind: BoundaryKind;
  role?: string;
  /** Props with the state that shows the boundary. */
  open?: readonly string[];
  /** Props and slots with the title. */
  title?: readonly string[];
  /** Props whose value shows the boundary while the model of the element around it is equal. */
  shownAs?: readonly string[];
  /** Slots with the opener, which are outside of the boundary. `children` if the component wraps its opener. */
  activator?: readonly string[];
  /** Slots with the content. Only if one of them is there, the opener is in `activator`; else all is content. */
  content?: readonly string[];
  /** The opener that the component draws itself: a tab, a header. */
  ownTrigger?: {
    label: readonly string[];
    icon?: readonly string[];
    control?: ControlKind;
    /** Props whose value a press sets the model of the element around to. */
    sets?: readonly string[];
  };
  /** The control around the component opens it (Quasar's menu inside a button). */
  openedByParent?: boolean;
  /** Props with an array of actions: `{ label, onClick | command, href | to }`. */
  items?: readonly string[];
  /** The family whose triggers open the boundary; see {@link ScopeEntry}. */
  of?: string;
  /** The prop that is equal on a trigger and its content (`value` of tabs). */
  pair?: string;
  /** Buttons that the component renders by itself. */
  implied?: readonly ImpliedAction[];
  /** The component is a boundary only with a name or a heading. */
  named?: boolean;
}

/** A root that ties triggers to their contents. `of` is a family's name, equal on scope, triggers and contents. */
export interface ScopeEntry {
  is: 'scope';
  of: string;
  open?: readonly string[];
  /** True if each trigger without a pair opens the content of the same position (tabs). */
  byOrder?: boolean;
  /** The first child is the trigger, a control or not (React Aria's DialogTrigger, Element's dropdown). */
  firstChild?: boolean;
}

/** A component that opens the content of its family. */
export interface TriggerEntry {
  is: 'trigger';
  of: string;
  control?: ControlKind;
  roles?: readonly string[];
  label?: readonly string[];
  /** Props with an address; with one of them the action is a link. */
  href?: readonly string[];
  /** `always`, or the prop with which the child is the control. */
  asChild?: string;
  pair?: string;
}

/** A component that labels and names the field inside, and holds its rules. */
export interface WrapperEntry {
  is: 'wrapper';
  label?: readonly string[];
  name?: readonly string[];
  /** Props that become the id of the control inside. */
  id?: readonly string[];
  /** Props that make the field required; `rules` arrays are read too. */
  required?: readonly string[];
  /** Props that the component passes on to the control inside. */
  passes?: readonly string[];
  /** The component names any control inside, buttons too, by a hint: a tooltip. */
  tooltip?: boolean;
}

/** A label element. */
export interface LabelEntry {
  is: 'label' | 'legend';
}

/** A choice of the field around. */
export interface OptionEntry {
  is: 'option';
  label?: readonly string[];
  value?: readonly string[];
}

/**
 * A piece without an intent of its own. `control`: its attributes belong to the field around (Radix' Select.Trigger).
 * `value`: contains the placeholder. `table`: its `rows` props or slots render each row; `rows`: the same for a column
 * inside a table. `tabs`: renders tabs from data. A `*` in a slot's name stands for a column's key: `slot:*-cell`.
 */
export interface PartEntry {
  is: 'part';
  part: 'control' | 'value' | 'icon' | 'plain' | 'rows' | 'table' | 'tabs';
  of?: string;
  rows?: readonly string[];
  /** Props with a column's header, which names the fields in it. */
  label?: readonly string[];
  /** Props with the data of a table or of tabs. */
  data?: readonly string[];
  /** Props with the function that a press on a row runs: `onRowClick`. */
  press?: readonly string[];
  /** The kind of a tab from data; `tab` when left out. */
  control?: ControlKind;
  /** The role of a tab's content; `tabpanel` when left out. */
  opens?: string;
}

/** Text: a heading or title names the boundary around it. `text` and `key` are props with a message and its i18n key. */
export interface TextEntry {
  is: 'text';
  heading?: boolean;
  text?: readonly string[];
  key?: readonly string[];
}
