import type { Node } from '@babel/types';

import type { CreatedElement } from '../page/created-piece.js';
import { writtenContent } from '../page/written-content.js';
import { nameOf } from './syntax-names.js';

type CallNode = Extract<Node, { type: 'CallExpression' }>;

/** A call of a method in a chain: `.text(task.title)`. */
export interface ChainedCall {
  method: string;
  args: readonly Node[];
}

/** An element that jQuery makes of a tag, and the calls of its methods, in their order. */
interface JqueryChain {
  /** The call that makes the element: `$('<li class="task">')`. */
  made: CallNode;
  tag: string;
  /** The tag as it is written, with its attributes and its text. */
  markup: string;
  calls: ChainedCall[];
  /** All calls of the chain, the outermost first. */
  nodes: CallNode[];
}

/** Methods that return another element, or none. A chain is about its first element up to such a call. */
const leaving =
  /^(?:find|children|parent|closest|next|prev|siblings|eq|first|last|filter|not|end|get|clone|val|height|width|is|has|index|length)$/;

/** Matches markup of one element without elements inside. */
const oneTag = /^\s*<([a-z][\w-]*)(?:\s[^<>]*)?\/?>(?:[^<]*<\/\1>)?\s*$/i;

/** Returns the element that a call of jQuery makes, with the methods that are called on it; null for any other node. */
export function jqueryChain(node: Node): JqueryChain | null {
  const nodes: CallNode[] = [];
  const calls: ChainedCall[] = [];
  for (let at: Node = node; at.type === 'CallExpression';) {
    nodes.push(at);
    const { callee } = at;
    if (callee.type !== 'MemberExpression') {
      const markup = madeBy(at);
      const tag = oneTag.exec(markup)?.[1];
      if (tag === undefined) return null;
      return {
        made: at,
        tag: tag.toLowerCase(),
        markup,
        calls: plainCalls([...optionsOf(at), ...calls.reverse()]),
        nodes,
      };
    }
    const method = nameOf(callee.property);
    // A value that is set returns the element, and a value that is read does not.
    if (leaving.test(method) && !(method === 'val' && at.arguments.length > 0)) return null;
    calls.push({ method, args: at.arguments });
    at = callee.object;
  }
  return null;
}

/** Decides whether a node is the markup of an element that a call of jQuery makes. */
export const isMadeMarkup = (node: Node, parent: Node): boolean =>
  parent.type === 'CallExpression' && parent.arguments[0] === node && oneTag.test(madeBy(parent));

function madeBy({ callee, arguments: [markup] }: CallNode): string {
  const isJquery = callee.type === 'Identifier' && (callee.name === '$' || callee.name === 'jQuery');
  return isJquery && markup?.type === 'StringLiteral' ? markup.value : '';
}

/** Returns the element of a chain, with the attributes and the text of its markup. */
export function elementOf({ markup, tag }: JqueryChain, at: CreatedElement['at']): CreatedElement {
  const element = writtenContent({ text: markup, at }).find((part) => 'tag' in part);
  return element ?? { tag, attributes: new Map(), content: [], at };
}

/** Options that are methods: `$('<a>', { text: 'Open', href })` calls `text`, and `href` is an attribute. */
const methods = /^(?:text|html|val|append|appendTo|on|click|dblclick|addClass)$/;

function optionsOf({ arguments: [, options] }: CallNode): ChainedCall[] {
  return entriesOf(options).map(({ name, key, value }) =>
    methods.test(name) ? { method: name, args: [value] } : { method: 'attr', args: [key, value] },
  );
}

/** Returns the calls with each attribute of an object as a call of its own: `.attr({ href, title })`. */
const plainCalls = (calls: readonly ChainedCall[]): ChainedCall[] =>
  calls.flatMap((call) =>
    call.method === 'attr' && call.args[0]?.type === 'ObjectExpression'
      ? entriesOf(call.args[0]).map(({ key, value }) => ({ method: 'attr', args: [key, value] }))
      : [call],
  );

function entriesOf(node: Node | undefined): { name: string; key: Node; value: Node }[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty') return [];
    const { key, value } = property;
    const name = key.type === 'StringLiteral' ? key.value : nameOf(key);
    return [{ name, key: { ...key, type: 'StringLiteral', value: name } as Node, value }];
  });
}
