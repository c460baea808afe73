import type { Verdict } from './weigh.js';
import { resemblance } from './weights.js';

/** The reasons for which no element is taken. */
export type Abstention = 'gone' | 'ambiguous' | 'changed';

/** An element to take, or the reason for which none is taken. */
export type Decision = { take: Element } | { reason: Abstention };

/** The verdicts about one pool, and the facts by which one of them wins. */
export interface Ballot {
  /** All verdicts, the highest score first. */
  verdicts: readonly Verdict[];
  /** The highest verdict about an element that is no other control. */
  best: Verdict | undefined;
  /** The remaining verdicts about elements that are no other control. */
  rivals: readonly Verdict[];
  strict: boolean;
  /** The least score of an answer, and its least distance from the second; see `modes`. */
  floor: number;
  margin: number;
  /** True if no other control had the target's label when captured. */
  wasLabelledAlone: boolean;
  /** The elements that the target's structural selectors find. */
  structural: readonly Element[];
  /** Decides whether an element's label could as well be another element's. */
  sharesLabel(element: Element): boolean;
}

/** A named rule that may decide a ballot. */
export interface DecisionRule {
  readonly name: string;
  decide(ballot: Ballot): Decision | undefined;
}

/** Decides whether a verdict is good enough for an answer. */
const isEnough = (verdict: Verdict | undefined, floor: number): verdict is Verdict =>
  !!verdict && !verdict.vetoed && verdict.score >= floor && verdict.sure;

/** Decides whether a rival has every mark of the best and is in as many of its scopes. */
const hasItsMarks = (rival: Verdict, best: Verdict): boolean =>
  best.marks.length > 0 && best.marks.every((mark) => rival.marks.includes(mark)) && rival.scope >= best.scope;

/** The rules that decide a ballot. The first rule that decides wins, so an abstention outranks the best score. */
export const decisionRules: readonly DecisionRule[] = [
  {
    // Whatever else resembles the target did so when it was captured.
    name: 'one element in its slot is the same in everything',
    decide({ verdicts, strict, structural, sharesLabel }) {
      const [same, another] = verdicts.filter((verdict) => verdict.same && !verdict.other);
      const isAlone = !strict && same && !another && structural.includes(same.element) && !sharesLabel(same.element);
      return isAlone ? { take: same.element } : undefined;
    },
  },
  {
    name: 'nothing resembles the target',
    decide: ({ verdicts, best, floor }) =>
      !isEnough(best, floor) && !verdicts.some(({ score }) => score >= resemblance) ? { reason: 'gone' } : undefined,
  },
  {
    name: 'nothing is enough like the target',
    decide: ({ best, floor }) => (isEnough(best, floor) ? undefined : { reason: 'changed' }),
  },
  {
    // A copy may have taken the label along.
    name: 'a rival has every mark of the best',
    decide: ({ best, rivals }) =>
      best && rivals.some((rival) => hasItsMarks(rival, best)) ? { reason: 'ambiguous' } : undefined,
  },
  {
    name: 'the lead over the second is below the margin',
    decide: ({ best, rivals: [second], margin }) =>
      best && second && best.score - second.score < margin ? { reason: 'ambiguous' } : undefined,
  },
  {
    name: 'another element could now have the label',
    decide: ({ best, wasLabelledAlone, sharesLabel }) =>
      best && wasLabelledAlone && sharesLabel(best.element) ? { reason: 'ambiguous' } : undefined,
  },
  { name: 'the best verdict wins', decide: ({ best }) => best && { take: best.element } },
];

/** Decides a ballot by the first rule that decides. */
export function decide(ballot: Ballot): Decision {
  for (const rule of decisionRules) {
    const decision = rule.decide(ballot);
    if (decision) return decision;
  }
  return { reason: 'gone' };
}
