import type { JSXAttribute, JSXElement, JSXFragment, JSXSpreadAttribute, Node } from '@babel/types';

import type { Prop, TagName, TemplateNode, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { hostAttribute } from '../../facts/host-attribute.js';
import { jsxText } from './jsx-text.js';
import { nodesOfValue } from '../values/nodes-of-value.js';
import type { ReactReader } from '../values/react-reader.js';

/** Reads JSX as template nodes. A fragment becomes its children. */
export function readMarkup(node: JSXElement | JSXFragment, reader: ReactReader): TemplateNode[] {
  if (node.type === 'JSXFragment') return readChildren(node.children, reader);
  const tag = tagOf(node.openingElement.name);
  if (tag.kind === 'component' && tag.path.at(-1) === 'Fragment' && tag.path.length <= 2) {
    return readChildren(node.children, reader);
  }
  const props = node.openingElement.attributes.map((attribute) => readAttribute(attribute, tag, reader));
  return [{ kind: 'element', tag, props, children: readChildren(node.children, reader), at: sourceAt(node, reader) }];
}

function readChildren(children: readonly Node[], reader: ReactReader): TemplateNode[] {
  const nodes: TemplateNode[] = [];
  for (const child of children) {
    switch (child.type) {
      case 'JSXText': {
        const text = jsxText(child.value);
        const at = sourceAt(child, reader);
        if (text !== '') nodes.push({ kind: 'text', value: { kind: 'literal', value: text, at }, at });
        break;
      }
      case 'JSXElement':
      case 'JSXFragment':
        nodes.push(...readMarkup(child, reader));
        break;
      case 'JSXExpressionContainer':
        if (child.expression.type !== 'JSXEmptyExpression') {
          nodes.push(...nodesOfValue(reader.value(child.expression)));
        }
        break;
      case 'JSXSpreadChild':
        nodes.push(...nodesOfValue(reader.value(child.expression)));
        break;
      default:
        break;
    }
  }
  return nodes;
}

function isHostName(name: string): boolean {
  const first = name.charCodeAt(0);
  return first >= 97 && first <= 122;
}

function tagOf(name: Node): TagName {
  switch (name.type) {
    case 'JSXIdentifier':
      return isHostName(name.name) ? { kind: 'host', name: name.name } : { kind: 'component', path: [name.name] };
    case 'JSXNamespacedName':
      return { kind: 'host', name: `${name.namespace.name}:${name.name.name}` };
    case 'JSXMemberExpression': {
      const object = tagOf(name.object);
      const path = object.kind === 'host' ? [object.name] : object.path;
      return { kind: 'component', path: [...path, name.property.name] };
    }
    default:
      return { kind: 'component', path: [] };
  }
}

function readAttribute(attribute: JSXAttribute | JSXSpreadAttribute, tag: TagName, reader: ReactReader): Prop {
  const at = sourceAt(attribute, reader);
  if (attribute.type === 'JSXSpreadAttribute') return { name: '...', value: reader.value(attribute.argument), at };
  const written =
    attribute.name.type === 'JSXIdentifier'
      ? attribute.name.name
      : `${attribute.name.namespace.name}:${attribute.name.name.name}`;
  const name = tag.kind === 'host' ? hostAttribute(written) : written;
  return { name, value: attributeValue(attribute, reader), at };
}

function attributeValue(attribute: JSXAttribute, reader: ReactReader): Value {
  const { value } = attribute;
  if (!value) return { kind: 'literal', value: true, at: sourceAt(attribute, reader) };
  if (value.type !== 'JSXExpressionContainer') return reader.value(value);
  return value.expression.type === 'JSXEmptyExpression'
    ? { kind: 'literal', value: null, at: sourceAt(value, reader) }
    : reader.value(value.expression);
}
