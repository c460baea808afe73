import type { Node } from '@babel/types';
import { dataAttribute } from '@webmcp/text';

import { sourceAt } from '../../script/script-context.js';
import type { CreatedElement, WrittenText } from '../page/created-piece.js';
import { unknownMark } from '../page/markup-piece.js';
import type { ChosenWordings } from './chosen-wordings.js';
import { writtenContent } from '../page/written-content.js';
import { hasControls } from './script-markup.js';

/** A text that a script writes, and the expressions in it that only the run knows. */
export interface ComputedText extends Required<WrittenText> {
  computed: Node[];
}

/** The names of properties that an attribute of another name keeps. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  ariaLabel: 'aria-label',
  tabIndex: 'tabindex',
};
/** Properties with the name of their attribute. */
const sameNames = new Set(
  (
    'id type name value placeholder title href alt src role min max minLength maxLength step pattern required ' +
    'disabled checked hidden rows'
  ).split(' '),
);
const textProperties = new Set(['textContent', 'innerText', 'innerHTML']);

/** Returns the text of an expression. What only the run knows is one masked character. */
export function writtenText(node: Node, context: { file: string; chosen: ChosenWordings }): ComputedText {
  const computed: Node[] = [];
  const text = textOf(node, computed);
  return { text, at: sourceAt(node, context), computed, wordings: computed.map((part) => context.chosen.of(part)) };
}

function textOf(node: Node, computed: Node[]): string {
  switch (node.type) {
    case 'StringLiteral':
      return node.value;
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return String(node.value);
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, at) => {
          const expression = node.expressions[at];
          return (value.cooked ?? '') + (expression === undefined ? '' : textOf(expression, computed));
        })
        .join('');
    case 'BinaryExpression':
      if (node.operator === '+') return textOf(node.left, computed) + textOf(node.right, computed);
      break;
    default:
  }
  computed.push(node);
  return unknownMark;
}

/**
 * Gives a property to an element: an attribute, or its text. Markup with controls is read as markup, and is left out here.
 * @param path the names after the element: `textContent`, `dataset.id`
 * @returns the expressions that only the run knows
 */
export function giveProperty(element: CreatedElement, path: readonly string[], value: ComputedText): readonly Node[] {
  const [first = '', second] = path;
  if (first === 'dataset' && second !== undefined) return giveAttribute(element, dataAttribute(second), value);
  if (path.length !== 1) return [];
  if (textProperties.has(first)) {
    if (first === 'innerHTML' && hasControls.test(value.text)) return [];
    const written = { text: value.text, at: value.at, wordings: value.wordings };
    element.content = first === 'innerHTML' ? writtenContent(written) : [written];
    return value.computed;
  }
  const name = attributeNames[first] ?? (sameNames.has(first) ? first.toLowerCase() : undefined);
  return name === undefined ? [] : giveAttribute(element, name, value);
}

/** Gives an attribute to an element. A value of false takes it away. */
export function giveAttribute(
  element: CreatedElement,
  name: string,
  { text, at, computed, wordings }: ComputedText,
): readonly Node[] {
  if (text === 'false' && computed.length === 0) element.attributes.delete(name);
  else element.attributes.set(name, { text, at, wordings });
  return computed;
}

/** Adds classes to an element. */
export function giveClasses(element: CreatedElement, texts: readonly ComputedText[]): void {
  const [first] = texts;
  if (first === undefined) return;
  const known = element.attributes.get('class');
  const text = [...(known === undefined ? [] : [known.text]), ...texts.map((one) => one.text)].join(' ');
  element.attributes.set('class', { text, at: known?.at ?? first.at });
}
