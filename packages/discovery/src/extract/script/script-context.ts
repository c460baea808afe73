import type { CallExpression, JSXElement, JSXFragment, Node } from '@babel/types';
import type { Source } from '@webmcp/contract';

import type { TemplateNode, Value } from '../facts.js';

/**
 * What the translation of JavaScript into facts needs to know about its surroundings. Positions come from the syntax
 * tree itself: an embedded script is parsed with its place in the file (see ScriptPlace).
 */
export interface ScriptContext {
  file: string;
  /** Translates JSX in value position; without it such values are `unknown`. */
  markupOf?: (node: JSXElement | JSXFragment) => TemplateNode[];
  /** Rewrites the path of every reference, callee and assignment target; Vue drops `this` and `.value` here. */
  pathFor?: (path: string[]) => string[];
  /** A path for what a call gives, e.g. `['#dialog']` for `document.getElementById('dialog')`. */
  pathOfCall?: (call: CallExpression) => string[] | undefined;
  /** Constants of the functions around, which references are replaced by. */
  constants?: ReadonlyMap<string, Value>;
}

/** Where a node starts: line and column from 1. */
export function sourceAt(node: Node, context: { file: string }): Source {
  const start = node.loc?.start;
  return { file: context.file, line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}
