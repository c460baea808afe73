import type { LinkedValue } from '../../link/model/linked.js';
import type { MessageLookup } from '../../messages/catalogue.js';
import type { KeyForms } from '../../messages/find-message.js';
import { literalText, member } from '../values/prop-values.js';
import type { Reading } from './reading.js';

export type LookupCall = Extract<LinkedValue, { kind: 'call' }> & { looksUp: MessageLookup };

/** A message lookup with the arguments of its call. */
export interface MessageRequest {
  lookup: MessageLookup;
  forms: KeyForms;
  /** The values for the placeholders of the message. */
  values: LinkedValue | undefined;
  /** The text for a key that no catalogue has. */
  fallback: string | undefined;
  at: LookupCall['at'];
  /** Returns the texts of a placeholder's value. */
  read(value: LinkedValue): Reading[];
}

/** Reads the arguments of a lookup call: `t(key, { count })`, `t(key, 'Default')`, `$tc(key, 2)`, `formatMessage({ id })`. */
export function messageRequest(call: LookupCall, read: MessageRequest['read']): MessageRequest {
  const [first, second, third] = call.args;
  const options = [first, second, third].find((one) => one?.kind === 'object');
  const values = [second, third].find((one) => one?.kind === 'object' || one?.kind === 'array');
  return {
    lookup: call.looksUp,
    forms: {
      count: isCount(call) || member(options, 'count') !== undefined,
      context: member(options, 'context') !== undefined,
    },
    values: member(values, 'values') ?? values,
    fallback: fallbackText(call, options),
    at: call.at,
    read,
  };
}

const isNumber = (value: LinkedValue | undefined): boolean =>
  value?.kind === 'literal' && typeof value.value === 'number';

/** Decides whether the second argument is the count: a number, or any value for vue-i18n's `$tc`. */
function isCount({ args: [, second], callee }: LookupCall): boolean {
  if (isNumber(second)) return true;
  return second !== undefined && second.kind !== 'object' && callee.at(-1)?.endsWith('tc') === true;
}

/** Returns the default text of a call: a member of its first argument, its second or third argument, or an option. */
function fallbackText(
  { args: [first, second, third] }: LookupCall,
  options: LinkedValue | undefined,
): string | undefined {
  const sources = [
    member(first, 'defaultMessage'),
    member(first, 'message'),
    isNumber(second) ? undefined : second,
    member(options, 'defaultValue'),
    third,
  ];
  return sources.map(literalText).find((text) => text !== undefined);
}
