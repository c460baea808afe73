import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';

const foldedNames = new Map<string, string>();

/** Folds a prop's name: no case, no hyphens, and `htmlFor` and `className` as in HTML. */
export function foldName(name: string): string {
  let folded = foldedNames.get(name);
  if (folded === undefined) {
    folded = name.toLowerCase().replaceAll('-', '');
    if (folded === 'htmlfor') folded = 'for';
    else if (folded === 'classname') folded = 'class';
    foldedNames.set(name, folded);
  }
  return folded;
}

/** Returns the prop with the first name that occurs; of several such props the last prop, because later props win. */
export function findProp(props: readonly LinkedProp[], ...names: string[]): LinkedProp | undefined {
  for (const name of names) {
    const wanted = foldName(name);
    for (let at = props.length - 1; at >= 0; at--) {
      const prop = props[at];
      if (prop !== undefined && foldName(prop.name) === wanted) return prop;
    }
  }
  return undefined;
}

/** Returns the value of the prop that {@link findProp} returns. */
export function findValue(props: readonly LinkedProp[], ...names: string[]): LinkedValue | undefined {
  return findProp(props, ...names)?.value;
}

/** Returns a prop's value, or with dots a member of the value: `item.value`. */
export function memberAt(props: readonly LinkedProp[], path: string): LinkedValue | undefined {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<LinkedValue | undefined>((value, key) => member(value, key), findValue(props, first));
}

/** Returns the member of an object value, its own or that of a spread object; undefined if absent or unknown. */
export function member(value: LinkedValue | undefined, key: string): LinkedValue | undefined {
  if (value?.kind !== 'object') return undefined;
  const wanted = foldName(key);
  const own = value.entries.findLast((entry) => foldName(entry.key) === wanted)?.value;
  return own ?? value.spreads.map((spread) => member(spread, key)).findLast((found) => found !== undefined);
}

/** Returns the text of a literal string or number, also of a text that is composed of them: `'/' + item.path`. */
export function literalText(value: LinkedValue | undefined): string | undefined {
  if (value?.kind === 'template') {
    const parts = value.parts.map(literalText);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (value?.kind !== 'literal') return undefined;
  return typeof value.value === 'string' || typeof value.value === 'number' ? String(value.value) : undefined;
}

/** Returns every literal text that a value can be. */
export function literalTexts(value: LinkedValue | undefined): string[] {
  if (value?.kind === 'choice') return value.options.flatMap(literalTexts);
  const text = literalText(value);
  return text === undefined ? [] : [text];
}

/** Returns the literal text of the first of these props with a literal text. */
export function textProp(props: readonly LinkedProp[], ...names: string[]): string | undefined {
  for (const name of names) {
    const text = literalText(findValue(props, name));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Decides whether a boolean attribute is certainly set. */
export function isOn(value: LinkedValue | undefined): boolean {
  return value?.kind === 'literal' && value.value !== false && value.value !== null && value.value !== 'false';
}
