import type { Source } from '@webmcp/contract';

import type { ComponentFacts } from '../../extract/facts/facts.js';
import type { LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Meaning } from '../model/resolved-value.js';

type ItemMeaning = Extract<Meaning, { kind: 'item' }>;
type ComponentMeaning = Extract<Meaning, { kind: 'component' }>;

/** The components that a member of a loop's item can be, where the loop's list is written out; each once. */
export function itemComponents(linker: Linker, { loop, path }: ItemMeaning): ComponentMeaning[] {
  const list = linker.loopSources.get(loop);
  if (list?.kind !== 'list') return [];
  const found = new Map<ComponentFacts, ComponentMeaning>();
  for (const item of list.items) {
    let meaning = linker.force(item);
    for (const key of path) meaning = linker.member(meaning, key);
    if (meaning.kind === 'component') found.set(meaning.component, meaning);
  }
  return [...found.values()];
}

/** Whether a member of a loop's item is a function that gives markup, for some item of a list that is written out. */
export function isMarkupFunction(linker: Linker, { loop, path }: ItemMeaning): boolean {
  const list = linker.loopSources.get(loop);
  if (list?.kind !== 'list') return false;
  return list.items.some((item) => {
    let meaning = linker.force(item);
    for (const key of path) meaning = linker.member(meaning, key);
    return meaning.kind === 'value' && meaning.value.kind === 'function' && meaning.value.returns !== undefined;
  });
}

/** A component by its name and no more, told apart from others of that name by its file. */
export function componentReference({ component, module }: ComponentMeaning, at: Source): LinkedValue {
  return { kind: 'reference', path: [module.facts.file, component.name], at };
}

/** Whether a loop's item has that component; decided where the loop is unrolled. */
export function isComponent({ loop, path }: ItemMeaning, component: ComponentMeaning, at: Source): LinkedValue {
  return {
    kind: 'call',
    callee: ['~is'],
    args: [{ kind: 'item', loop, path, at }, componentReference(component, at)],
    at,
  };
}
