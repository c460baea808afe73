import type { Node, Statement } from '@babel/types';

import type { PropsBinding, Value } from '../facts.js';
import { functionValue, isFunction } from '../script/function-value.js';
import { bareExpression } from '../script/path-of.js';
import { returnedValue } from '../script/returned-value.js';
import type { ScriptContext } from '../script/script-context.js';
import { propertyKey, valueOf } from '../script/value-of-expression.js';

type Names = PropsBinding['names'];

/** Props as the run-time declarations write them: `['a', 'b']` or `{ a: String, b: { type: String, default: 'x' } }`. */
export function propsOfDeclaration(declaration: Node, context: ScriptContext): Names {
  const node = bareExpression(declaration);
  if (node.type === 'ArrayExpression') return stringItems(node).map((prop) => ({ prop, local: prop }));
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property): Names => {
    if (property.type === 'SpreadElement') return [];
    const prop = propertyKey(property.key, property.computed);
    if (prop === null) return [];
    const preset = property.type === 'ObjectProperty' ? presetOf(property.value, context) : undefined;
    return [{ prop, local: prop, ...(preset === undefined ? {} : { default: preset }) }];
  });
}

/** The strings of an array literal: `defineEmits(['save'])`. */
export function stringItems(node: Node): string[] {
  const bare = bareExpression(node);
  if (bare.type !== 'ArrayExpression') return [];
  return bare.elements.flatMap((element) => (element?.type === 'StringLiteral' ? [element.value] : []));
}

function presetOf(options: Node, context: ScriptContext): Value | undefined {
  const node = bareExpression(options);
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement' || propertyKey(property.key, property.computed) !== 'default') continue;
    return property.type === 'ObjectMethod' ? returnedValue(property, context) : presetValue(property.value, context);
  }
  return undefined;
}

function presetValue(node: Node, context: ScriptContext): Value {
  const bare = bareExpression(node);
  if (!isFunction(bare)) return valueOf(bare, context);
  const value = returnedValue(bare, context);
  return value.kind === 'unknown' ? functionValue(bare, context) : value;
}

/** The defaults of `withDefaults(defineProps<…>(), { … })`. */
export function withPresets(names: Names, presets: Node, context: ScriptContext): Names {
  const bare = bareExpression(presets);
  if (bare.type !== 'ObjectExpression') return names;
  const values = new Map<string, Value>();
  for (const property of bare.properties) {
    if (property.type === 'SpreadElement') continue;
    const key = propertyKey(property.key, property.computed);
    if (key === null) continue;
    values.set(
      key,
      property.type === 'ObjectMethod' ? returnedValue(property, context) : presetValue(property.value, context),
    );
  }
  return names.map((name) => {
    const preset = values.get(name.prop);
    return preset === undefined ? name : { ...name, default: preset };
  });
}

/** The member names of a type written in this file: a type literal, an interface or alias by name, `A & B`; others give none. */
export function membersOfType(type: Node, types: ReadonlyMap<string, Node>, depth = 0): string[] {
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
      return inside(type.typeAnnotation);
    case 'TSIntersectionType':
      return type.types.flatMap(inside);
    case 'TSParenthesizedType':
      return inside(type.typeAnnotation);
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

/** `Partial<A>` and the like have A's members. */
function passedThrough(type: Extract<Node, { type: 'TSTypeReference' }>): Node[] {
  const name = type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const [first] = type.typeParameters?.params ?? [];
  return first !== undefined && ['Partial', 'Required', 'Readonly'].includes(name) ? [first] : [];
}

/** The events of `defineEmits<{ save: [id: string]; (e: 'close'): void }>()`. */
export function emitsOfType(type: Node, types: ReadonlyMap<string, Node>): string[] {
  if (type.type === 'TSFunctionType') return literalsOf(type.parameters[0]);
  const signatures =
    type.type === 'TSTypeLiteral'
      ? type.members
      : type.type === 'TSTypeReference' && type.typeName.type === 'Identifier'
        ? callSignatures(types.get(type.typeName.name))
        : [];
  const called = signatures.flatMap((member) =>
    member.type === 'TSCallSignatureDeclaration' ? literalsOf(member.parameters[0]) : [],
  );
  return [...called, ...membersOfType(type, types)];
}

function callSignatures(node: Node | undefined): Node[] {
  if (node?.type === 'TSInterfaceDeclaration') return node.body.body;
  return node?.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type === 'TSTypeLiteral'
    ? node.typeAnnotation.members
    : [];
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
    const key = propertyKey(member.key, member.computed);
    return key === null ? [] : [key];
  });
}

/** Interfaces and type aliases of a script by name. */
export function typesOf(body: readonly Statement[]): Map<string, Node> {
  const types = new Map<string, Node>();
  for (const statement of body) {
    const node =
      statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement;
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration') types.set(node.id.name, node);
  }
  return types;
}
