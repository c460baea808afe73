import type { Function as FunctionNode, LVal, Node, PatternLike } from '@babel/types';
import { dataAttribute, questionsByMember, questionSelector, type PressQuestion } from '@webmcp/text';

import { walkNodes } from '../script/walk-nodes.js';
import { literalOf, memberName } from './written-names.js';

/** A selector by which code asks for the pressed element. */
export interface AskedFor {
  selector: string;
  /** The selector of the element around the pressed element that is asked instead: that of `closest`. */
  of?: string;
}

/** Members of an element that distinguish it from others. */
const telling =
  /^(?:closest|matches|classList|className|id|dataset|getAttribute|hasAttribute|tagName|nodeName|localName|name|type|textContent|innerText|parentElement|parentNode)$/;

/** The member that the path to the value of an attribute has. */
const attributeOf = 'getAttribute';

/** The members that lead from the pressed element, or from the element that `closest` finds, to a value. */
interface Path {
  members: string[];
  of?: string;
}

/**
 * The questions of a function about the element that was pressed. It may ask through the event or a name
 * (`const clicked = event.target`). It may ask through a pattern (`({ target })`, `const { id } = event.target`), or
 * through the element that `closest` finds.
 */
export class PressedElement {
  /** True if the function reads a member that distinguishes the pressed element. */
  readonly reads: boolean;
  readonly #names = new Map<string, Path>();
  readonly #found = new Map<string, string>();

  constructor(fn: FunctionNode) {
    const [event] = fn.params;
    if (event?.type === 'ObjectPattern') this.#bindTarget(event);
    for (const { id, init } of declarators(fn)) this.#declare(id, init);
    this.reads = readsTelling(fn, (node) => this.#pathOf(node));
  }

  /** Returns the selectors that an expression asks for: a test, or a name that was found by a selector. */
  askedIn(written: Node): AskedFor[] {
    const node = unwrapped(written);
    const byName = node.type === 'Identifier' ? this.#found.get(node.name) : undefined;
    if (byName !== undefined) return [{ selector: byName }];
    switch (node.type) {
      case 'LogicalExpression':
        return [...this.askedIn(node.left), ...this.askedIn(node.right)];
      case 'UnaryExpression':
        return this.askedIn(node.argument);
      case 'BinaryExpression': {
        const asked = this.askedByCase(node.left, node.right);
        return asked === undefined ? [] : [asked];
      }
      default:
        return this.#askedByValue(node);
    }
  }

  /** Returns the selector that a comparison asks for, or a case of a `switch`. */
  askedByCase(discriminant: Node, test: Node): AskedFor | undefined {
    const [path, value] = [this.#pathOf(discriminant), literalOf(test)];
    const question = path === undefined || value === undefined ? undefined : questionOf(path.members, value);
    return question && withOf(questionSelector(question), path!);
  }

  /** Returns the attribute by whose value a call chooses its function: `acts[event.target.dataset.act]()`. */
  askedInTable(callee: Node): AskedFor[] {
    const node = unwrapped(callee);
    const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
    return isMember && node.computed ? this.#askedByValue(unwrapped(node.property)) : [];
  }

  /** Returns the selector that a call asks for, or the attribute that a value comes from. */
  #askedByValue(node: Node): AskedFor[] {
    const call = this.#askedByCall(node);
    if (call !== undefined)
      return [withOf(questionSelector(call), call.asks === 'closest' ? {} : (this.#ownerOf(node) ?? {}))];
    const path = this.#pathOf(node);
    const [kind, member] = path?.members ?? [];
    if (path === undefined || kind !== 'dataset' || member === undefined) return [];
    return [withOf(questionSelector({ asks: 'attribute', name: dataAttribute(member) }), path)];
  }

  #declare(id: LVal, init: Node): void {
    const asked = this.#askedByCall(unwrapped(init));
    // The row around the button that was asked for is only looked up: `closest('button')?.closest('tr')`.
    if (asked?.asks === 'closest' && id.type === 'Identifier')
      this.#found.set(id.name, this.#ownerOf(unwrapped(init))?.of ?? asked.selector);
    const path = this.#pathOf(init);
    if (path !== undefined) this.#bind(id, path);
    else if (id.type === 'ObjectPattern') this.#bindTarget(id);
  }

  #bind(pattern: LVal | PatternLike, path: Path): void {
    if (pattern.type === 'Identifier') this.#names.set(pattern.name, path);
    if (pattern.type === 'AssignmentPattern') this.#bind(pattern.left as PatternLike, path);
    if (pattern.type !== 'ObjectPattern') return;
    for (const { name, value } of entriesOf(pattern)) this.#bind(value, { ...path, members: [...path.members, name] });
  }

  /** Binds the names of a pattern of the event. */
  #bindTarget(pattern: ObjectPattern): void {
    for (const { name, value } of entriesOf(pattern)) if (name === 'target') this.#bind(value, { members: [] });
  }

  #pathOf(written: Node): Path | undefined {
    const node = unwrapped(written);
    if (node.type === 'Identifier') return this.#names.get(node.name);
    if (node.type === 'LogicalExpression' && node.operator !== '&&') return this.#pathOf(node.left);
    const asked = this.#askedByCall(node);
    if (asked?.asks === 'closest') return { members: [], of: asked.selector };
    if (asked?.asks === 'attribute') return { ...this.#ownerOf(node), members: [attributeOf, asked.name] };
    if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
    const name = memberName(node);
    if (name === 'target' || name === 'srcElement') return { members: [] };
    const around = name === undefined ? undefined : this.#pathOf(node.object);
    return around === undefined ? undefined : { ...around, members: [...around.members, name!] };
  }

  /** Reads a call that asks an element for a selector, a class or an attribute. */
  #askedByCall(node: Node): PressQuestion | undefined {
    const text =
      node.type === 'CallExpression' || node.type === 'OptionalCallExpression'
        ? literalOf(node.arguments[0])
        : undefined;
    const owner = text === undefined ? undefined : this.#ownerOf(node);
    if (text === undefined || owner === undefined) return undefined;
    const how = [...owner.members, memberName(calleeOf(node)!) ?? ''].join('.');
    switch (how) {
      case 'closest':
      case 'matches':
        return { asks: how, selector: text };
      case 'classList.contains':
        return { asks: 'class', name: text };
      case 'className.includes':
        return { asks: 'matches', selector: questionSelector({ asks: 'attribute', name: 'class*', value: text }) };
      case 'hasAttribute':
      case 'getAttribute':
        return { asks: 'attribute', name: text };
      default:
        return undefined;
    }
  }

