import type { PageElement } from '@webmcp/contract';

import { isRequired } from '../fields/make-field.js';
import { sensitivity } from '../risk/sensitivity/sensitivity.js';
import { isRowless } from '../synthesize/is-rowless.js';
import type { SynthesizedTarget, ToolTargets } from '../synthesize/tool-targets.js';

/** A tool that the rules decide about, with its fields. */
export interface ReadinessQuestion {
  targets: ToolTargets;
  /** Fields that a call can set. */
  settable: readonly SynthesizedTarget[];
  /** Fields that the tool would offer. */
  offered: readonly SynthesizedTarget[];
  allowUnstable: boolean;
}

/** A reason for which the map lists no such tool. */
export interface ReadinessRule {
  name: string;
  /** The reason why a call of such a tool fails. */
  reason: string;
  holds(question: ReadinessQuestion): boolean;
}

/**
 * The rules that hold a tool back; the first that applies is named. Rules that no option lifts come before the rules
 * that `--allow-unstable` lifts.
 */
export const readinessRules: readonly ReadinessRule[] = [
  {
    name: 'rows-alike',
    reason: 'A call could not choose a row: no text distinguishes the rows.',
    holds: ({ targets }) => isRowless(targets),
  },
  {
    name: 'not-seen',
    reason: 'No state shows the tool, so no selector was proved.',
    holds: ({ targets }) => !isSeen(targets),
  },
  {
    name: 'dead-action',
    reason: 'A call would press a button that nothing answers.',
    holds: ({ targets }) => isDead(targets.action),
  },
  {
    name: 'nothing-to-do',
    reason: 'A call would neither set a field nor press anything.',
    holds: ({ targets, offered }) =>
      offered.length === 0 && targets.action === null && targets.candidate.kind !== 'read',
  },
  {
    name: 'unstable-action',
    reason: 'A call might press another element.',
    holds: ({ targets, allowUnstable }) => !allowUnstable && hasUnstableAction(targets),
  },
  {
    name: 'unread-handler',
    reason: 'A call might do anything: no function that answers the control can be read.',
    holds: ({ targets, allowUnstable }) => !allowUnstable && isUnread(targets),
  },
  {
    name: 'unstable-required-field',
    reason: 'A call could not fill in a field that the app demands.',
    holds: ({ targets, settable, allowUnstable }) =>
      !allowUnstable && settable.some((field) => isUnstableNeed(field, targets)),
  },
];

/** Returns the first rule that holds a tool back; undefined if the map may list the tool. */
export function heldBackBy(question: ReadinessQuestion): ReadinessRule | undefined {
  return readinessRules.find((rule) => rule.holds(question));
}

/** Decides whether a target that the tool needs is not stable. */
export function isBlocked(targets: ToolTargets, settable: readonly SynthesizedTarget[]): boolean {
  return isRowless(targets) || hasUnstableAction(targets) || settable.some((field) => isUnstableNeed(field, targets));
}

/** Decides whether the code that answers a tool's action is unknown. Config may allow such a tool. */
export const isUnread = ({ action }: ToolTargets): boolean => action?.intent.unread === true;

/** Decides whether nothing answers a press of an action in any state that shows it. */
export const isDead = (action: SynthesizedTarget | null): boolean =>
  action !== null &&
  action.matchedElements.length > 0 &&
  action.matchedElements.every(({ element }) => element.answers === 'none');

/** Decides whether some state shows the tool. */
export const isSeen = ({ states, action }: ToolTargets): boolean =>
  states.length > 0 && (action === null || action.matchedElements.length > 0);

const hasUnstableAction = ({ action }: ToolTargets): boolean => action !== null && !action.stable;

/**
 * Decides whether a call would have to fill in a field that is not stable. Pages that show the action without a field under a
 * condition do not demand this field: "Income name" is only there for an income.
 */
const isUnstableNeed = (field: SynthesizedTarget, { action }: ToolTargets): boolean =>
  !field.stable && isNeeded(field) && !(isOnlyUnderCondition(field) && (action?.matchedElements.length ?? 0) > 0);

const isOnlyUnderCondition = ({ intent, matchedElements }: SynthesizedTarget): boolean =>
  intent.shownIf !== undefined && matchedElements.length === 0;

/** Decides whether a call has to fill in a field: the field is required, and agents may fill it in. */
export function isNeeded({ intent, matchedElements }: SynthesizedTarget): boolean {
  const elements: PageElement[] = matchedElements.map(({ element }) => element);
  return isRequired(intent.constraints.required, matchedElements) && sensitivity(intent, elements) === undefined;
}
