import type { Fingerprint } from '@webmcp/contract';

import { compareLabels } from '../wording/compare-labels.js';
import { related } from '../fingerprint/related-roles.js';
import { memo } from '../../dom/memo.js';
import { identifying } from '../fingerprint/identifying.js';
import { nearness, surroundings } from '../fingerprint/surroundings.js';
import { twinMarks } from '../fingerprint/twin-marks.js';
import { isGeneratedId } from '../strategies/generated-id.js';
import { lookOf, type Traits } from '../fingerprint/traits.js';
import { nearEnough } from '../fingerprint/surroundings.js';
import { rewording, sharedSignal, weights } from './weights.js';

/** What speaks for and against one candidate. */
export interface Verdict {
  element: Element;
  score: number;
  /** Another control, by its role or by a label that is known to be another's: no candidate at all. */
  other: boolean;
  /** Its wording speaks against it, and nothing outweighs that: no answer, but a rival to any. */
  vetoed: boolean;
  /** Two independent votes that were unique when captured, or one exact label or test id that was. */
  sure: boolean;
  /** Everything that was captured is there and the same; no other element can then stand better. */
  whole: boolean;
  /** Whole, and among the same words. */
  same: boolean;
  /** Attributes that agree and were unique when captured: who else has them all may be the one that was meant. */
  marks: string[];
  /** How the scopes stand: part that is kept, or -1. */
  scope: number;
}

export interface Question {
  print: Fingerprint;
  pool: Element[];
  read: (element: Element) => Traits;
  testIds: string[];
  testIdAttributes: string[];
  /** Whether a normalised text labels another known control. */
  isOthers: (text: string) => boolean;
  strict: boolean;
  /** Whether a signal was this element's alone when captured: in the page, or where a selector by it was proved. */
  unique: (signal: string) => boolean;
  /** The root is an element, located before. */
  within: boolean;
  /** What the structural selectors lead to. */
  structural: Element[];
}

/** How each signal of one candidate stands: 1 agrees, -1 differs, in between by degree; absent where nothing can be said. */
type Votes = Map<string, number>;

function votesOf(element: Element, question: Question, around: (element: Element) => string): Votes {
  const { print, read, testIds, testIdAttributes, structural, within } = question;
  const votes: Votes = new Map();
  const own = read(element);
  const compare = (signal: string, was: unknown, now: unknown): void => {
    if (was && now) votes.set(signal, was === now ? 1 : -1);
  };
  const testId = testIdAttributes.map((attribute) => element.getAttribute(attribute)).find(Boolean);
  if (testId && testIds.length) votes.set('testid', testIds.includes(testId) ? 1 : -1);
  for (const key of identifying) {
    const now = element.getAttribute(key);
    if (now && !(key === 'id' && isGeneratedId(now))) compare(key, print[key], now);
  }
  compare('icon', print.icon, own.icon);
  compare('type', print.type, element.getAttribute('type'));
  compare('kind', print.kind, own.kind);
  if (structural.includes(element)) votes.set('structure', 1);
  // Inside a root that was located before, say a row, other surroundings than those captured are no surprise.
  if (print.near) {
    const close = nearness(print.near, around(element));
    if (close >= nearEnough) votes.set('near', close);
    else if (!within) votes.set('near', -1);
  }
  const kept = print.scope.filter((scope) => own.scope.includes(scope)).length / print.scope.length || 0;
  if (within) votes.set('scope', Math.max(kept, 0.5));
  else if (print.scope.length) votes.set('scope', kept || -1);
  else if (!own.scope.length) votes.set('scope', 0.5);
  return votes;
}

const attributes = ['testid', ...identifying];

/** Points that an attribute gives a candidate against a wording that differs: where a link leads is what it is. */
const points = (signal: string, kind: string): number => (signal === 'href' && kind === 'link' ? 2 : 1);

