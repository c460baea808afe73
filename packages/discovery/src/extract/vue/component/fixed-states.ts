import type { Statement } from '@babel/types';

import type { ComponentFacts, StateFacts } from '../../facts/facts.js';
import { changedByScript } from './script-changes.js';
import { changedByTemplate } from './template-changes.js';

/**
 * Turns states that hold a written list or text and never change into constants: `const menu = ref([{ … }])` that is
 * only read. A state stays a state if anything may change the state or an item of its list: an assignment, a list
 * method, a call that receives the state, another name for it, a two-way binding.
 * @param script the component's statements
 */
export function fixStates(component: ComponentFacts, script: readonly Statement[]): void {
  const written = component.states.filter(isWritten);
  if (written.length === 0) return;
  const names = new Set(written.map(({ value }) => value));
  const changed = new Set([...changedByScript(script, names), ...changedByTemplate(component, names)]);
  for (const { value, initial } of written) {
    if (changed.has(value) || initial === undefined) continue;
    component.states = component.states.filter((state) => state.value !== value);
    component.locals[value] = initial;
  }
}

/** Decides whether a value is an object of functions, or of lists of functions: the rules of a form. */
function holdsRules(value: StateFacts['initial']): boolean {
  if (value?.kind === 'array') return value.items.length > 0 && value.items.every(({ kind }) => kind === 'function');
  if (value?.kind !== 'object' || value.entries.length === 0 || value.spreads.length > 0) return false;
  return value.entries.every(
    (entry) => entry.value.kind === 'function' || (entry.value.kind === 'array' && holdsRules(entry.value)),
  );
}

/** Decides whether a state begins with a text or a list. An empty list waits for the app to fill the list. */
function isWritten({ initial, setter }: StateFacts): boolean {
  if (setter !== undefined) return false;
  if (initial?.kind === 'literal') return typeof initial.value === 'string' && initial.value.trim() !== '';
  return (initial?.kind === 'array' && initial.items.length > 0) || holdsRules(initial);
}
