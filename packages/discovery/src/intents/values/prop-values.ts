import type { Source } from '@webmcp/contract';

import type { LinkedProp, LinkedValue } from '../../link/model/linked.js';

const folded = new Map<string, string>();

/** A prop's name without case and hyphens; `htmlFor` and `className` as HTML names them. */
export function foldName(name: string): string {
  let found = folded.get(name);
  if (found === undefined) {
    found = name.toLowerCase().replaceAll('-', '');
    if (found === 'htmlfor') found = 'for';
    else if (found === 'classname') found = 'class';
    folded.set(name, found);
  }
  return found;
}

/** The last prop with one of the names, the first name that is there winning. */
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

export function findValue(props: readonly LinkedProp[], ...names: string[]): LinkedValue | undefined {
  return findProp(props, ...names)?.value;
}

/** The text of a literal string or number. */
export function literalText(value: LinkedValue | undefined): string | undefined {
  if (value?.kind !== 'literal') return undefined;
  return typeof value.value === 'string' || typeof value.value === 'number' ? String(value.value) : undefined;
}

/** The literal text of the first of these props that has one. */
export function textProp(props: readonly LinkedProp[], ...names: string[]): string | undefined {
  for (const name of names) {
    const text = literalText(findValue(props, name));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** Every literal text that a value can be. */
export function literalTexts(value: LinkedValue | undefined): string[] {
  if (value?.kind === 'choice') return value.options.flatMap(literalTexts);
  const text = literalText(value);
  return text === undefined ? [] : [text];
}

/** True for a boolean attribute that is surely set. */
export function isOn(value: LinkedValue | undefined): boolean {
  return value?.kind === 'literal' && value.value !== false && value.value !== null && value.value !== 'false';
}

/** Whether a value counts as true, as far as the source tells: `undefined` when it can be either. */
export function truthOf(value: LinkedValue): boolean | undefined {
  switch (value.kind) {
    case 'literal':
      return Boolean(value.value);
    case 'array':
    case 'object':
    case 'function':
    case 'markup':
      return true;
    case 'template':
      return value.parts.some((part) => part.kind === 'literal' && String(part.value) !== '') ? true : undefined;
    case 'call':
      return comparison(value.callee, value.args);
    case 'choice': {
      const test = value.test === undefined ? undefined : truthOf(value.test);
      const taken = test === undefined ? undefined : value.options[test ? 0 : 1];
      if (taken !== undefined) return truthOf(taken);
      const truths = new Set(value.options.map(truthOf));
      return truths.size === 1 ? [...truths][0] : undefined;
    }
    default:
      return undefined;
  }
}

/** A comparison of two literals, or of components by name; every other call can give anything. */
function comparison(callee: readonly string[], args: readonly LinkedValue[]): boolean | undefined {
  const [left, right] = args;
  const operator = callee.length === 1 ? callee[0] : undefined;
  if (operator === '~is' && left !== undefined && right?.kind === 'reference') {
    if (left.kind === 'literal') return false;
    return left.kind === 'reference' ? left.path.join() === right.path.join() : undefined;
  }
  if (operator === 'Boolean' && left !== undefined) return truthOf(left);
  if (left?.kind !== 'literal' || right?.kind !== 'literal') return undefined;
  switch (operator) {
    case '===':
    case '==':
      return left.value === right.value;
    case '!==':
    case '!=':
      return left.value !== right.value;
    default:
      return undefined;
  }
}

/** Where a value's literals were written. */
export function placesOf(value: LinkedValue | undefined): Source[] {
  switch (value?.kind) {
    case 'literal':
      return [value.at];
    case 'template':
      return value.parts.flatMap(placesOf);
    case 'choice':
      return value.options.flatMap(placesOf);
    case 'call':
      return value.args.flatMap(placesOf);
    default:
      return [];
  }
}

/** The member of an object value; `undefined` when it is surely or possibly not there. */
export function member(value: LinkedValue | undefined, key: string): LinkedValue | undefined {
  if (value?.kind !== 'object') return undefined;
  const wanted = foldName(key);
  return value.entries.findLast((entry) => foldName(entry.key) === wanted)?.value;
}

/**
 * What makes two values the same although their text is unknown: the same literal, the same state, the same call at the
 * same place (`useId()`), so that a label's `for` finds the control whose `id` was made there.
 */
export function identityOf(value: LinkedValue): string {
  const place = `${value.at.file}:${value.at.line}:${value.at.column}`;
  switch (value.kind) {
    case 'literal':
      return `=${String(value.value)}`;
    case 'template': {
      const parts = value.parts.map(identityOf);
      return parts.every((part) => part.startsWith('='))
        ? `=${parts.map((part) => part.slice(1)).join('')}`
        : `\`${parts.join('+')}`;
    }
    case 'reference':
      return `r:${value.path.join('.')}`;
    case 'state':
      return `s:${value.id}.${value.path.join('.')}`;
    case 'item':
      return `i:${value.loop}.${value.path.join('.')}`;
    case 'choice':
      return `?${value.options.map(identityOf).join('|')}`;
    case 'call':
      // A hook's result is told from another instance's by its id.
      return `c:${value.callee.join('.')}@${value.id ?? place}`;
    default:
      return `${value.kind}@${place}`;
  }
}
