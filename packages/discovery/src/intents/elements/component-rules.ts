import type { ActionEntry, BoundaryEntry, Entry, FieldEntry, WrapperEntry } from '@webmcp/contract';

import type { LinkedProp } from '../../link/model/linked.js';
import { firstFit, type Rule } from '../model/rule.js';
import { actsOnEvents } from '../values/act-events.js';
import { findProp, findValue, literalTexts, textProp } from '../values/prop-values.js';
import {
  actionWords,
  containerName,
  fieldWords,
  iconPackage,
  noticeName,
  overlayWords,
  wordOf,
  type ActionWord,
  type FieldWord,
} from './component-words.js';
import { controlOfType } from './input-types.js';

const openProps = [
  'open',
  'isOpen',
  'opened',
  'show',
  'visible',
  'isVisible',
  'two-way',
  'two-way:open',
  'two-way:visible',
  'two-way:show',
  'modelValue',
];
const valueProps = ['value', 'checked', 'selected', 'modelValue', 'two-way', 'defaultValue', 'defaultChecked'];
const changeEvents = ['onChange', 'onInput', 'onValueChange', 'onCheckedChange', 'onUpdate:modelValue', 'onSelect'];
const linkProps = ['href', 'to'];

/** A component tag that no library table knows. */
export interface UnknownComponent {
  /** The last part of the tag's path: `Trigger` of `Dialog.Trigger`. */
  name: string;
  props: readonly LinkedProp[];
  /** The package that the component was imported from. */
  from: string | undefined;
  /** Decides whether the element has one of these props. */
  has(names: readonly string[]): boolean;
  /** Decides whether the element reacts to a click or a similar event. */
  acts: boolean;
  /** The element has a link prop. */
  isLink: boolean;
}

/** Prepares a component tag for the rules. */
export function unknownComponent(
  name: string,
  props: readonly LinkedProp[],
  from: string | undefined,
): UnknownComponent {
  const has = (names: readonly string[]): boolean => names.some((one) => findProp(props, one) !== undefined);
  return { name, props, from, has, acts: actsOnEvents(props), isLink: has(linkProps) };
}

/** Returns the action word in a component's name. The anchor of a panel is a position, and no link. */
function actionWord({ name, isLink, acts }: UnknownComponent): ActionWord | undefined {
  if (name.endsWith('Anchor') && !isLink && !acts) return undefined;
  return wordOf(actionWords, name);
}

function holdsValue({ has }: UnknownComponent): boolean {
  return has(['checked', 'modelValue', 'two-way']) || (has(valueProps) && has(changeEvents));
}

/** Decides whether a component has a label and takes part in a form. */
function isLabelledInForm({ has }: UnknownComponent): boolean {
  return has(['label', 'placeholder']) && has(['name', 'id', 'rules', 'required']);
}

/** Decides whether a call's result is spread over a component: `{...register('email')}`. */
function spreadsCall({ props }: UnknownComponent): boolean {
  return props.some((prop) => prop.name === '...' && prop.value.kind === 'call');
}

const fieldMarks = ['name', 'label', 'placeholder', 'id', 'rows', 'inputId'];

function overlayEntry(component: UnknownComponent): BoundaryEntry {
  return {
    is: 'boundary',
    kind: wordOf(overlayWords, component.name)?.kind ?? 'dialog',
    open: openProps,
    title: ['title', 'header', 'heading', 'label', 'slot:title', 'slot:header'],
    activator: ['slot:activator', 'trigger'],
  };
}

function namedActionEntry(component: UnknownComponent): ActionEntry {
  const { control = 'button', roles = [] } = actionWord(component) ?? {};
  return {
    is: 'action',
    control: component.isLink ? 'link' : control,
    roles: component.isLink ? ['link', ...roles.filter((role) => role !== 'link')] : roles,
    label: ['children', 'label', 'text', 'title', 'name', 'caption'],
    icon: ['icon', 'leftIcon', 'startIcon', 'iconName'],
    href: linkProps,
    type: ['type', 'htmlType', 'nativeType'],
  };
}

/** The controls of an input type that are no fields. */
const noFields = new Set(['submit', 'reset', 'button', 'hidden']);