/** Weighs every candidate of a question. */
export function judge(question: Question): Verdict[] {
  const { print, pool, read, isOthers, strict, unique, within } = question;
  const captured = (signal: string): unknown =>
    signal === 'label' ? print.labels[0] : signal === 'scope' ? print.scope[0] : print[signal as 'icon'];
  // Twins as when captured: what has another role now is set among those of the role that was.
  const twins = memo((look: string) =>
    pool.filter((other) => read(other).kind === print.kind && lookOf(read(other)) === look),
  );
  const amongTwins = memo((look: string) => surroundings(twins(look)));
  const marksOfTwins = memo((look: string) => twinMarks(twins(look)));
  const around = (element: Element): string => {
    const look = lookOf(read(element));
    return amongTwins(look).get(element) ?? surroundings([...twins(look), element]).get(element)!;
  };
  const seen = pool.map((element) => {
    const own = read(element);
    const found = compareLabels(print.labels, own.texts);
    const votes = votesOf(element, question, around);
    // Where another said the same when captured, what says it in another case or role now may be that one.
    const alike =
      own.kind === print.kind && (votes.get('scope') === 1 || own.texts.some((text) => print.labels.includes(text)));
    const relation = found === 'same' && !alike && !unique('words') ? 'partial' : found;
    if (relation === 'same') votes.set('label', 1);
    if (print.twin && !strict && marksOfTwins(lookOf(own)).get(element) === print.twin) votes.set('twin', 1);
    return { element, relation, votes };
  });
  const sharing = new Map<string, number>();
  const key = (signal: string, element: Element): string => `${signal} ${read(element).kind}`;
  for (const { element, votes } of seen)
    for (const [signal, vote] of votes)
      if (vote > 0) sharing.set(key(signal, element), (sharing.get(key(signal, element)) ?? 0) + 1);
  return seen.map(({ element, relation, votes }) => {
    const own = read(element);
    // Wording may be extended where nothing like it was there before, never substituted: "Sign in" is not "Sign up".
    const extended = relation === 'extended' && unique('wording');
    const gained = !print.labels.length && own.texts.length;
    const worded = relation === 'extended' && !extended ? 'partial' : gained ? 'gained' : relation;
    let score = worded === 'same' ? 0 : rewording[worded];
    let identity = extended ? 1 : 0;
    for (const [signal, vote] of votes) {
      const [agree, differ] = weights[signal]!;
      const place = /scope|kind|type|structure/.test(signal);
      const shared = !place && (!unique(signal) || sharing.get(key(signal, element))! > 1);
      score += vote < 0 ? differ : agree * vote * (shared ? sharedSignal : 1);
      if (vote > 0 && unique(signal)) identity += 1;
    }
    const agrees = (signal: string): boolean => votes.get(signal)! > 0 && unique(signal);
    const marks = attributes.filter(agrees);
    // What else says who it is may outweigh a wording: one point a part of the words, two points the whole.
    const needed =
      relation === 'conflict' ? 2 : relation === 'partial' || (relation === 'extended' && !extended) ? 1 : 0;
    const differing = ['testid', 'id', 'name', 'href', 'icon', 'type'].some((signal) => votes.get(signal)! < 0);
    const given = [...marks, 'icon'].filter(agrees).reduce((sum, signal) => sum + points(signal, own.kind), 0);
    const whole =
      /same|unknown/.test(worded) &&
      ['label', 'icon', 'kind', 'scope', ...identifying].every(
        (signal) => !captured(signal) || votes.get(signal)! > (within && signal === 'scope' ? 0 : 0.99),
      );
    return {
      element,
      score,
      other: !related(print.kind, own.kind) || (relation !== 'same' && own.texts.some(isOthers)),
      vetoed:
        (needed > 0 && (strict || differing || given < needed)) ||
        (strict && (relation === 'extended' || (!!print.labels.length && !own.texts.length))),
      sure:
        (relation === 'same' && unique('label')) ||
        agrees('testid') ||
        identity + (votes.get('scope') === 1 || !print.scope.length ? 0.5 : 0) >= 1.5,
      whole,
      same: whole && ['near', 'twin'].every((signal) => !captured(signal) || votes.get(signal) === 1),
      marks,
      scope: votes.get('scope') ?? 0,
    };
  });
}
