import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import type { PageElement, PageTree } from '../page/page-element.js';
import { selectElements } from '../page/select-elements.js';
import { drawingTargets, selectorOf } from './drawing-targets.js';
import { nameOf } from './syntax-names.js';

/** Properties that replace the text of an element. */
const replacing = /^(?:textContent|innerText|innerHTML)$/;
/** Matches the text of a counter before a script counts, also none. */
const countAtFirst = /^\s*\(?\d*\)?\s*$/;
const controls = /^(?:button|a|summary|label|h[1-6])$/;

/**
 * Makes the text of a counter unknown: a number in an element of its own beside the words of a control, into which a script
 * writes. `<button>Overdue <span class="count">0</span></button>` is "Overdue" with any number.
 */
export function maskCounts({ elements }: PageTree, scripts: readonly File[]): void {
  const selectors = new Set(scripts.flatMap(countedIn));
  const counted = [...selectors].flatMap((selector) => selectElements(selector, elements));
  for (const { node } of counted.filter(isCounter)) node.children = [unknownText(node)];
}

/** Returns the selectors of the elements that receive a text which only the run knows. */
function countedIn(ast: File): string[] {
  const found: string[] = [];
  const targets = drawingTargets(ast);
  walkNodes(ast, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    if (!replacing.test(nameOf(node.left.property)) || isWritten(node.right)) return;
    const selector = selectorOf(node.left.object, targets.selectors);
    if (selector !== null) found.push(selector);
  });
  return found;
}

const isWritten = (node: Node): boolean =>
  node.type === 'StringLiteral' || (node.type === 'ConditionalExpression' && isWritten(node.consequent));

/** Decides whether an element is a counter beside other words of a control. */
function isCounter({ node, parent, siblings }: PageElement): boolean {
  const isNumber = node.children.every(
    (child) => child.kind === 'text' && child.value.kind === 'literal' && countAtFirst.test(String(child.value.value)),
  );
  if (!isNumber || parent === null) return false;
  const isBesideText = siblings.length > 1 || parent.node.children.some(({ kind }) => kind === 'text');
  for (let at: PageElement | null = parent; at !== null; at = at.parent) if (controls.test(at.tag)) return isBesideText;
  return false;
}

const unknownText = ({ at }: PageElement['node']): PageElement['node']['children'][number] => ({
  kind: 'text',
  value: { kind: 'unknown', at },
  at,
});
