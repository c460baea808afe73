import type { Expression, Node, TemplateElement } from '@babel/types';

import {
  addsClasses,
  calls,
  givesAttribute,
  goesInto,
  listens,
  propertySteps,
  puts,
  sets,
  type CreationStep,
  type ElementCreation,
} from './element-creation.js';
import { call, identifier, text } from './syntax-nodes.js';
import { nameOf } from './syntax-names.js';

/** A chain of jQuery's methods, and the steps that they ask for. */
export interface JqueryChain {
  /** The expression that the chain starts at. */
  start: Node;
  steps: CreationStep[];
}

const oneElement =
  /^\s*<([a-z][\w-]*)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+))?)*)\s*(?:\/>|>([^<>]*)(?:<\/\1\s*>)?)\s*$/i;
const attribute = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

/**
 * Reads the element that jQuery makes of markup with one element: `$('<button class="del">Delete</button>')`. Markup with
 * elements inside is read as markup.
 */
export function jqueryCreation(node: Node): ElementCreation | null {
  if (node.type !== 'CallExpression' || !/^(?:\$|jQuery)$/.test(nameOf(node.callee))) return null;
  const [markup, given] = node.arguments;
  const computed: Node[] = [];
  const written = markup === undefined ? '' : writtenIn(markup, computed);
  const [, tag, attributes = '', content = ''] = oneElement.exec(written) ?? [];
  if (tag === undefined || markup === undefined) return null;
  const valueOf = (part: string): Node => asText(part, computed, markup);
  const steps: CreationStep[] = [...attributes.matchAll(attribute)].map(([, name = '', one, two, three]) =>
    givesAttribute(name, valueOf(one ?? two ?? three ?? '')),
  );
  if (content.trim() !== '') steps.push(sets('textContent', valueOf(content)));
  if (given?.type === 'ObjectExpression') steps.push(...propertySteps(given));
  return { tag: tag.toLowerCase(), at: node, steps };
}

/** Reads the methods of jQuery that follow one another after an expression. Null if one of them is none of a new element. */
export function jqueryChain(node: Node): JqueryChain | null {
  const steps: CreationStep[][] = [];
  let at = node;
  while (at.type === 'CallExpression' && at.callee.type === 'MemberExpression' && !at.callee.computed) {
    const read = stepsOf(nameOf(at.callee.property), at.arguments, at);
    if (read === null) return null;
    steps.push(read);
    at = at.callee.object;
  }
  return { start: at, steps: steps.reverse().flat() };
}

/** A call of one method in a chain. */
interface MethodCall {
  method: string;
  args: readonly Node[];
  first: Node;
  second: Node | undefined;
  at: Node;
}

/** One way to read a method of jQuery. The first rule with the method decides; null ends the chain. */
interface MethodRule {
  name: string;
  methods: RegExp;
  steps(given: MethodCall): CreationStep[] | null;
}

const methodRules: readonly MethodRule[] = [
  {
    name: 'an attribute, or an object of them',
    methods: /^(?:attr|prop)$/,
    steps: ({ first, second }) => {
      if (first.type === 'ObjectExpression') return propertySteps(first);
      return first.type === 'StringLiteral' && second !== undefined ? [givesAttribute(first.value, second)] : null;
    },
  },
  { name: 'a text', methods: /^text$/, steps: ({ first }) => [sets('textContent', first)] },
  { name: 'markup', methods: /^html$/, steps: ({ first }) => [sets('innerHTML', first)] },
  { name: 'a value', methods: /^val$/, steps: ({ first }) => [sets('value', first)] },
  { name: 'classes', methods: /^addClass$/, steps: ({ args, at }) => [addsClasses(args, at)] },
  { name: 'parts', methods: /^(?:append|prepend)$/, steps: ({ args, at }) => [puts(args, at)] },
  { name: 'a home', methods: /^(?:append|prepend)To$/, steps: ({ first, at }) => [goesInto(homeOf(first), at)] },
  {
    name: 'a listener by the name of its event',
    methods: /^(?:click|submit|change|input|keydown|keyup|dblclick|focus|blur)$/,
    steps: ({ method, first }) => [listens(method, first)],
  },
  {
    name: 'a listener',
    methods: /^(?:on|one|bind)$/,
    steps: ({ args, first, second }) => {
      if (first.type !== 'StringLiteral' || second === undefined || args.length > 2) return null;
      return first.value.split(/\s+/).map((event) => listens(event.replace(/\..*$/, ''), second));
    },
  },
  {
    name: 'a look',
    methods: /^(?:css|removeClass|toggleClass|tooltip|popover)$/,
    steps: () => [],
  },
  {
    name: 'data for later',
    methods: /^data$/,
    steps: ({ method, args, at }) => (args.length > 1 ? [calls(method, args, at)] : null),
  },
];

/** Matches methods of another effect that return their element, also without an argument. */
const passing = /^(?:hide|show|fadeIn|slideDown|tooltip|empty|remove|trigger|focus|modal|datepicker|draggable)$/;

function stepsOf(method: string, args: readonly Node[], at: Node): CreationStep[] | null {
  const [first, second] = args;
  const rule = first === undefined ? undefined : methodRules.find(({ methods }) => methods.test(method));
  if (rule !== undefined && first !== undefined) return rule.steps({ method, args, first, second, at });
  return passing.test(method) ? [calls(method, args, at)] : null;
}

/** Returns the element behind the target of `appendTo`. A text is a selector. */
const homeOf = (target: Node): Node =>
  target.type === 'StringLiteral' ? call(identifier('$', target), [target], target) : target;

/** Returns a text with a mark for each part that only the run knows. */
function writtenIn(node: Node, computed: Node[]): string {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(({ value }, at) => {
        const expression = node.expressions[at];
        return (value.cooked ?? '') + (expression === undefined ? '' : writtenIn(expression, computed));
      })
      .join('');
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return writtenIn(node.left, computed) + writtenIn(node.right, computed);
  return `\uE000${computed.push(node) - 1}\uE001`;
}

/** Returns a marked text as an expression: a plain text, or a template with the computed parts. */
function asText(part: string, computed: readonly Node[], at: Node): Node {
  const parts = part.split(/\uE000(\d+)\uE001/);
  if (parts.length === 1) return text(part, at);
  const expressions = parts.flatMap((one, index) => (index % 2 === 1 ? (computed[Number(one)] ?? []) : []));
  const quasis = parts.flatMap((one, index) =>
    index % 2 === 0 ? [{ type: 'TemplateElement', value: { cooked: one, raw: one } } as TemplateElement] : [],
  );
  const { loc, start } = at;
  return { type: 'TemplateLiteral', quasis, expressions, loc, start, end: start } as Expression;
}
