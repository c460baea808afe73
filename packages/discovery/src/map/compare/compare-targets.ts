import type { Target } from '@webmcp/contract';

import { driftIf, type Change } from './change.js';

/** Writes the selectors of a target, best first. */
export const written = ({ selectors }: Target): string[] =>
  selectors.map(({ strategy, value }) => `${strategy} ${value}`);

/**
 * Compares a target by its selectors; a changed confidence alone is a note.
 * @param name of the target in a sentence: "its action"; empty if the sentence names it already
 */
export function compareTargets(name: string, was: Target | undefined, is: Target | undefined): Change[] {
  const subject = name === '' ? '' : `${name} `;
  if (was === undefined || is === undefined)
    return driftIf(was !== is, `${subject}${is === undefined ? 'is no longer needed or found' : 'is new'}`);
  const [before, now] = [written(was), written(is)];
  if (before.join('\n') !== now.join('\n'))
    return [{ kind: 'drift', what: `${subject}is ${selectorChange(before, now)}` }];
  if (was.confidence === is.confidence) return [];
  return [{ kind: 'note', what: `${subject}confidence was ${was.confidence} and is ${is.confidence}` }];
}

function selectorChange(before: readonly string[], now: readonly string[]): string {
  const lost = before.filter((selector) => !now.includes(selector));
  const found = now.filter((selector) => !before.includes(selector));
  const parts = [
    ...(lost.length === 0 ? [] : [`no longer found by ${lost.join(', ')}`]),
    ...(found.length === 0 ? [] : [`now found by ${found.join(', ')}`]),
  ];
  return parts.join('; ') || 'found by its selectors in another order';
}
