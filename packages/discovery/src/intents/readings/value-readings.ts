import type { LinkedValue } from '../../link/model/linked.js';
import { truthOf } from '../values/truth-of.js';
import { messageReadings } from './message-readings.js';
import {
  emptyReading,
  fewReadings,
  joinReadings,
  literalReading,
  restFirst,
  unknownReading,
  type Reading,
} from './reading.js';

type Value<K extends LinkedValue['kind']> = Extract<LinkedValue, { kind: K }>;

/** Calls that keep the words of their argument. */
const passThroughCalls = new Set(['String', 'trim', 'toString', 'unref', 'toValue', 'computed', 'useMemo']);

/** Returns the texts that a value can show: one for each condition, and for each language of a message. */
export function readingsOf(value: LinkedValue): Reading[] {
  switch (value.kind) {
    case 'literal':
      if (value.value === null || typeof value.value === 'boolean') return [emptyReading];
      return [literalReading(String(value.value), value.at)];
    case 'template':
      return joinReadings(value.parts.map(readingsOf));
    case 'choice':
      return choiceReadings(value);
    case 'array': {
      // As a text, an array with one item is this item.
      const [only, ...others] = value.items;
      return only !== undefined && others.length === 0 ? readingsOf(only) : [unknownReading];
    }
    case 'call':
      return callReadings(value);
    case 'object':
    case 'function':
      return [emptyReading];
    default:
      return [unknownReading];
  }
}

function choiceReadings({ test, options }: Value<'choice'>): Reading[] {
  const truth = test === undefined ? undefined : truthOf(test);
  const taken = truth === undefined ? undefined : options[truth ? 0 : 1];
  if (taken !== undefined) return readingsOf(taken);
  return [...fewReadings(restFirst(withoutKeys(options.flatMap(readingsOf))))];
}

/** Leaves out keys that show only if their message is missing: `has(key) ? t(key) : key`. */
function withoutKeys(readings: readonly Reading[]): Reading[] {
  const keys = new Set(readings.flatMap((reading) => reading.keys));
  return readings.filter((reading) => reading.keys.length > 0 || !keys.has(reading.parts.join('')));
}

function callReadings(call: Value<'call'>): Reading[] {
  const { looksUp, callee, args } = call;
  if (looksUp !== undefined) return messageReadings({ ...call, looksUp }, readingsOf);
  const [first] = args;
  return passThroughCalls.has(callee.at(-1) ?? '') && first !== undefined ? readingsOf(first) : [unknownReading];
}
