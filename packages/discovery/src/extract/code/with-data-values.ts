import type { Function as FunctionNode, Node } from '@babel/types';

import { childNodes } from '../script/walk-nodes.js';
import type { PressedElement } from './pressed-element.js';

/**
 * Returns a function in which a table is read by the value that the pressed element carries: `acts.edit()` for
 * `acts[event.target.dataset.act]()`.
 * @param selector the selector of the pressed element, with its attributes
 */
export function withDataValues<Fn extends FunctionNode>(fn: Fn, pressed: PressedElement, selector: string): Fn {
  const copy = (node: Node): Node => {
    const changed = new Map<unknown, Node>();
    for (const child of childNodes(node)) {
      const copied = copy(child);
      if (copied !== child) changed.set(child, copied);
    }
    const whole = changed.size === 0 ? node : withParts(node, changed);
    const value = valueIn(pressed.askedInTable(node)[0]?.selector, selector);
    return value === undefined ? whole : withMember(whole, value);
  };
  return { ...fn, body: copy(fn.body) };
}

function withParts(node: Node, changed: ReadonlyMap<unknown, Node>): Node {
  const part = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((one) => changed.get(one) ?? one) : (changed.get(value) ?? value);
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, part(value)])) as unknown as Node;
}

/** Returns the value of an attribute in a selector. */
function valueIn(attribute: string | undefined, selector: string): string | undefined {
  if (attribute === undefined) return undefined;
  const begin = `${attribute.slice(0, -1)}="`;
  const at = selector.indexOf(begin);
  const [value] = at === -1 ? [] : (/^[\w.-]+(?="\])/.exec(selector.slice(at + begin.length)) ?? []);
  return value;
}

function withMember(node: Node, value: string): Node {
  const { property } = node as Extract<Node, { type: 'MemberExpression' }>;
  const { loc, start, end } = property;
  const isName = /^[a-z_$][\w$]*$/i.test(value);
  const key = isName ? { type: 'Identifier', name: value } : { type: 'StringLiteral', value };
  return { ...node, computed: !isName, property: { ...key, loc, start, end } } as Node;
}
