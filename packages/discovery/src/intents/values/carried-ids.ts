import type { LinkedProp } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import { effectOf } from './call-effects.js';
import { carriedText } from './carried-text.js';
import { comparedIds } from './compared-ids.js';

/** Calls that find one element. */
const finding = /^(?:getElementById|querySelector|\$)$/;

/**
 * Returns the ids of the elements that a handler shows, or hides, by a data attribute of the pressed element: `panel-tags` for
 * `data-tab="tags"` and `document.getElementById('panel-' + button.dataset.tab).classList.add('active')`. The handler may
 * compare the ids of several elements, too.
 */
export function carriedIds(
  props: readonly LinkedProp[],
  handler: HandlerEvidence,
  effect: 'shows' | 'hides',
): string[] {
  return [...comparedIds(props, handler, effect), ...foundIds(props, handler, effect)];
}

/** Returns the ids by which the handler finds its elements. */
function foundIds(
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
