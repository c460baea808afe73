import type { FieldEntry } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import type { IntentOption } from '../model/intent.js';
import { contentReadings } from '../readings/content-readings.js';
import { labelsOf } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { findValue, literalText, member, memberAt, textProp } from '../values/prop-values.js';

/** The members of an option in data, best first. */
interface OptionKeys {
  labels: readonly string[];
  values: readonly string[];
}

const usualKeys: OptionKeys = {
  labels: ['label', 'title', 'text', 'name', 'children'],
  values: ['value', 'id', 'key', 'code'],
};

/**
 * Returns a field's options: a constant array in a prop, a datalist, or option elements inside. Undefined without
 * options, or if some exist only at run time.
 * @param byId finds a datalist
 */
export function optionsOf(
  element: SceneElement,
  entry: FieldEntry,
  byId: (value: LinkedValue) => SceneElement | undefined,
): IntentOption[] | undefined {
  const { options } = entry;
  if (options === undefined) return undefined;
  const data = firstOf(options.props ?? [], (name) => findValue(element.props, name));
  if (data !== undefined) {
    const keysIn = (props: readonly string[] = []): string[] =>
      props.flatMap((name) => textProp(element.props, name) ?? []);
    return dataOptions(data, {
      labels: [...keysIn(options.labelKeyProps), ...(options.labelKeys ?? []), ...usualKeys.labels],
      values: [...keysIn(options.valueKeyProps), ...(options.valueKeys ?? []), ...usualKeys.values],
    });
  }
  const list = findValue(element.props, 'list');
  const datalist = list === undefined ? undefined : byId(list);
  if (datalist !== undefined) return elementOptions(datalist);
  return options.inside === true ? elementOptions(element) : undefined;
}

// Options in data

/** Returns the options of a list, or of an object with the texts by their values: `{ low: 'Low', high: 'High' }` of FormKit. */
function dataOptions(data: LinkedValue, keys: OptionKeys): IntentOption[] | undefined {
  if (data.kind === 'object') return keyedOptions(data);
  if (data.kind !== 'array' || data.items.length === 0) return undefined;
  const found: IntentOption[] = [];
  for (const item of data.items) {
    const options = itemOptions(item, keys);
    if (options === undefined) return undefined;
    found.push(...options);
  }
  return found;
}

function keyedOptions({ entries, spreads }: Extract<LinkedValue, { kind: 'object' }>): IntentOption[] | undefined {
  const texts = entries.map(({ value }) => (value.kind === 'literal' ? knownText(value) : undefined));
  if (spreads.length > 0 || entries.length === 0 || texts.includes(undefined)) return undefined;
  return entries.map(({ key }, at) => option(texts[at]!, key));
}

/** Returns the option of an item, or all options of a group; undefined if a text is unknown. */
function itemOptions(item: LinkedValue, keys: OptionKeys): IntentOption[] | undefined {
  if (item.kind !== 'object') {
    const text = knownText(item);
    return text === undefined ? undefined : [option(text, text)];
  }
  const group = member(item, 'options') ?? member(item, 'items');
  if (group?.kind === 'array') return dataOptions(group, keys);
  const label = firstOf(keys.labels, (key) => knownText(member(item, key)));
  const value = firstOf(keys.values, (key) => knownText(member(item, key)));
  const text = label ?? value;
  return text === undefined ? undefined : [option(text, value)];
}

function knownText(value: LinkedValue | undefined): string | undefined {
  const [first] = value === undefined ? [] : readingsOf(value);
  if (first === undefined || first.parts.includes(null) || first.parts.length === 0) return undefined;
  return foldText(first.parts.join(''));
}

function option(label: string, value: string | undefined): IntentOption {
  return { ...(value === undefined ? {} : { value }), label };
}

// Option elements

/** Decides whether a node is an option of the field around it. */
export function isOption(node: SceneNode): node is SceneElement {
  const entry = node.kind === 'element' ? node.entry : null;
  return entry?.is === 'option' || (entry?.is === 'action' && entry.option === true);
}

/** Returns the options inside an element. An option without a text and a value only holds the place of a placeholder. */
function elementOptions(element: SceneElement): IntentOption[] | undefined {
  const isDynamic = (node: SceneNode): boolean => node.kind === 'loop' && [...descendants(node)].some(isOption);
  const found: IntentOption[] = [];
  for (const node of descendants(element)) {
    if (isDynamic(node)) return undefined;
    if (!isOption(node)) continue;
    const read = optionOf(node);
    if (read === undefined) return undefined;
    if (read.label !== '' || (read.value ?? '') !== '') found.push(read);
  }
  return found.length === 0 ? undefined : found;
}

/** Returns one option element; undefined if only the run knows its text. */
function optionOf(node: SceneElement): IntentOption | undefined {
  const { value: valueProps = ['value', 'id', 'key'], label: labelProps = ['children'] } = optionEntry(node);
  const value = firstOf(valueProps, (path) => memberAt(node.props, path));
  const known = literalText(value);
  const label = firstOf(labelProps, (name) => optionLabel(node, name));
  if (label?.parts !== undefined) return undefined;
  // A native option without a value has its text as the value.
  const isNativeText = value === undefined && node.host;
  if (label !== undefined) return option(label.text, known ?? (isNativeText ? label.text : undefined));
  if (known !== undefined) return option(known, known);
  return isNativeText && node.children.length === 0 ? option('', '') : undefined;
}

function optionEntry({ entry }: SceneElement): { value?: readonly string[]; label?: readonly string[] } {
  const label = entry?.is === 'option' || entry?.is === 'action' ? entry.label : undefined;
  const value = entry?.is === 'option' ? entry.value : undefined;
  return { ...(label === undefined ? {} : { label }), ...(value === undefined ? {} : { value }) };
}

function optionLabel(node: SceneElement, name: string): ReturnType<typeof labelsOf>[number] | undefined {
  if (name === 'children') return labelsOf(contentReadings(node.children), 'content')[0];
  const given = findValue(node.props, name);
  return given === undefined ? undefined : labelsOf(readingsOf(given), 'content')[0];
}
