import type { Node } from '@babel/types';

import type { Value } from '../facts.js';
import { childNodes } from './child-nodes.js';
import { declaredValues } from './declared-values.js';
import { isFunction, type FunctionNode } from './function-value.js';
import { sourceAt, type ScriptContext } from './script-context.js';
import { valueOf } from './value-of-expression.js';

/**
 * What a function gives back, as of `computed(() => …)`, `data() {…}` and `useMemo(() => …)`: the value of its returns,
 * with `if (a) return b; return c` as the choice `a ? b : c` and the function's own constants put in. `unknown` where a
 * loop, a switch or a half-taken branch decides.
 */
export function returnedValue(node: FunctionNode, context: ScriptContext): Value {
  if (node.body.type !== 'BlockStatement') return valueOf(node.body, context);
  return valueOfBlock(node.body.body, context) ?? { kind: 'unknown', at: sourceAt(node, context) };
}

/** The value that a list of statements returns, null where they fall through. */
function valueOfBlock(statements: readonly Node[], context: ScriptContext): Value | null {
  let scope = context;
  for (const [index, statement] of statements.entries()) {
    switch (statement.type) {
      case 'VariableDeclaration':
        if (statement.kind === 'const') {
          const known = statement.declarations.flatMap((declarator) => [...declaredValues(declarator, scope)]);
          scope = {
            ...scope,
            constants: new Map([...(scope.constants ?? []), ...known.filter(([, value]) => value.kind !== 'unknown')]),
          };
        }
        break;
      case 'ReturnStatement':
        return statement.argument
          ? valueOf(statement.argument, scope)
          : { kind: 'literal', value: null, at: sourceAt(statement, scope) };
      case 'IfStatement': {
        const branches = [statement.consequent, ...(statement.alternate ? [statement.alternate] : [])];
        if (!branches.some(returnsSomewhere)) break;
        const whenTrue = valueOfBlock([statement.consequent], scope);
        const rest = statements.slice(index + 1);
        const whenFalse = valueOfBlock(statement.alternate ? [statement.alternate, ...rest] : rest, scope);
        if (whenTrue === null || whenFalse === null) return null;
        const at = sourceAt(statement, scope);
        return { kind: 'choice', test: valueOf(statement.test, scope), options: [whenTrue, whenFalse], at };
      }
      case 'BlockStatement':
        if (!returnsSomewhere(statement)) break;
        return valueOfBlock(statement.body, scope);
      case 'ExpressionStatement':
      case 'FunctionDeclaration':
      case 'EmptyStatement':
        break;
      default:
        return null;
    }
  }
  return null;
}

function returnsSomewhere(node: Node): boolean {
  if (node.type === 'ReturnStatement') return true;
  return !isFunction(node) && childNodes(node).some(returnsSomewhere);
}
