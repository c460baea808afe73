import type { Selector, Target } from '@webmcp/contract';

import { changeIf, type Change } from './change.js';
import type { DifferenceKind } from './difference-kinds.js';

/** Writes the selectors of a target, best first. */
export const written = ({ selectors }: Pick<Target, 'selectors'>): string[] => selectors.map(writtenSelector);

/** Writes the selectors that meaning decides, else the structural paths. */
export function meaningful({ selectors }: Pick<Target, 'selectors'>): string[] {
  const named = selectors.filter((selector) => !isStructural(selector));
  return written({ selectors: named.length > 0 ? named : selectors });
}

/** The kinds of the changes that add or remove a whole target. */
export interface PresenceKinds {
  added: DifferenceKind;
  removed: DifferenceKind;
}

/** The score from which a selector proves a target by itself: the default threshold of `instrument`. */
const proves = 0.6;

/** The greatest score of a structural path. Layout alone changes such a path (docs/map-format.md, Selectors). */
const structural = 0.2;

/**
 * Compares a target by the selectors that meaning decides. A structural path is layout, so its change is a note as long
 * as another selector proves the target.
 * @param name of the target in a sentence: "its action"; empty if the sentence names it already
 */
export function compareTargets(
  name: string,
  was: Target | undefined,
  is: Target | undefined,
  presence: PresenceKinds,
): Change[] {
  const subject = name === '' ? '' : `${name} `;
  if (was === undefined || is === undefined)
    return is === undefined
      ? changeIf(was !== undefined, presence.removed, `${subject}is no longer needed or found`)
      : [{ kind: presence.added, what: `${subject}is new` }];
  return [...selectorChanges(subject, was, is), ...survivalChange(subject, was, is)];
}

function selectorChanges(subject: string, was: Target, is: Target): Change[] {
  const lost = missingFrom(is, was);
  const found = missingFrom(was, is);
  const kind = kindOf(was, lost, found);
  if (kind !== 'note')
    return [{ kind, what: `${subject}is ${selectorChange(lost, found)}${confidenceChange(was, is)}` }];
  if (lost.length + found.length > 0) return [{ kind, what: `${subject}is ${selectorChange(lost, found)}` }];
  if (was.confidence > is.confidence)
    return [{ kind: 'confidence-lowered', what: `${subject}confidence was ${was.confidence} and is ${is.confidence}` }];
  const differs = was.confidence !== is.confidence;
  return differs ? [{ kind, what: `${subject}confidence was ${was.confidence} and is ${is.confidence}` }] : [];
}

/** The fall of a survived share that counts. A changed text of the page moves the share a little. */
const survivalFall = 0.05;

/** Reports a fall of the measured survival. Without a new measurement a map carries the earlier one over. */
function survivalChange(subject: string, { survival: was }: Target, { survival: is }: Target): Change[] {
  if (was === undefined || is === undefined || was.trials === 0 || is.trials === 0) return [];
  const [before, now] = [was.survived / was.trials, is.survived / is.trials];
  const what = `${subject}survived ${before.toFixed(2)} of the changes and survives ${now.toFixed(2)}`;
  return changeIf(before - now > survivalFall || is.wrong > was.wrong, 'survival-lowered', what);
}

function missingFrom(target: Target, other: Target): Selector[] {
  const known = new Set(written(target));
  return other.selectors.filter((selector) => !known.has(writtenSelector(selector)));
}

function kindOf(was: Target, lost: readonly Selector[], found: readonly Selector[]): DifferenceKind | 'note' {
  const [best] = was.selectors;
  const left = was.selectors.filter((selector) => !lost.includes(selector));
  if (best !== undefined && lost.includes(best) && !(isStructural(best) && left.length > 0)) {
    if (isStructural(best)) return found.every(isStructural) ? 'note' : 'selector-healed';
    return left.some(({ score }) => score >= proves) ? 'selector-healed' : 'selectors-lost';
  }
  if (!lost.every(isStructural)) return 'selector-dropped';
  return found.every(isStructural) ? 'note' : 'selector-added';
}

const isStructural = ({ strategy, score }: Selector): boolean => strategy === 'css' && score <= structural;

const writtenSelector = ({ strategy, value }: Selector): string => `${strategy} ${value}`;

function selectorChange(lost: readonly Selector[], found: readonly Selector[]): string {
  const parts = [
    ...(lost.length === 0 ? [] : [`no longer found by ${lost.map(writtenSelector).join(', ')}`]),
    ...(found.length === 0 ? [] : [`now found by ${found.map(writtenSelector).join(', ')}`]),
  ];
  return parts.join('; ');
}

const confidenceChange = (was: Target, is: Target): string =>
  was.confidence > is.confidence ? `; confidence was ${was.confidence} and is ${is.confidence}` : '';
