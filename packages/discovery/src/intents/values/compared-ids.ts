import type { Value } from '../../extract/facts/facts.js';
import type { LinkedProp } from '../../link/model/linked.js';
import type { HandlerEvidence } from '../model/intent.js';
import { effectOf, type HandlerCall } from './call-effects.js';
import { writtenText } from './carried-text.js';

/**
 * Returns the ids of the elements that a handler shows, or hides, of all elements whose id it compares: `beds` for
 * `views.forEach((view) => view.classList.toggle('active', view.id === name))` and `show('beds')`.
 */
export function comparedIds(
  props: readonly LinkedProp[],
  { does: { calls } }: HandlerEvidence,
  effect: 'shows' | 'hides',
): string[] {
  return calls.flatMap((call) => {
    const tests = call.args.flatMap((arg) => (arg.kind === 'choice' ? (arg.test ?? []) : arg));
    return tests.flatMap((test) => {
      const id = comparedId(test, call, props);
      return id !== undefined && effectOf(withTest(call, test)) === effect ? [id] : [];
    });
  });
}

/** Returns the text with which a test compares the id of the element that a call is made on. */
function comparedId(test: Value, { callee }: HandlerCall, props: readonly LinkedProp[]): string | undefined {
  if (test.kind !== 'call' || !/^[!=]==$/.test(test.callee[0] ?? '')) return undefined;
  const isId = (side: Value): boolean =>
    side.kind === 'reference' && side.path.length === 2 && side.path[1] === 'id' && side.path[0] === callee[0];
  const other = test.args.find((side) => !isId(side));
  return other === undefined || !test.args.some(isId) ? undefined : writtenText(other, props);
}

/** Returns a call as it is for the element with the compared id. */
function withTest(call: HandlerCall, test: Value): HandlerCall {
  const holds = test.kind === 'call' && test.callee[0] === '===';
  const args = call.args.map((arg): Value => {
    if (arg === test) return { kind: 'literal', value: holds, at: arg.at };
    return arg.kind === 'choice' && arg.test === test ? (arg.options[holds ? 0 : 1] ?? arg) : arg;
  });
  return { ...call, args };
}
