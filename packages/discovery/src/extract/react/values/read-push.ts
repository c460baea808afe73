import type { FunctionValue, Value } from '../../facts/facts.js';
import { isMarkup, nodesOfValue } from './nodes-of-value.js';
import { loopOf } from './read-call-loop.js';
import type { Frame, Pushed, ReactReader } from './react-reader.js';

/**
 * Reads `list.push(value)` and `list.unshift(value)`: the list gets an item, under the test of the if statement around.
 */
export function readPush(list: string, values: readonly Value[], reader: ReactReader): void {
  for (const value of values) push({ list, value }, reader.frame);
}

function push(pushed: Pushed, frame: Frame): void {
  const { list, value } = pushed;
  const guarded: Value =
    frame.guard === undefined
      ? value
      : {
          kind: 'choice',
          test: frame.guard,
          options: [value, { kind: 'literal', value: null, at: value.at }],
          at: value.at,
        };
  const known = frame.locals[list];
  if (frame.pushed !== undefined || known === undefined) {
    if (isMarkup(value)) (frame.pushed ??= []).push({ list, value: guarded });
  } else if (known.kind === 'array') frame.locals[list] = { ...known, items: [...known.items, guarded] };
}

/** Reads a loop's body. Items that the body pushes become a loop in the list. */
export function readPushingLoop<Result>(
  over: Value,
  item: string | undefined,
  reader: ReactReader,
  read: () => Result,
): Result {
  const { frame } = reader;
  const outer = frame.pushed;
  frame.pushed = [];
  const result = read();
  const inner = frame.pushed;
  frame.pushed = outer;
  for (const { list, value } of inner) {
    const body: FunctionValue = {
      kind: 'function',
      params: item === undefined ? [] : [item],
      does: { calls: [], assigns: [] },
      returns: nodesOfValue(value),
      at: value.at,
    };
    push({ list, value: { kind: 'markup', nodes: [loopOf(over, body, value.at)], at: value.at } }, frame);
  }
  return result;
}

/** Reads `items.forEach((item) => rows.push(<Row/>))`: items that the function pushes become a loop in the list. */
export function pushEach(over: Value, fn: Value | undefined, reader: ReactReader): void {
  if (fn?.kind !== 'function') return;
  for (const { list, value } of reader.pushes.get(fn) ?? []) {
    const nodes = [loopOf(over, { ...fn, returns: nodesOfValue(value) }, value.at)];
    push({ list, value: { kind: 'markup', nodes, at: value.at } }, reader.frame);
  }
}
