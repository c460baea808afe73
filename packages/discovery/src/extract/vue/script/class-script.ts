import type { ClassDeclaration, Node, Statement } from '@babel/types';

import { propertyKey } from '../../react/values/member-path.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import { sourceAt } from '../../script/script-context.js';
import { bindComputed, type ComponentScript } from './component-script.js';

/** Returns the class of `export default class X extends Vue`; null if the default export is no class. */
export function componentClass(body: readonly Statement[]): ClassDeclaration | null {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration' && statement.declaration.type === 'ClassDeclaration') {
      return statement.declaration;
    }
  }
  return null;
}

const propDecorators = new Set(['Prop', 'PropSync', 'Model', 'VModel']);

/** Reads a class component: fields as states, those decorated with `@Prop` as props, methods and getters as locals. */
export function readClass(declaration: ClassDeclaration, script: ComponentScript, reader: ReactReader): void {
  for (const member of declaration.body.body) {
    if (member.type !== 'ClassProperty' && member.type !== 'ClassMethod') continue;
    const name = propertyKey(member.key, member.computed === true);
    if (name === null) continue;
    const at = sourceAt(member, reader);
    if (member.type === 'ClassProperty') {
      const decorators = (member.decorators ?? []).map((decorator) => decoratorName(decorator.expression));
      if (decorators.some((decorator) => propDecorators.has(decorator)))
        script.props.names.push({ prop: name, local: name });
      else if (decorators.length > 0) script.frame.locals[name] = { kind: 'reference', path: ['$store', name], at };
      else script.frame.states.push({ value: name, ...(member.value ? { initial: reader.value(member.value) } : {}) });
    } else if (member.kind === 'get') bindComputed(name, reader.function(member, false), script);
    else if (member.kind === 'method') script.frame.locals[name] = reader.function(member, false);
  }
}

function decoratorName(expression: Node): string {
  const called = expression.type === 'CallExpression' ? expression.callee : expression;
  if (called.type === 'MemberExpression' && called.property.type === 'Identifier') return called.property.name;
  return called.type === 'Identifier' ? called.name : '';
}
