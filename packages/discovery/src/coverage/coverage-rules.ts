import type { Coverage, PageElement, PageSnapshot } from '@webmcp/contract';

import { readinessRules } from '../assess/readiness.js';
import { leftOutRules, noControlRules, setReasons } from '../page/left-out-rules.js';
import type { ElementUse } from './element-uses.js';

/** An interactive element of a state with everything that the accounting knows about it. */
export interface CountedElement {
  snapshot: PageSnapshot;
  element: PageElement;
  uses: readonly ElementUse[];
  isPaired: boolean;
  isFramed: boolean;
  /** The rule of the stage *page* that leaves the element out. */
  leftOutBy?: string;
}

/** A sum of {@link Coverage}. */
export type CoverageSum = keyof Pick<Coverage, 'inTools' | 'unstable' | 'shared' | 'dead' | 'unmatched' | 'leftOut'>;

/** A rule that puts an element into one sum. For `leftOut`, its name is the key of the sum. */
export interface CoverageRule {
  name: string;
  sum: CoverageSum;
  reason: string;
  holds(counted: CountedElement): boolean;
}

const leftOut = (name: string, reason: string, holds: CoverageRule['holds']): CoverageRule => ({
  name,
  sum: 'leftOut',
  reason,
  holds,
});

const isUsed =
  (how: ElementUse['how']): CoverageRule['holds'] =>
  ({ uses }) =>
    uses.some((use) => use.how === how);

const offeringTools = ({ uses }: CountedElement): number =>
  new Set(uses.flatMap(({ how, tool }) => (how === 'offered' ? [tool] : []))).size;

/** The further reasons of the stage *page*, for elements that no intent was paired with. */
const counted = new Set(['dead', ...noControlRules.map(({ name }) => name)]);
const pageReasons = [...leftOutRules, ...Object.values(setReasons)].filter(({ name }) => !counted.has(name));

/** The first rule that holds decides. The last rule holds for every element, so each element is in exactly one sum. */
export const coverageRules: readonly CoverageRule[] = [
  leftOut('in-a-frame', 'The tools of the page around a frame do not reach into it.', ({ isFramed }) => isFramed),
  { name: 'shared', sum: 'shared', reason: 'Several tools use it.', holds: (counted) => offeringTools(counted) > 1 },
  { name: 'in-tool', sum: 'inTools', reason: 'One tool uses it.', holds: (counted) => offeringTools(counted) === 1 },
  { name: 'dead', sum: 'dead', reason: 'Nothing answers a press.', holds: ({ element }) => element.answers === 'none' },
  leftOut('sensitive', 'Only the user fills in a sensitive field.', isUsed('sensitive')),
  { name: 'unstable', sum: 'unstable', reason: 'Its tool is held back with guidance.', holds: isUsed('weak') },
  leftOut('excluded-by-config', 'The config excludes its tool.', isUsed('excluded')),
  leftOut('cannot-be-set', 'No call can set it.', isUsed('refused')),
  ...readinessRules.map(({ name, reason }) =>
    leftOut(name, reason, ({ uses }) => uses.some(({ heldBackBy }) => heldBackBy === name)),
  ),
  ...noControlRules.map((rule) =>
    leftOut(
      rule.name,
      `It ${rule.reason}.`,
      (counted) => counted.leftOutBy === rule.name || (counted.isPaired && rule.holds(counted)),
    ),
  ),
  ...pageReasons.map(({ name, reason }) => leftOut(name, `It ${reason}.`, ({ leftOutBy }) => leftOutBy === name)),
  leftOut('disabled', 'It is disabled in this state.', ({ element }) => element.disabled),
  leftOut(
    'no-name',
    'It has no name, and no intent was paired with it.',
    ({ isPaired, element: { name, labels } }) => !isPaired && name === '' && labels.length === 0,
  ),
  leftOut('no-tool-of-its-own', 'Its intent belongs to no tool.', ({ isPaired }) => isPaired),
  { name: 'unmatched', sum: 'unmatched', reason: 'No intent claims it.', holds: () => true },
];

/** Returns the sentence that explains why a rule leaves elements out; an empty text for an unknown rule. */
export const leftOutReason = (rule: string): string =>
  coverageRules.find(({ name, sum }) => name === rule && sum === 'leftOut')?.reason ?? '';
