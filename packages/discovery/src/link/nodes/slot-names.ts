import type { TemplateNode, Value } from '../../extract/facts/facts.js';
import { dependsOnItem } from '../evaluate/item-members.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { ItemValue } from '../model/resolved-value.js';

type SlotNode = Extract<TemplateNode, { kind: 'slot' }>;

const prefix = 'slot:';

/**
 * Returns the names that a slot of a component may have: `<slot :name="column.key">`. They are contents of the use site. A known
 * name is the only one. If an item of a known list decides the name, the loop is rendered for each item. A loop over another
 * list only names the cells of a row. It does so where the slot also provides the item of a loop around.
 */
export function slotNames(evaluator: Evaluator, { name, named, props = [] }: SlotNode, scope: LexicalScope): string[] {
  if (named === undefined) return [name];
  const parts = (named.kind === 'template' ? named.parts : [named]).map((part) => textOf(evaluator, part, scope));
  if (parts.every((part) => part !== null)) return [parts.join('')];
  const { loops } = evaluator.memory;
  const items = itemsOf(evaluator, named, scope);
  const given = props.flatMap(({ value }) => itemsOf(evaluator, value, scope));
  for (const { loop } of items) if (given.some((item) => item.loop !== loop)) loops.namesCells.add(loop);
  const [first] = parts;
  const last = parts.at(-1);
  const own = ownSlots(scope.owner.stack.at(-1)?.root ?? []);
  const isFit = (name: string): boolean =>
    !name.startsWith('[') && !own.has(name) && name.startsWith(first ?? '') && name.endsWith(last ?? '');
  return [...scope.owner.passed.props.keys()]
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter(isFit);
}

/** Returns the text of a part of a name; null if only the run knows the text. */
function textOf(evaluator: Evaluator, part: Value, scope: LexicalScope): string | null {
  const resolved = evaluator.evaluate(part, scope);
  if (dependsOnItem(evaluator, resolved)) return null;
  if (resolved.kind !== 'value' || resolved.value.kind !== 'literal') return null;
  return String(resolved.value.value);
}

/** Returns the items of loops in a name, or in a value that a slot provides. */
function itemsOf(evaluator: Evaluator, value: Value, scope: LexicalScope): ItemValue[] {
  return (value.kind === 'template' ? value.parts : [value])
    .map((part) => evaluator.evaluate(part, scope))
    .filter((part) => part.kind === 'item');
}

/** Returns the names that a component writes out for its slots. */
function ownSlots(nodes: readonly TemplateNode[], names = new Set<string>()): ReadonlySet<string> {
  for (const node of nodes) {
    if (node.kind === 'slot' && node.named === undefined) names.add(node.name);
    const inside =
      node.kind === 'element'
        ? node.children
        : node.kind === 'branch'
          ? node.branches.flat()
          : node.kind === 'loop'
            ? node.body
            : node.kind === 'slot'
              ? node.fallback
              : [];
    ownSlots(inside, names);
  }
  return names;
}
