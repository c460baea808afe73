import type { ArrayPattern, Node, ObjectPattern, VariableDeclarator } from '@babel/types';

import type { StateFacts, Value } from '../../facts/facts.js';
import { madeState } from '../../script/made-state.js';
import { sourceAt } from '../../script/script-context.js';
import { addLocal, type ReactReader } from '../values/react-reader.js';
import { patternValue, readPattern } from './read-pattern.js';

type CallValue = Extract<Value, { kind: 'call' }>;

/** The positions of the initial value and of the reducer among the arguments of a hook. */
interface StateHook {
  initial: number;
  reducer?: number;
  /** The hook returns a function that takes an action, and no setter. */
  dispatches?: true;
}

/** React's hooks whose result is a state and its setter. */
const stateHooks: Record<string, StateHook> = {
  useState: { initial: 0 },
  useReducer: { initial: 1, reducer: 0, dispatches: true },
  useOptimistic: { initial: 0, dispatches: true },
};

/** Reads one `const a = …`: names become locals of the current frame, state hooks its states. */
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

/** Binds one name to a value. The results of `useRef`, and of functions such as Vue's `ref`, are states. */
export function declareName(name: string, value: Value, reader: ReactReader): void {
  const state = refState(name, value) ?? madeState(name, value, reader.makers);
  if (state === null) addLocal(reader.frame, name, value);
  else reader.frame.states.push(state);
}

function refState(name: string, value: Value): StateFacts | null {
  if (value.kind !== 'call' || value.callee.at(-1) !== 'useRef') return null;
  const [initial] = value.args;
  return { value: name, ...(initial === undefined ? {} : { initial }) };
}

/** Binds the names of a pattern to a value. */
export function declareValue(id: Node, value: Value, reader: ReactReader): void {
  if (id.type === 'Identifier') {
    declareName(id.name, value, reader);
    return;
  }
  const state = id.type === 'ArrayPattern' && value.kind === 'call' ? statePair(id, value) : null;
  if (state !== null) {
    const [members] = id.type === 'ArrayPattern' ? id.elements : [];
    if (members?.type === 'ObjectPattern') declareMembers(members, { state, at: value.at }, reader);
    else reader.frame.states.push(state);
    return;
  }
  const names = readPattern(id, reader);
  if (names.length === 0) return;
  const base = value.kind === 'reference' ? value.path : [reader.hide(value, stemOf(value))];
  for (const name of names) addLocal(reader.frame, name.local, patternValue(name, base, sourceAt(id, reader)));
}

/** Binds the members of a state: `const [{ open }, dispatch] = useReducer(…)`. The state itself has no name in the code. */
function declareMembers(
  members: ObjectPattern,
  { state, at }: { state: StateFacts; at: Value['at'] },
  reader: ReactReader,
): void {
  const value = reader.hide({ kind: 'unknown', at }, 'state');
  reader.frame.states.push({ ...state, value });
  declareValue(members, { kind: 'reference', path: [value], at }, reader);
}

function stemOf(value: Value): string {
  return value.kind === 'call' ? (value.callee.at(-1) ?? 'call') : value.kind;
}

/** Reads `const [value, setValue] = …` of a hook as a state; null if the call makes no state. */
function statePair({ elements }: ArrayPattern, call: CallValue): StateFacts | null {
  const [value, setter] = elements.map((element) => (element?.type === 'Identifier' ? element.name : null));
  const pair = { value: value ?? null, setter: setter ?? null, isWhole: elements.length === 2 };
  const hook = call.callee.at(-1) ?? '';
  const known = Object.hasOwn(stateHooks, hook) ? stateHooks[hook] : undefined;
  return known === undefined ? customState(pair, call, hook) : reactState(pair, call, known);
}

/** The names that an array pattern binds in the places of a state and its setter. */
interface StatePair {
  value: string | null;
  setter: string | null;
  /** True if the pattern has no further places. */
  isWhole: boolean;
}

function reactState({ value, setter }: StatePair, { args }: CallValue, hook: StateHook): StateFacts | null {
  if (value === null && setter === null) return null;
  const initial = args[hook.initial];
  const known = initial?.kind === 'function' ? initial.result : initial;
  const reducer = hook.reducer === undefined ? undefined : args[hook.reducer];
  return {
    value: value ?? setter ?? '',
    ...(setter === null ? {} : { setter }),
    ...(known === undefined ? {} : { initial: known }),
    ...(reducer === undefined ? {} : { reducer }),
    ...(hook.dispatches === true ? { dispatches: true } : {}),
  };
}

/** Takes a hook of the app for a state by the name of its setter: `const [open, setOpen] = useToggle()`. */
function customState({ value, setter, isWhole }: StatePair, call: CallValue, hook: string): StateFacts | null {
  if (value === null || setter === null || !isWhole || !/^use[A-Z]/.test(hook)) return null;
  return /^(?:set|update|toggle|change)[A-Z]/.test(setter) ? { value, setter, from: call } : null;
}
