import type { CallExpression, Expression, Node } from '@babel/types';

import { reduxFunctions } from '../../../libraries/known/functions.js';
import type { ComponentFacts, ImportFacts, Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { sourceAt } from '../../script/script-context.js';
import type { ReactReader } from '../values/react-reader.js';
import { wrappingComponent } from './wrapping-component.js';

/** The names under which a file with `connect` imports what its components need. */
const selector = '~useSelector';
const dispatcher = '~useDispatch';
const binder = '~bindActions';

const { reads, dispatches, bindsOfConnect } = reduxFunctions;

/** The imports of a file with `connect`. */
export const connectImports: readonly ImportFacts[] = [
  { local: selector, imported: reads.name, from: reads.package },
  { local: dispatcher, imported: dispatches.name, from: dispatches.package },
  { local: binder, imported: bindsOfConnect.name, from: reads.package },
];

/**
 * Reads `connect(mapState, mapDispatch)(X)` of React Redux (react-redux.js.org, "connect"). `X` gets the members of the store
 * that `mapState` returns, the functions of `mapDispatch`, and the props of its use. Without `mapDispatch`, it gets `dispatch`
 * itself. Null for any other call.
 * @param path the path of X
 */
export function connectedComponent(
  name: string,
  call: CallExpression,
  path: string[],
  reader: ReactReader,
): ComponentFacts | null {
  const callee = bareExpression(call.callee);
  if (callee.type !== 'CallExpression') return null;
  const made = bareExpression(callee.callee);
  if (made.type !== 'Identifier' || made.name !== reduxFunctions.connects) return null;
  const at = sourceAt(call, reader);
  const [mapState, mapDispatch] = callee.arguments;
  const states: Value[] = isMap(mapState)
    ? [{ kind: 'call', callee: [selector], args: [reader.value(mapState)], at }]
    : [];
  const dispatch: Value = { kind: 'call', callee: [dispatcher], args: [], at };
  const actions: Value = isMap(mapDispatch)
    ? { kind: 'call', callee: [binder], args: [reader.value(mapDispatch), dispatch], at }
    : { kind: 'object', entries: [{ key: 'dispatch', value: dispatch }], spreads: [], at };
  return wrappingComponent(name, { kind: 'component', path }, [{ kind: 'unknown', at }, ...states, actions], at);
}

/** Decides whether an argument of `connect` is a function, an object of functions, or the name of one. `null` is none. */
const isMap = (argument: Node | undefined): argument is Expression =>
  argument !== undefined &&
  /^(?:Identifier|ArrowFunctionExpression|FunctionExpression|ObjectExpression)$/.test(argument.type);
