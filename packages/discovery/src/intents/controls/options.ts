import type { FieldEntry } from '@webmcp/contract';
import { foldText } from '@webmcp/text';
import type { LinkedValue } from '../../link/model/linked.js';
import { contentReadings } from '../readings/content-readings.js';
import type { IntentOption } from '../model/intent.js';
import { findValue, literalText, member, textProp } from '../values/prop-values.js';
import { labelsOf } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';

const labelKeys = ['label', 'title', 'text', 'name', 'children'];
const valueKeys = ['value', 'id', 'key', 'code'];

/**
 * The choices of a field as far as the source writes them down: option elements inside it, a constant array in a prop,
 * a datalist. Undefined when there are none or when some exist only at run time.
 */
export function optionsOf(
  element: SceneElement,
  entry: FieldEntry,
  byId: (value: LinkedValue) => SceneElement | undefined,
): IntentOption[] | undefined {
  const source = entry.options;
  if (source === undefined) return undefined;
  for (const name of source.props ?? []) {
    const value = findValue(element.props, name);
    if (value === undefined) continue;
    return arrayOptions(
      value,
      [...keyed(element, source.labelKeyProps), ...(source.labelKeys ?? []), ...labelKeys],
      [...keyed(element, source.valueKeyProps), ...(source.valueKeys ?? []), ...valueKeys],
    );
  }
  const list = findValue(element.props, 'list');
  const datalist = list === undefined ? undefined : byId(list);
  if (datalist !== undefined) return elementOptions(datalist);
  return source.inside === true ? elementOptions(element) : undefined;
}

function keyed(element: SceneElement, props: readonly string[] | undefined): string[] {
  return (props ?? []).flatMap((name) => textProp(element.props, name) ?? []);
}

function arrayOptions(
  value: LinkedValue,
  labels: readonly string[],
  values: readonly string[],
): IntentOption[] | undefined {
  if (value.kind !== 'array' || value.items.length === 0) return undefined;
  const found: IntentOption[] = [];
  for (const item of value.items) {
    if (item.kind === 'object') {
      const nested = member(item, 'options') ?? member(item, 'items');
      if (nested?.kind === 'array') {
        const inner = arrayOptions(nested, labels, values);
        if (inner === undefined) return undefined;
        found.push(...inner);
        continue;
      }
      const label = firstText(item, labels);
      const own = firstText(item, values);
      if (label === undefined && own === undefined) return undefined;
      found.push(option(label ?? own ?? '', own));
    } else {
      const text = textOf(item);
      if (text === undefined) return undefined;
      found.push(option(text, text));
    }
  }
  return found;
}

function firstText(item: LinkedValue, keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = member(item, key);
    const text = value === undefined ? undefined : textOf(value);
    if (text !== undefined) return text;
  }
  return undefined;
}

function textOf(value: LinkedValue): string | undefined {
  const [first] = readingsOf(value);
  if (first === undefined || first.parts.includes(null) || first.parts.length === 0) return undefined;
  return foldText(first.parts.join(''));
}

function option(label: string, value: string | undefined): IntentOption {
  return { ...(value === undefined ? {} : { value }), label };
}

/** Whether a node is one of the choices of the field around it. */
export function isOption(node: SceneNode): node is SceneElement {
  if (node.kind !== 'element' || node.entry === null) return false;
  return node.entry.is === 'option' || (node.entry.is === 'action' && node.entry.option === true);
}

function elementOptions(element: SceneElement): IntentOption[] | undefined {
  const found: IntentOption[] = [];
  for (const node of descendants(
    element,
    (one) => one.kind !== 'loop' || one.children.every((child) => !isOption(child)),
  )) {
    if (node.kind === 'loop' && [...descendants(node)].some(isOption)) return undefined;
    if (!isOption(node)) continue;
    const read = optionOf(node);
    if (read === undefined) return undefined;
    // An option without a value and a text is only the place of a placeholder.
    if (read.label !== '' || (read.value !== undefined && read.value !== '')) found.push(read);
  }
  return found.length === 0 ? undefined : found;
}

/** A prop, or with dots a member of one: `item.value`. */
function valueAt(node: SceneElement, path: string): LinkedValue | undefined {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<LinkedValue | undefined>((value, key) => member(value, key), findValue(node.props, first));
}

/** One option element; undefined when its text is only known at run time. */
export function optionOf(node: SceneElement): IntentOption | undefined {
  const entry = node.entry;
  const labelProps = (entry?.is === 'option' || entry?.is === 'action' ? entry.label : undefined) ?? ['children'];
  const valueProps = (entry?.is === 'option' ? entry.value : undefined) ?? ['value', 'id', 'key'];
  const value = valueProps.map((path) => valueAt(node, path)).find((one) => one !== undefined);
  const own = value === undefined ? undefined : literalText(value);
  for (const name of labelProps) {
    const given = name === 'children' ? undefined : findValue(node.props, name);
    if (name !== 'children' && given === undefined) continue;
    const readings = given === undefined ? contentReadings(node.children) : readingsOf(given);
    const [label] = labelsOf(readings, 'content');
    if (label === undefined) continue;
    if (label.parts !== undefined) return undefined;
    return option(label.text, own ?? (value === undefined && node.host ? label.text : undefined));
  }
  if (own !== undefined) return option(own === '' ? '' : own, own);
  return value === undefined && node.host && node.children.length === 0 ? option('', '') : undefined;
}
