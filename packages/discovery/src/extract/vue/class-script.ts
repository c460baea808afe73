import type { ClassDeclaration, Node, Statement } from '@babel/types';

import { functionValue } from '../script/function-value.js';
import { returnedValue } from '../script/returned-value.js';
import { sourceAt, type ScriptContext } from '../script/script-context.js';
import { propertyKey, valueOf } from '../script/value-of-expression.js';
import type { ComponentScript } from './component-script.js';

/** The class of `export default class X extends Vue`; null where the default export is none. */
export function componentClass(body: readonly Statement[]): ClassDeclaration | null {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'ClassDeclaration') {
      return statement.declaration;
    }
  }
  return null;
}

/** Reads a class component: fields as states, those decorated with `@Prop` as props, methods and getters as locals. */
export function readClass(declaration: ClassDeclaration, script: ComponentScript, context: ScriptContext): void {
  for (const member of declaration.body.body) {
    if (member.type === 'ClassProperty') {
      const name = propertyKey(member.key, member.computed);
      if (name === null) continue;
      const decorators = (member.decorators ?? []).map((decorator) => decoratorName(decorator.expression));
      if (decorators.some((decorator) => ['Prop', 'PropSync', 'Model', 'VModel'].includes(decorator))) {
        script.props.names.push({ prop: name, local: name });
      } else if (decorators.length > 0) {
        script.locals.set(name, { kind: 'reference', path: ['$store', name], at: sourceAt(member, context) });
      } else script.states.set(name, member.value ? valueOf(member.value, context) : undefined);
    } else if (member.type === 'ClassMethod' && member.kind !== 'constructor' && member.kind !== 'set') {
      const name = propertyKey(member.key, member.computed);
      if (name === null) continue;
      script.locals.set(name, member.kind === 'get' ? returnedValue(member, context) : functionValue(member, context));
    }
  }
}

function decoratorName(expression: Node): string {
  const called = expression.type === 'CallExpression' ? expression.callee : expression;
  if (called.type === 'MemberExpression' && called.property.type === 'Identifier') return called.property.name;
  return called.type === 'Identifier' ? called.name : '';
}
