import type { ArrayPattern, Node, VariableDeclarator } from '@babel/types';

import type { StateFacts, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { addLocal, type ReactReader } from '../values/react-reader.js';
import { patternValue, readPattern } from './read-pattern.js';

/** React's hooks whose result is a state and its setter, with the position of the initial value among their arguments. */
const stateHooks: Record<string, number> = { useState: 0, useReducer: 1, useOptimistic: 0 };

/** One `const a = …`: names become locals of the current frame, state hooks its states. */
export function readDeclarator(declarator: VariableDeclarator, reader: ReactReader): void {
  const { id, init } = declarator;
  if (!init) {
    if (id.type === 'Identifier') {
      addLocal(reader.frame, id.name, { kind: 'literal', value: null, at: sourceAt(id, reader) });
    }
    return;
  }
  declareValue(id, reader.value(init), reader);
}

/** Binds one name to a value; what `useRef` and Vue's `ref` and `reactive` give is a state. */
export function declareName(name: string, value: Value, reader: ReactReader): void {
  const hook = value.kind === 'call' ? (value.callee.at(-1) ?? '') : '';
  const isState =
    hook === 'useRef' || (value.kind === 'call' && value.callee.length === 1 && reader.reactive.has(hook));
  if (value.kind !== 'call' || !isState) {
    addLocal(reader.frame, name, value);
    return;
  }
  const [initial] = value.args;
  reader.frame.states.push({ value: name, ...(initial === undefined ? {} : { initial }) });
}

/** Binds the names of a pattern to a value. */
export function declareValue(id: Node, value: Value, reader: ReactReader): void {
  if (id.type === 'Identifier') {
    declareName(id.name, value, reader);
    return;
  }
  const state = id.type === 'ArrayPattern' && value.kind === 'call' ? statePair(id, value) : null;
  if (state !== null) {
    reader.frame.states.push(state);
    return;
  }
  const names = readPattern(id, reader);
  if (names.length === 0) return;
  const base = value.kind === 'reference' ? value.path : [reader.hide(value, stemOf(value))];
  for (const name of names) addLocal(reader.frame, name.local, patternValue(name, base, sourceAt(id, reader)));
}

function stemOf(value: Value): string {
  return value.kind === 'call' ? (value.callee.at(-1) ?? 'call') : value.kind;
}

function statePair(id: ArrayPattern, call: Extract<Value, { kind: 'call' }>): StateFacts | null {
  const hook = call.callee.at(-1) ?? '';
  const [first, second] = id.elements;
  const value = first?.type === 'Identifier' ? first.name : null;
  const setter = second?.type === 'Identifier' ? second.name : null;
  if (Object.hasOwn(stateHooks, hook)) {
    if (value === null && setter === null) return null;
    const initial = call.args[stateHooks[hook] ?? 0];
    const known = initial?.kind === 'function' ? initial.result : initial;
    return {
      value: value ?? setter ?? '',
      ...(setter === null ? {} : { setter }),
      ...(known === undefined ? {} : { initial: known }),
    };
  }
  const isPair = value !== null && setter !== null && id.elements.length === 2 && /^use[A-Z]/.test(hook);
  return isPair && /^(?:set|update|toggle|change)[A-Z]/.test(setter) ? { value, setter, from: call } : null;
}
