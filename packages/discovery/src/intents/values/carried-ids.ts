import { dataAttribute } from '@webmcp/text';

import type { Value } from '../../extract/facts/facts.js';
import type { LinkedProp } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import { effectOf } from './call-effects.js';
import { textProp } from './prop-values.js';

/** Calls that find one element. */
const finding = /^(?:getElementById|querySelector|\$)$/;

/**
 * Returns the ids of the elements that a handler shows, or hides, by a data attribute of the pressed element: `panel-tags` for
 * `data-tab="tags"` and `document.getElementById('panel-' + button.dataset.tab).classList.add('active')`.
 */
export function carriedIds(
  props: readonly LinkedProp[],
  { does: { calls } }: HandlerEvidence,
  effect: 'shows' | 'hides',
): string[] {
  if (!calls.some((call) => finds(call.callee) && effectOf(call) === effect)) return [];
  return calls.flatMap(({ callee, args: [given] }) => {
    const method = callee.at(-1) ?? '';
    const text = given === undefined || !finding.test(method) ? undefined : carriedText(given, props);
    if (text === undefined) return [];
    const id = method === 'getElementById' ? text : /^#([\w-]+)$/.exec(text)?.[1];
    return id === undefined ? [] : [id];
  });
}

/** Decides whether a call is one of an element that the same code finds. */
const finds = (callee: readonly string[]): boolean =>
  callee.slice(0, -1).some((part) => finding.test(part.replace(/\(\)$/, '')));

/** Returns a text with the values of the pressed element's data attributes; undefined for a text without one. */
function carriedText(value: Value, props: readonly LinkedProp[]): string | undefined {
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
