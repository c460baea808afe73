import type { Node, Statement } from '@babel/types';

import { propertyKey } from '../../react/values/member-path.js';

/** Interfaces and type aliases of a script by name. */
export type Types = ReadonlyMap<string, Node>;

/** Collects the interfaces and type aliases of a script. */
export function typesOf(body: readonly Statement[]): Types {
  const types = new Map<string, Node>();
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') types.set(node.id.name, node);
  }
  return types;
}

/** Decides whether a type uses names of other files, so that not all of its members are known. */
export function isOpenType(type: Node, types: Types, depth = 0): boolean {
  if (depth > 8) return true;
  const inside = (node: Node): boolean => isOpenType(node, types, depth + 1);
  switch (type.type) {
    case 'TSTypeLiteral':
    case 'TSInterfaceBody':
      return false;
    case 'TSInterfaceDeclaration':
      return (type.extends ?? []).some((heritage) => inside(heritage.expression));
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return inside(type.typeAnnotation);
    case 'TSIntersectionType':
      return type.types.some(inside);
    case 'Identifier': {
      const found = types.get(type.name);
      return found === undefined || inside(found);
    }
    case 'TSTypeReference': {
      const passed = passedThrough(type);
      return passed.length === 0 ? inside(type.typeName) : passed.some(inside);
    }
    default:
      return true;
  }
}

/**
 * Returns the member names of a type in this file: a literal, an interface or alias by name, `A & B`. Other types have
 * none.
 */
export function membersOfType(type: Node, types: Types, depth = 0): string[] {
  if (depth > 8) return [];
  const inside = (node: Node): string[] => membersOfType(node, types, depth + 1);
  switch (type.type) {
    case 'TSTypeLiteral':
      return memberNames(type.members);
    case 'TSInterfaceBody':
      return memberNames(type.body);
    case 'TSInterfaceDeclaration':
      return [...(type.extends ?? []).flatMap((heritage) => inside(heritage.expression)), ...inside(type.body)];
    case 'TSTypeAliasDeclaration':
    case 'TSParenthesizedType':
      return inside(type.typeAnnotation);
    case 'TSIntersectionType':
      return type.types.flatMap(inside);
    case 'Identifier': {
      const found = types.get(type.name);
      return found === undefined ? [] : inside(found);
    }
    case 'TSTypeReference':
      return [...inside(type.typeName), ...passedThrough(type).flatMap(inside)];
    default:
      return [];
  }
}

/** Returns the events of `defineEmits<{ save: [id: string]; (e: 'close'): void }>()`. */
export function emitsOfType(type: Node, types: Types): string[] {
  if (type.type === 'TSFunctionType') return literalsOf(type.parameters[0]);
  const signatures = type.type === 'TSTypeLiteral' ? type.members : callSignatures(type, types);
  const called = signatures.flatMap((member) =>
    member.type === 'TSCallSignatureDeclaration' ? literalsOf(member.parameters[0]) : [],
  );
  return [...called, ...membersOfType(type, types)];
}

/** Returns the types whose members a type takes over: `A` of `Partial<A>` and the like. */
function passedThrough(type: Extract<Node, { type: 'TSTypeReference' }>): Node[] {
  const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const [first] = type.typeParameters?.params ?? [];
  return first !== undefined && ['Partial', 'Required', 'Readonly'].includes(name) ? [first] : [];
}

function callSignatures(type: Node, types: Types): Node[] {
  const named = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const node = types.get(named);
  if (node?.type === 'TSInterfaceDeclaration') return node.body.body;
  const literal = node?.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : undefined;
  return literal?.type === 'TSTypeLiteral' ? literal.members : [];
}

function literalsOf(parameter: Node | undefined): string[] {
  const annotation =
    parameter?.type === 'Identifier' && parameter.typeAnnotation?.type === 'TSTypeAnnotation'
      ? parameter.typeAnnotation.typeAnnotation
      : undefined;
  const literals = annotation?.type === 'TSUnionType' ? annotation.types : annotation === undefined ? [] : [annotation];
  return literals.flatMap((literal) =>
    literal.type === 'TSLiteralType' && literal.literal.type === 'StringLiteral' ? [literal.literal.value] : [],
  );
}

function memberNames(members: readonly Node[]): string[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    const key = propertyKey(member.key, member.computed === true);
    return key === null ? [] : [key];
  });
}
