import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import type { HandlerTrace } from './handler-trace.js';

/**
 * Decides whether a name is a list, an object or an element that a followed function makes for itself. A change of it
 * changes nothing outside, unless the function keeps it afterwards.
 */
export function isFreshLocal({ stack }: Pick<HandlerTrace, 'stack'>, name: string): boolean {
  const owner = stack.findLast((fn) => declares(fn, name));
  const value = owner?.locals !== undefined && Object.hasOwn(owner.locals, name) ? owner.locals[name] : undefined;
  return value !== undefined && isNew(value);
}

const declares = ({ locals = {}, params, binds = [] }: FunctionValue, name: string): boolean =>
  Object.hasOwn(locals, name) || params.includes(name) || binds.some(({ local }) => local === name);

const isNew = (value: Value): boolean =>
  value.kind === 'array' ||
  value.kind === 'object' ||
  (value.kind === 'call' && (/^(?:Map|Set|\[\])$/.test(value.callee.join('.')) || makesElement(value.callee)));

/** Decides whether a call makes an element that is not in the page yet. */
const makesElement = ([owner, method = '', ...rest]: readonly string[]): boolean =>
  owner === 'document' && rest.length === 0 && /^create(?:Element(?:NS)?|DocumentFragment)$/.test(method);
