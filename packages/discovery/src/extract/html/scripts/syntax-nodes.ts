import type { Expression, Node, Statement } from '@babel/types';

/** Returns the place of a node, for the nodes that replace it. */
const placeOf = ({ loc, start, end }: Node): object => ({ loc, start, end });

export const identifier = (name: string, at: Node): Expression =>
  ({ type: 'Identifier', name, ...placeOf(at) }) as Expression;

/** Returns a text that is no part of the code: its width is none, so no reader of markup finds other code there. */
export const text = (value: string, { loc, start }: Node): Expression =>
  ({ type: 'StringLiteral', value, loc, start, end: start }) as Expression;

/** Returns `owner.first.second`. */
export const member = (owner: Node, path: readonly string[], at: Node): Expression =>
  path.reduce<Node>(
    (object, name) =>
      ({
        type: 'MemberExpression',
        object,
        property: identifier(name, at),
        computed: false,
        ...placeOf(at),
      }) as Expression,
    owner,
  ) as Expression;

export const call = (callee: Node, args: readonly Node[], at: Node): Expression =>
  ({ type: 'CallExpression', callee, arguments: args, ...placeOf(at) }) as Expression;

export const assignment = (left: Node, right: Node, at: Node): Expression =>
  ({ type: 'AssignmentExpression', operator: '=', left, right, ...placeOf(at) }) as Expression;

export const statement = (expression: Node, at: Node): Statement =>
  ({ type: 'ExpressionStatement', expression, ...placeOf(at) }) as Statement;

export const declaration = (name: string, init: Node, at: Node): Statement => {
  const declarator = { type: 'VariableDeclarator', id: identifier(name, at), init, ...placeOf(at) };
  return { type: 'VariableDeclaration', kind: 'const', declarations: [declarator], ...placeOf(at) } as Statement;
};

export const block = (body: Statement[], at: Node): Statement =>
  ({ type: 'BlockStatement', body, directives: [], ...placeOf(at) }) as Statement;

export const returned = (argument: Node, at: Node): Statement =>
  ({ type: 'ReturnStatement', argument, ...placeOf(at) }) as Statement;