  /** Returns the path to the object whose method a call is. */
  #ownerOf(node: Node): Path | undefined {
    const callee = calleeOf(node);
    return callee === undefined ? undefined : this.#pathOf(callee.object);
  }
}

type Member = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;
type ObjectPattern = Extract<LVal, { type: 'ObjectPattern' }>;

function calleeOf(node: Node): Member | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const callee = unwrapped(node.callee);
  return callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression' ? callee : undefined;
}

/** Returns the names of the members that a pattern takes, each with the pattern of its value. */
const entriesOf = ({ properties }: ObjectPattern): { name: string; value: PatternLike }[] =>
  properties.flatMap((property) =>
    property.type === 'ObjectProperty' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value as PatternLike }]
      : [],
  );

const withOf = (selector: string, { of }: { of?: string }): AskedFor => ({
  selector,
  ...(of === undefined ? {} : { of }),
});

/** Returns the declared names with a value, in source order. */
function declarators(fn: FunctionNode): { id: LVal; init: Node }[] {
  const found: { id: LVal; init: Node; start: number }[] = [];
  walkNodes(fn.body, (node) => {
    if (node.type === 'VariableDeclarator' && node.init != null)
      found.push({ id: node.id as LVal, init: node.init, start: node.start ?? 0 });
  });
  return found.sort((one, other) => one.start - other.start);
}

/** Returns the question of a comparison: `id === 'save'`, `dataset.act === 'delete'`. */
function questionOf([member = '', data]: readonly string[], value: string): PressQuestion | undefined {
  if (member === attributeOf && data !== undefined) return { asks: 'attribute', name: data, value };
  if (member === 'dataset' && data !== undefined) return { asks: 'attribute', name: dataAttribute(data), value };
  return data === undefined && Object.hasOwn(questionsByMember, member) ? questionsByMember[member]!(value) : undefined;
}

/** Decides whether a function reads a member that distinguishes the pressed element. */
function readsTelling(fn: FunctionNode, pathOf: (node: Node) => Path | undefined): boolean {
  const isTelling = (pattern: Node): boolean =>
    pattern.type === 'ObjectPattern' && entriesOf(pattern).some(({ name }) => telling.test(name));
  const isOfTarget = (pattern: Node): boolean =>
    pattern.type === 'ObjectPattern' &&
    entriesOf(pattern).some(({ name, value }) => name === 'target' && isTelling(value));
  let reads = fn.params.some(isOfTarget);
  walkNodes(fn.body, (node) => {
    if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression')
      reads ||= pathOf(node.object) !== undefined && telling.test(memberName(node) ?? '');
    if (node.type === 'VariableDeclarator' && node.init != null)
      reads ||= isOfTarget(node.id) || (isTelling(node.id) && pathOf(node.init) !== undefined);
  });
  return reads;
}

/** Returns an expression without its types and brackets. */
function unwrapped(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrapped(node.expression);
    default:
      return node;
  }
}
