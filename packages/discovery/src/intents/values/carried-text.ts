import { dataAttribute } from '@webmcp/text';

import type { Value } from '../../extract/facts/facts.js';
import type { LinkedProp } from '../../link/model/linked.js';
import { textProp } from './prop-values.js';

/** Returns a text with the values of the pressed element's data attributes; undefined for a text without one. */
export function carriedText(value: Value, props: readonly LinkedProp[]): string | undefined {
  if (value.kind === 'reference') {
    const at = value.path.indexOf('dataset');
    const [, name, ...below] = at < 0 ? [] : value.path.slice(at);
    return name === undefined || below.length > 0 ? undefined : textProp(props, dataAttribute(name));
  }
  if (value.kind === 'call' && value.callee.at(-1) === 'getAttribute') {
    const [name] = value.args;
    return name?.kind === 'literal' && typeof name.value === 'string' ? textProp(props, name.value) : undefined;
  }
  if (value.kind !== 'template') return undefined;
  const parts = value.parts.map((part) => carriedText(part, props) ?? literalOf(part));
  const isCarried = value.parts.some((part) => carriedText(part, props) !== undefined);
  return !isCarried || parts.includes(undefined) ? undefined : parts.join('');
}

const literalOf = (value: Value): string | undefined =>
  value.kind === 'literal' && value.value !== null ? String(value.value) : undefined;

/** Returns a written text, or the one of a data attribute of the pressed element. */
export const writtenText = (value: Value, props: readonly LinkedProp[]): string | undefined =>
  carriedText(value, props) ?? literalOf(value);

/** Returns whether two texts are equal, of `key === button.dataset.view`; undefined for any other value. */
export function comparedTexts(value: Value, props: readonly LinkedProp[]): boolean | undefined {
  const [operator = ''] = value.kind === 'call' ? value.callee : [];
  if (value.kind !== 'call' || (operator !== '===' && operator !== '!==')) return undefined;
  const [one, other] = value.args.map((side) => writtenText(side, props));
  return one === undefined || other === undefined ? undefined : (one === other) === (operator === '===');
}
