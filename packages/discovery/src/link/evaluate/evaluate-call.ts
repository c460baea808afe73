import { hasMarkup } from '../model/has-markup.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { absent, type OutsideCall, type ResolvedValue } from '../model/resolved-value.js';
import { deferredArguments, type CallValue, type ValueCall } from '../known-calls/value-call.js';
import { knownCalls } from '../known-calls/known-calls.js';
import { withoutThis } from './called-with-this.js';
import { calledPath, calleeOf } from './callee-of.js';
import { isMarkupFunction } from './item-members.js';
import { findingState } from '../known-calls/finding-state.js';
import { lookUpPath } from './look-up.js';
import { memberByState, textByItem } from './member-by-state.js';

const operators = new Set(['===', '!==', '<', '<=', '>', '>=', '...', '+']);

/**
 * Evaluates a call: operators first, then the rules for known calls, then by the kind of its callee. Own functions are
 * run. A call of anything outside the app is a result of its own.
 */
export function evaluateCall(evaluator: Evaluator, call: CallValue, scope: LexicalScope): ResolvedValue {
  const written = withoutThis(evaluator, call, scope);
  const { callee, args } = written;
  const [operator] = callee;
  if (callee.length === 1 && operators.has(operator ?? '')) return evaluateOperator(evaluator, written, scope);
  if (callee.length === 1 && operator === '-') return evaluateDifference(evaluator, written, scope);
  if (operator === '[]') return computedMember(evaluator, written, scope);
  if (operator === '{[]}') return computedEntry(evaluator, written, scope);
  const { callee: called, owner } = calleeOf(evaluator, written, scope);
  return evaluateCallOf(evaluator, { callee: called, owner, written, scope, args: deferredArguments(args, scope) });
}

/** Evaluates an operator. An operator stays as written, but a sum with a known text becomes a text. */
function evaluateOperator(evaluator: Evaluator, written: CallValue, scope: LexicalScope): ResolvedValue {
  const { callee, args: parts, at } = written;
  const isText = callee[0] === '+' && parts.some((part) => isKnownText(evaluator.evaluate(part, scope)));
  return { kind: 'value', value: isText ? { kind: 'template', parts, at } : written, scope };
}

/** Evaluates the last position of a written list, `steps.length - 1`. Any other difference is unknown. */
function evaluateDifference(evaluator: Evaluator, { args, at }: CallValue, scope: LexicalScope): ResolvedValue {
  const [length, one] = args;
  const isLast = length?.kind === 'reference' && length.path.length > 1 && length.path.at(-1) === 'length';
  const list = isLast && one !== undefined ? lookUpPath(evaluator, scope, length.path.slice(0, -1)) : absent;
  const by = one?.kind === 'literal' ? Number(one.value) : Number.NaN;
  const count = list.kind === 'list' ? list.items.length - by : Number.NaN;
  if (!(count >= 0)) return { kind: 'value', value: { kind: 'unknown', at }, scope };
  return { kind: 'value', value: { kind: 'literal', value: count, at }, scope };
}

function isKnownText(resolved: ResolvedValue): boolean {
  if (resolved.kind !== 'value') return false;
  const { value } = resolved;
  return value.kind === 'template' || (value.kind === 'literal' && typeof value.value === 'string');
}

/**
 * Evaluates `object[key]`: the member, if the key is known, or the part of the page that a state chooses. Else evaluates the
 * member `[]`, which is any member.
 */
function computedMember(evaluator: Evaluator, written: CallValue, scope: LexicalScope): ResolvedValue {
  const [object, key] = written.args;
  if (object === undefined) return absent;
  const owner = evaluator.evaluate(object, scope);
  const by = key === undefined ? null : evaluator.evaluate(key, scope);
  if (by?.kind === 'value' && by.value.kind === 'literal' && by.value.value !== null) {
    return evaluator.member(owner, String(by.value.value));
  }
  if (key === undefined) return evaluator.member(owner, '[]');
  const chosen = by?.kind === 'state' ? memberByState : by?.kind === 'item' ? textByItem : null;
  return chosen?.(evaluator, owner, key, scope) ?? evaluator.member(owner, '[]');
}

/** Evaluates `{ [key]: value }`: an object of one member, if the key is known; else unknown members. */
function computedEntry(
  evaluator: Evaluator,
  { args: [key, value], at }: CallValue,
  scope: LexicalScope,
): ResolvedValue {
  const by = key === undefined ? absent : evaluator.evaluate(key, scope);
  if (value === undefined || by.kind !== 'value' || by.value.kind !== 'literal' || by.value.value === null)
    return { kind: 'value', value: { kind: 'unknown', at }, scope };
  const entries = [{ key: String(by.value.value), value }];
  return { kind: 'value', value: { kind: 'object', entries, spreads: [], at }, scope };
}

function evaluateCallOf(evaluator: Evaluator, call: ValueCall): ResolvedValue {
  for (const rule of knownCalls) {
    const known = rule.result(evaluator, call);
    if (known !== null) return known;
  }
  const { callee, owner, written, scope, args } = call;
  switch (callee.kind) {
    case 'value':
      return callee.value.kind === 'function'
        ? evaluator.call({ fn: callee.value, closure: callee.scope, args, caller: scope })
        : outsideResult(evaluator, call, written.callee);
    case 'either':
      return evaluateEither(evaluator, call, callee.options);
    case 'outside':
      return outsideResult(evaluator, call, callee.path, callee.package);
    case 'unresolved':
      return outsideResult(evaluator, call, callee.path);
    case 'result':
      return outsideResult(
        evaluator,
        { ...call, owner: owner ?? callee },
        calledPath(callee, written),
        callee.call.package,
      );
    case 'absent':
    case 'setter':
      return absent;
    case 'component':
      return { kind: 'unresolved', path: [callee.component.name] };
    case 'item':
      if (isMarkupFunction(evaluator, callee)) evaluator.memory.loops.itemDependencies += 1;
      return outsideResult(evaluator, call, written.callee);
    case 'list':
    case 'namespace':
    case 'store':
    case 'state':
    case 'props':
      return outsideResult(evaluator, call, written.callee);
  }
}

/** Evaluates a call of one of several functions, without absent functions. */
function evaluateEither(evaluator: Evaluator, call: ValueCall, callees: readonly ResolvedValue[]): ResolvedValue {
  const results = callees
    .filter((option) => option.kind !== 'absent')
    .map((callee) => evaluateCallOf(evaluator, { ...call, callee }));
  const [only] = results;
  if (only === undefined) return absent;
  return results.length === 1 ? only : { kind: 'either', options: results, at: call.written.at };
}

function outsideResult(evaluator: Evaluator, call: ValueCall, callee: string[], pack?: string): ResolvedValue {
  const { owner, written, scope } = call;
  const foundBy = findingState(evaluator, call);
  const keepsOwner = owner?.kind === 'result' || owner?.kind === 'state' || owner?.kind === 'item';
  const made: OutsideCall = {
    callee,
    value: written,
    scope,
    ...(pack === undefined ? {} : { package: pack }),
    ...(keepsOwner ? { on: owner } : {}),
    ...(foundBy === null ? {} : { foundBy }),
  };
  if (written.args.some(hasMarkup)) scope.owner.results.add(made);
  return { kind: 'result', call: made, path: [] };
}
