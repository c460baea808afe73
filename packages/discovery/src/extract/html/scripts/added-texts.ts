import type { Node } from '@babel/types';

import { pathOf } from './syntax-names.js';
import { isText } from './text-parts.js';

/** Statements of one block that add texts to one variable, directly after one another: `html += '<tr>'`. */
export interface AddedTexts {
  /** The variable, or the content of an element. */
  target: Node;
  statements: readonly Node[];
  /** The added texts in source order. Together they are one text. */
  texts: readonly Node[];
}

/** Returns the runs of at least two additions in a block of statements. Empty for any other node. */
export function additionsIn(node: Node): AddedTexts[] {
  const runs: { target: Node; key: string; statements: Node[]; texts: Node[] }[] = [];
  let open = false;
  for (const statement of statementsOf(node)) {
    const added = additionOf(statement);
    const last = runs.at(-1);
    if (added === null) open = false;
    else if (open && last !== undefined && last.key === added.key) {
      last.statements.push(statement);
      last.texts.push(added.text);
    } else {
      runs.push({ target: added.target, key: added.key, statements: [statement], texts: [added.text] });
      open = true;
    }
  }
  return runs.filter(({ texts }) => texts.length > 1 && texts.some(isText));
}

function statementsOf(node: Node): readonly Node[] {
  if (node.type === 'BlockStatement' || node.type === 'Program') return node.body;
  return node.type === 'SwitchCase' ? node.consequent : [];
}

/** Returns the target and the text of `html += text`; null for any other statement. */
function additionOf(statement: Node): { target: Node; key: string; text: Node } | null {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return null;
  const { operator, left, right } = statement.expression;
  const key = pathOf(left).join('.');
  return operator === '+=' && key !== '' ? { target: left, key, text: right } : null;
}
