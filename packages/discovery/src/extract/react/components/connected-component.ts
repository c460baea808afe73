import type { CallExpression } from '@babel/types';

import { reduxFunctions } from '../../../libraries/known/functions.js';
import type { ComponentFacts, ImportFacts, Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { sourceAt } from '../../script/script-context.js';
import type { ReactReader } from '../values/react-reader.js';
import { wrappingComponent } from './wrapping-component.js';

/** The name under which a file with `connect` imports the hook that reads the store. */
const selector = '~useSelector';

/** The import of the hook in a file with `connect`. */
export const selectorImport: ImportFacts = {
  local: selector,
  imported: reduxFunctions.reads.name,
  from: reduxFunctions.reads.package,
};

/**
 * Reads `connect(mapState, mapDispatch)(X)` of React Redux (react-redux.js.org, "connect"). `X` gets the members of the store
 * that `mapState` returns, functions that nobody knows, and the props of its use. Null for any other call.
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
  const [mapState] = callee.arguments;
  const isMap =
    mapState !== undefined && /^(?:Identifier|ArrowFunctionExpression|FunctionExpression)$/.test(mapState.type);
  const states: Value[] = isMap ? [{ kind: 'call', callee: [selector], args: [reader.value(mapState)], at }] : [];
  return wrappingComponent(name, { kind: 'component', path }, [{ kind: 'unknown', at }, ...states], at);
}
