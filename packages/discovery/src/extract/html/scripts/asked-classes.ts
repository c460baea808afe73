import type { File } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { nameOf } from './syntax-names.js';

/**
 * Returns the classes of the elements that listeners ask for: `card` of `event.target.closest('.list .card')`. A press of
 * such an element is answered although the element has no listener of its own.
 */
export function askedClasses(trees: readonly File[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { program } of trees)
    walkNodes(program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
      const [selector] = node.arguments;
      if (!/^(?:closest|matches)$/.test(nameOf(node.callee.property)) || selector?.type !== 'StringLiteral') return;
      for (const part of selector.value.split(','))
        for (const [, name = ''] of (
          part
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? ''
        ).matchAll(/\.([\w-]+)/g))
          found.add(name);
    });
  return found;
}
