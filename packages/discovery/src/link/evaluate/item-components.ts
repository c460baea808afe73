import type { Source } from '@webmcp/contract';

import type { ComponentFacts } from '../../extract/facts/facts.js';
import type { LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue } from '../model/resolved-value.js';

type ItemValue = Extract<ResolvedValue, { kind: 'item' }>;
type ComponentValue = Extract<ResolvedValue, { kind: 'component' }>;

/** The components that a member of a loop's item can be, where the loop's list is written out; each once. */
export function itemComponents(linker: Linker, { loop, path }: ItemValue): ComponentValue[] {
  const list = linker.loopSources.get(loop);
  if (list?.kind !== 'list') return [];
  const found = new Map<ComponentFacts, ComponentValue>();
  for (const item of list.items) {
    let resolved = linker.force(item);
    for (const key of path) resolved = linker.member(resolved, key);
    if (resolved.kind === 'component') found.set(resolved.component, resolved);
  }
  return [...found.values()];
}

/** Whether a member of a loop's item is a function that gives markup, for some item of a list that is written out. */
export function isMarkupFunction(linker: Linker, { loop, path }: ItemValue): boolean {
  const list = linker.loopSources.get(loop);
  if (list?.kind !== 'list') return false;
  return list.items.some((item) => {
    let resolved = linker.force(item);
    for (const key of path) resolved = linker.member(resolved, key);
    return resolved.kind === 'value' && resolved.value.kind === 'function' && resolved.value.returns !== undefined;
  });
}

/** A component by its name and no more, told apart from others of that name by its file. */
export function componentReference({ component, module }: ComponentValue, at: Source): LinkedValue {
  return { kind: 'reference', path: [module.facts.file, component.name], at };
}

/** Whether a loop's item has that component; decided where the loop is unrolled. */
export function isComponent({ loop, path }: ItemValue, component: ComponentValue, at: Source): LinkedValue {
  return {
    kind: 'call',
    callee: ['~is'],
    args: [{ kind: 'item', loop, path, at }, componentReference(component, at)],
    at,
  };
}
