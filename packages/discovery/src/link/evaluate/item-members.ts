import type { Source } from '@webmcp/contract';

import type { ComponentFacts } from '../../extract/facts/facts.js';
import { force, memberAt, type Evaluator } from '../model/evaluator.js';
import type { LinkedValue } from '../model/linked.js';
import type { ComponentValue, ItemValue, ResolvedValue } from '../model/resolved-value.js';

/** Returns the member of each item, if the loop's list is written out; else an empty list. */
function itemMembers(evaluator: Evaluator, { loop, path }: ItemValue): ResolvedValue[] {
  const list = evaluator.memory.loops.sources.get(loop);
  if (list?.kind !== 'list') return [];
  return list.items.map((item) => memberAt(evaluator, force(evaluator, item), path));
}

/**
 * Decides whether a value is the item of a loop over a written list, or a member of that item. If it is, the loop around is
 * rendered for each item, because the items decide what its body does.
 */
export function dependsOnItem({ memory: { loops } }: Evaluator, resolved: ResolvedValue): boolean {
  const isDependent = resolved.kind === 'item' && loops.sources.get(resolved.loop)?.kind === 'list';
  if (isDependent) loops.itemDependencies += 1;
  return isDependent;
}

/**
 * Notes a call that runs a function of an item: `action.run(task)` does something else for each action of a written list. The
 * loop around is then rendered for each item, see {@link dependsOnItem}.
 */
export function noteFunctionOfItem(evaluator: Evaluator, callee: ItemValue): void {
  if (itemMembers(evaluator, callee).some(isFunction)) dependsOnItem(evaluator, callee);
}

const isFunction = (resolved: ResolvedValue): boolean =>
  resolved.kind === 'value' && resolved.value.kind === 'function';

/** Returns the components among the member of each item, each once. */
export function itemComponents(evaluator: Evaluator, item: ItemValue): ComponentValue[] {
  const found = new Map<ComponentFacts, ComponentValue>();
  for (const member of itemMembers(evaluator, item)) {
    if (member.kind === 'component') found.set(member.component, member);
  }
  return [...found.values()];
}

/** Decides whether the member is a function that returns markup, for some item. */
export function isMarkupFunction(evaluator: Evaluator, item: ItemValue): boolean {
  return itemMembers(evaluator, item).some(
    (member) => member.kind === 'value' && member.value.kind === 'function' && member.value.returns !== undefined,
  );
}

/** Returns a component by its name, with the file to distinguish components of one name. */
export function componentReference({ component, module }: ComponentValue, at: Source): LinkedValue {
  return { kind: 'reference', path: [module.facts.file, component.name], at };
}

/** Returns the test whether a loop's item has that component. Stages that unroll the loop decide it. */
export function isComponentTest({ loop, path }: ItemValue, component: ComponentValue, at: Source): LinkedValue {
  return {
    kind: 'call',
    callee: ['~is'],
    args: [{ kind: 'item', loop, path, at }, componentReference(component, at)],
    at,
  };
}