/** Returns a field's entry by the word in its name. The `type` of a text field decides its control. */
function fieldEntry({ name, props }: UnknownComponent, word: FieldWord | undefined): FieldEntry {
  const roles = word?.roles ?? [];
  const [role] = roles;
  const isText = role === undefined || role === 'textbox';
  const typed = isText ? controlOfType(literalTexts(findValue(props, 'type'))) : undefined;
  const control = typed ?? (/password/i.test(name) ? 'password' : 'custom');
  const isTicked = role === 'checkbox' || role === 'radio' || role === 'switch';
  return {
    is: 'field',
    control: noFields.has(control) ? 'custom' : control,
    ...(typed === undefined && roles.length > 0 ? { roles } : {}),
    label: ['label', 'labelText', 'floatingLabelText', ...(isTicked ? ['children'] : [])],
    options: {
      props: ['options', 'items', 'data', 'choices'],
      labelKeyProps: ['optionLabel', 'itemTitle', 'itemText', 'labelKey'],
      valueKeyProps: ['optionValue', 'itemValue', 'valueKey'],
      inside: true,
    },
    ...(role === 'radiogroup' ? { group: true } : {}),
  };
}

/** Returns the entry of a component that acts on a click. Its content is its label. */
export function actingEntry({ isLink }: UnknownComponent): ActionEntry {
  return {
    is: 'action',
    control: isLink ? 'link' : 'custom',
    byEvents: true,
    ...(isLink ? { roles: ['link'] } : {}),
    label: ['label', 'text', 'title', 'children'],
    icon: ['icon'],
    href: linkProps,
  };
}

const labelledBox: WrapperEntry = {
  is: 'wrapper',
  label: ['label', 'legend'],
  name: ['name', 'prop'],
  required: ['required', 'isRequired'],
};

/**
 * The rules for a component that no table knows. The use decides: a value or a change event makes a field; a click or a
 * link makes an action. The last words of the name decide the kind.
 */
export const componentRules: readonly Rule<UnknownComponent, Entry | null>[] = [
  {
    name: 'icon package',
    reason: 'A package of icons only draws pictures.',
    fits: ({ from }) => from !== undefined && iconPackage.test(from),
    gives: () => ({ is: 'part', part: 'icon' }),
  },
  {
    name: 'overlay',
    reason: 'A dialog, drawer, menu or popover has a prop that opens it.',
    fits: ({ name, has }) => wordOf(overlayWords, name) !== undefined && has(openProps),
    gives: overlayEntry,
  },
  {
    name: 'form',
    reason: 'A form has a submit event.',
    fits: ({ name, has }) => name.endsWith('Form') && has(['onSubmit', 'onFinish']),
    gives: () => ({ is: 'boundary', kind: 'form' }),
  },
  {
    name: 'container or notice',
    reason: 'The controls are inside; the value is a visible part or the visibility.',
    fits: ({ name, acts }) => (containerName.test(name) || noticeName.test(name)) && !acts,
    gives: () => null,
  },
  {
    name: 'named action',
    reason: 'A name such as `SaveButton` is an action, unless only a value changes.',
    fits: (component) =>
      actionWord(component) !== undefined && (component.acts || component.isLink || !component.has(changeEvents)),
    gives: namedActionEntry,
  },
  {
    name: 'named field',
    reason: 'A name such as `AmountInput` is a field where one prop is that of a field.',
    fits: (component) =>
      wordOf(fieldWords, component.name) !== undefined &&
      (holdsValue(component) ||
        component.has(valueProps) ||
        component.has(changeEvents) ||
        spreadsCall(component) ||
        component.has(fieldMarks)),
    gives: (component) => fieldEntry(component, wordOf(fieldWords, component.name)),
  },
  {
    name: 'used as a field',
    reason: 'A component with another name is a field where it holds a value, or has a label in a form.',
    fits: (component) =>
      wordOf(fieldWords, component.name) === undefined &&
      (holdsValue(component) || (isLabelledInForm(component) && !component.acts)),
    gives: (component) => fieldEntry(component, undefined),
  },
  {
    name: 'acts on events',
    reason: 'A click handler or a link with a known target makes an action.',
    fits: ({ acts, isLink, props }) => acts || (isLink && textProp(props, 'to', 'href') !== undefined),
    gives: actingEntry,
  },
  {
    name: 'labelled box',
    reason: 'A label without a value belongs to the control inside.',
    fits: ({ has }) => has(['label', 'legend']),
    gives: () => labelledBox,
  },
];

/**
 * Classifies a component that no table knows, by its use and its name.
 * @param path the parts of the tag, in pascal case
 * @param from the package that the component was imported from
 */
export function componentEntry(
  path: readonly string[],
  props: readonly LinkedProp[],
  from: string | undefined,
): Entry | null {
  return firstFit(componentRules, unknownComponent(path.at(-1) ?? '', props, from)) ?? null;
}
