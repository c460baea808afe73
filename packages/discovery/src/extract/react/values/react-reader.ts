import type { Function as FunctionNode, JSXElement, JSXFragment, Node } from '@babel/types';

import type { FunctionValue, HandlerFacts, StateFacts, TemplateNode, Value } from '../../facts/facts.js';

/** The names and actions of one function body, or of the module itself. */
export interface Frame {
  /**
   * Names and values, in an object without a prototype, because a name such as `constructor` may come from the source.
   */
  locals: Record<string, Value>;
  states: StateFacts[];
  does: HandlerFacts;
  /**
   * True if calls and assignments are recorded. The body of a component records none, because its effects are no
   * handler's.
   */
  collect: boolean;
  /** The test of the if statement around. */
  guard: Value | undefined;
  /** The tests of all branches around that compare names, outermost first. */
  within: readonly Value[];
  /** Markup that a loop's body, or a function that is passed on, adds to a list around it. */
  pushed: Pushed[] | undefined;
}

/** `rows.push(<Row/>)`. */
export interface Pushed {
  list: string;
  value: Value;
}

/**
 * The translator of one file. Its parts (values, markup, functions) call each other through it. Calls, locals and
 * states land in the current frame, so that each syntax node is visited once.
 */
export interface ReactReader {
  readonly file: string;
  /** Local names of functions whose results are states, with their own names; see `stateMakersOf`. */
  readonly makers: ReadonlyMap<string, string>;
  /** Local names of Vue's `h`, which makes an element. */
  readonly drawing: ReadonlySet<string>;
  frame: Frame;
  /** The items that functions add to lists of outer functions. */
  readonly pushes: WeakMap<Value, Pushed[]>;
  /** Runs `read` with a frame of its own, and returns the filled frame. */
  inFrame(collect: boolean, read: () => void): Frame;
  value(node: Node): Value;
  markup(node: JSXElement | JSXFragment): TemplateNode[];
  /** Reads a function. With `component`, the body's own calls are left out. */
  function(node: FunctionNode, component: boolean): FunctionValue;
  class(node: Extract<Node, { type: 'ClassDeclaration' | 'ClassExpression' }>): FunctionValue;
  /** Keeps a value without a name as a local of the current frame. Returns its name, which no source can write. */
  hide(value: Value, stem: string): string;
}

/** Adds a local. A second value of the same name holds under the test of the if statement around. */
export function addLocal(frame: Frame, name: string, value: Value): void {
  const known = frame.locals[name];
  if (known === undefined) frame.locals[name] = value;
  else {
    const test: Value = frame.guard ?? { kind: 'unknown', at: value.at };
    frame.locals[name] = { kind: 'choice', test, options: [value, known], at: known.at };
  }
}
