import type { Prop, Value } from '../../facts/facts.js';
import { attributeValue } from '../../html/page/attribute-value.js';
import { camelCase, eventProp } from '../../script/event-prop.js';
import { componentProp } from './component-tag.js';
import {
  expressionOf,
  isAttribute,
  type VueAttribute,
  type VueDirective,
  type VueElement,
  type VueExpression,
} from './template-ast.js';
import type { VueReader } from './vue-reader.js';
import { spreadListeners, twoWay } from '../../facts/neutral-props.js';
import { vueDirectiveProp } from './directive-props.js';

/** Directives for conditions, loops, slots and content, which become nodes, and directives without a meaning for controls. */
const structural = new Set(['if', 'else-if', 'else', 'for', 'slot', 'text', 'html', 'memo', 'once', 'pre', 'cloak']);

/**
 * Reads an element's attributes and directives as props, in source order. Host attributes keep their names in lower
 * case. Props of components are camel case (`aria-*` and `data-*` stay). An attribute without a value is true.
 * Directives have their neutral names.
 */
export function templateProps(element: VueElement, host: boolean, reader: VueReader): Prop[] {
  return element.props.flatMap((prop) =>
    isAttribute(prop) ? [attributeProp(prop, host, reader)] : directiveProps(prop, host, reader),
  );
}

function attributeProp(attribute: VueAttribute, host: boolean, reader: VueReader): Prop {
  const at = reader.at(attribute.loc);
  const name = host ? attribute.name.toLowerCase() : componentProp(attribute.name);
  const text = attribute.value?.content;
  const value = text === undefined ? true : host ? attributeValue(name, text) : text;
  return { name, value: { kind: 'literal', value, at }, at };
}

function directiveProps(directive: VueDirective, host: boolean, reader: VueReader): Prop[] {
  if (structural.has(directive.name)) return [];
  const written = writtenDirective(directive, reader);
  switch (directive.name) {
    case 'bind':
      return boundProps(written, host, reader);
    case 'on':
      return listenerProps(written, reader);
    case 'model':
      return modelProps(written, reader);
    default:
      return [otherDirective(directive.name, written, reader)];
  }
}

/** The parts of a directive: `v-name:argument.modifiers="expression"`. */
interface WrittenDirective {
  argument: VueExpression | null;
  /** False for an argument that is computed: `:[name]`. */
  isKnown: boolean;
  expression: VueExpression | null;
  modifiers: string[];
  /** The members of the prop beside its name and value. */
  rest: Pick<Prop, 'modifiers' | 'at'>;
}

function writtenDirective({ arg, exp, loc, ...directive }: VueDirective, reader: VueReader): WrittenDirective {
  const at = reader.at(loc);
  const argument = expressionOf(arg);
  const modifiers = directive.modifiers.map(({ content }) => content);
  return {
    argument,
    isKnown: argument === null || argument.isStatic,
    expression: expressionOf(exp),
    modifiers,
    rest: modifiers.length === 0 ? { at } : { modifiers, at },
  };
}

/** Reads `:title="text"` and `v-bind="attributes"`. `:title` alone is the name of its value too. */
function boundProps(
  { argument, isKnown, expression, modifiers, rest }: WrittenDirective,
  host: boolean,
  reader: VueReader,
): Prop[] {
  if (argument === null) return expression === null ? [] : [{ name: '...', value: reader.value(expression), ...rest }];
  if (!isKnown) return [{ name: '...', value: { kind: 'unknown', at: rest.at }, ...rest }];
  const name = host && !modifiers.includes('prop') ? argument.content.toLowerCase() : componentProp(argument.content);
  const value = reader.value(expression ?? { ...argument, content: camelCase(argument.content) });
  return [{ name, value, ...rest }];
}

/** Reads `@click="save"` and `v-on="listeners"`. */
function listenerProps({ argument, isKnown, expression, rest }: WrittenDirective, reader: VueReader): Prop[] {
  if (argument === null) return expression === null ? [] : listeners(reader.value(expression), rest);
  const value: Value =
    expression === null || expression.content.trim() === ''
      ? { kind: 'function', params: [], does: { calls: [], assigns: [] }, at: rest.at }
      : reader.handler(expression);
  return [{ name: isKnown ? eventProp(argument.content) : spreadListeners, value, ...rest }];
}

/** Reads `v-on="{ click: open }"`. */
function listeners(value: Value, rest: WrittenDirective['rest']): Prop[] {
  if (value.kind !== 'object') return [{ name: spreadListeners, value, ...rest }];
  return [
    ...value.spreads.map((spread): Prop => ({ name: spreadListeners, value: spread, ...rest })),
    ...value.entries.map((entry): Prop => ({ name: eventProp(entry.key), value: entry.value, ...rest })),
  ];
}

/** Reads `v-model="email"` and `v-model:title="title"`. */
function modelProps({ argument, isKnown, expression, rest }: WrittenDirective, reader: VueReader): Prop[] {
  if (expression === null) return [];
  const prop = argument === null ? '' : isKnown ? `:${camelCase(argument.content)}` : `:[${argument.content}]`;
  return [{ name: `${twoWay}${prop}`, value: reader.value(expression), ...rest }];
}

/** Reads `v-show="open"` and `v-tooltip:top="hint"`. */
function otherDirective(name: string, { argument, expression, rest }: WrittenDirective, reader: VueReader): Prop {
  const prop = vueDirectiveProp(name);
  const value: Value = expression === null ? { kind: 'literal', value: true, at: rest.at } : reader.value(expression);
  return { name: argument === null ? prop : `${prop}:${argument.content}`, value, ...rest };
}
