import type { Prop, Value } from '../../facts/facts.js';
import { attributeValue } from '../../html/page/attribute-value.js';
import { camelCase, eventProp } from '../../script/event-prop.js';
import { componentProp } from './component-tag.js';
import { expressionOf, isAttribute, type VueAttribute, type VueDirective, type VueElement } from './template-ast.js';
import type { VueReader } from './vue-reader.js';
import { spreadListeners, twoWay } from '../../facts/neutral-props.js';
import { vueDirectiveProp } from './directive-props.js';

/** Directives that say where and whether an element stands, or nothing about what it is: read elsewhere, or by nobody. */
const structural = new Set(['if', 'else-if', 'else', 'for', 'slot', 'text', 'html', 'memo', 'once', 'pre', 'cloak']);

/**
 * An element's attributes and directives as props, in source order. Host attributes keep their names in lower case,
 * components' are camel case (`aria-*` and `data-*` stay); an attribute without a value is true. Directives have their
 * neutral names.
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
  const at = reader.at(directive.loc);
  const argument = expressionOf(directive.arg);
  const expression = expressionOf(directive.exp);
  const modifiers = directive.modifiers.map((modifier) => modifier.content);
  const rest = modifiers.length === 0 ? { at } : { modifiers, at };
  const unknown: Value = { kind: 'unknown', at };
  const known = argument === null || argument.isStatic;
  switch (directive.name) {
    case 'bind': {
      if (argument === null)
        return expression === null ? [] : [{ name: '...', value: reader.value(expression), ...rest }];
      if (!known) return [{ name: '...', value: unknown, ...rest }];
      const name =
        host && !modifiers.includes('prop') ? argument.content.toLowerCase() : componentProp(argument.content);
      const value =
        expression === null
          ? reader.value({ ...argument, content: camelCase(argument.content) })
          : reader.value(expression);
      return [{ name, value, ...rest }];
    }
    case 'on': {
      if (argument === null) return expression === null ? [] : listeners(reader.value(expression), rest);
      const value: Value =
        expression === null || expression.content.trim() === ''
          ? { kind: 'function', params: [], does: { calls: [], assigns: [] }, at }
          : reader.handler(expression);
      return [{ name: known ? eventProp(argument.content) : spreadListeners, value, ...rest }];
    }
    case 'model': {
      if (expression === null) return [];
      const name =
        argument === null ? twoWay : `${twoWay}:${known ? camelCase(argument.content) : `[${argument.content}]`}`;
      return [{ name, value: reader.value(expression), ...rest }];
    }
    default: {
      const prop = vueDirectiveProp(directive.name);
      const name = argument === null ? prop : `${prop}:${argument.content}`;
      return [
        { name, value: expression === null ? { kind: 'literal', value: true, at } : reader.value(expression), ...rest },
      ];
    }
  }
}

/** `v-on="{ click: open }"`. */
function listeners(value: Value, rest: { modifiers?: string[]; at: Prop['at'] }): Prop[] {
  if (value.kind !== 'object') return [{ name: spreadListeners, value, ...rest }];
  return [
    ...value.spreads.map((spread): Prop => ({ name: spreadListeners, value: spread, ...rest })),
    ...value.entries.map((entry): Prop => ({ name: eventProp(entry.key), value: entry.value, ...rest })),
  ];
}
