import type { Node } from '@babel/types';
import type { Source } from '@webmcp/contract';

/**
 * Returns the place of a node: line and column from 1. An embedded script is parsed with its place in the file
 * (ScriptPlace).
 */
export function sourceAt(node: Node, context: { file: string }): Source {
  const start = node.loc?.start;
  return { file: context.file, line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}
