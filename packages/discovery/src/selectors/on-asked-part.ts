import type { Selector, Target } from '@webmcp/contract';
import { isOneOf, selectorScores } from '@webmcp/text';

import type { ScopedMatch } from './intent-target.js';

/**
 * Returns the selector by which the listener of an element around asks for the control. The listener answers no other part by
 * it, so it is as stable as a name: `.remove`. It finds the control alone in its scope in each state.
 */
export function onAskedPart(matched: readonly ScopedMatch[]): Selector[] {
  const [first = [], ...others] = matched.map(({ element, scope }) => {
    const asked = (element.handlers ?? []).flatMap(({ selector }) => selector ?? []);
    return element.candidates.flatMap(({ selector, document, containers }) => {
      const isAsked = selector.strategy === 'css' && asked.some((all) => isOneOf(selector.value, all));
      return isAsked && (scope === null ? document : containers[scope]) === 1 ? [selector] : [];
    });
  });
  const shared = first.filter(({ value }) => others.every((list) => list.some((other) => other.value === value)));
  return shared.slice(0, 1).map((selector) => ({ ...selector, score: selectorScores.role }));
}

/** Matches a question for one class, or for one data attribute with a value. */
const oneMark = /^(?:\.([\w-]+)|\[(data-[\w-]+)="([^"\\]*)"\])$/;

/** Adds the class or the attribute for which code asks to the fingerprint of a target. */
export function withAskedMark(target: Target, [asked]: readonly Selector[]): Target {
  const { fingerprint } = target;
  const [, name, attribute, value] = oneMark.exec(asked?.value ?? '') ?? [];
  if (fingerprint === undefined || (name === undefined && attribute === undefined)) return target;
  const datum = name === undefined ? `${attribute}=${value}` : `class=${name}`;
  return { ...target, fingerprint: { ...fingerprint, datum } };
}
