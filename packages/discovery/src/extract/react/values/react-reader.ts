import type { Function as FunctionNode, JSXElement, JSXFragment, Node } from '@babel/types';

import type { FunctionValue, HandlerFacts, StateFacts, TemplateNode, Value } from '../../facts/facts.js';

/** What is gathered while one function body, or the module itself, is read. */
export interface Frame {
  /** Without a prototype: any name may be one of the source's. */
  locals: Record<string, Value>;
  states: StateFacts[];
  does: HandlerFacts;
  /** Whether calls and assignments are wanted: not in the body of a component, whose effects are nobody's handler. */
  collect: boolean;
  /** The test of the if statement around. */
  guard: Value | undefined;
  /** Markup that a loop's body, or a function that is passed on, adds to a list around it. */
  pushed: Pushed[] | undefined;
}

/** `rows.push(<Row/>)`. */
export interface Pushed {
  list: string;
  value: Value;
}

/**
 * The translator of one file. The parts of the translation (values, markup, functions) call each other through it, and
 * what they find on the way (calls, locals, states) lands in the current frame, so that each syntax node is visited once.
 */
export interface ReactReader {
  readonly file: string;
  /** Local names of Vue's reactivity functions, whose results are states. */
  readonly reactive: ReadonlySet<string>;
  frame: Frame;
  /** What functions add to lists that are not their own. */
  readonly pushes: WeakMap<Value, Pushed[]>;
  /** Runs with an own frame and gives it back filled. */
  inFrame(collect: boolean, read: () => void): Frame;
  value(node: Node): Value;
  markup(node: JSXElement | JSXFragment): TemplateNode[];
  /** `component`: the body's own calls are left out. */
  function(node: FunctionNode, component: boolean): FunctionValue;
  class(node: Extract<Node, { type: 'ClassDeclaration' | 'ClassExpression' }>): FunctionValue;
  /** Keeps a value that has no name in the source as a local of the current frame; gives its name, which no source can write. */
  hide(value: Value, stem: string): string;
}

/** Adds a local; where it has a value already, the new one holds under the test of the if statement around. */
export function addLocal(frame: Frame, name: string, value: Value): void {
  const known = frame.locals[name];
  if (known === undefined) frame.locals[name] = value;
  else {
    const test: Value = frame.guard ?? { kind: 'unknown', at: value.at };
    frame.locals[name] = { kind: 'choice', test, options: [value, known], at: known.at };
  }
}
