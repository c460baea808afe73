import type { Fingerprint } from '@webmcp/contract';

import { compareLabels, type LabelRelation } from './compare-labels.js';
import { isGeneratedId } from './generated-id.js';
import { related } from './family.js';
import { memo } from './memo.js';
import { nearness, surroundings } from './near.js';
import { identifying } from './pool.js';
import { likeness, type Traits } from './traits.js';
import { nearEnough, rewording, sharedSignal, weights } from './weights.js';

/** What speaks for and against one candidate. */
export interface Verdict {
  element: Element;
  score: number;
  /** Something speaks against it that no score outweighs. */
  vetoed: boolean;
  /** Two independent votes that were unique when captured, or one exact label or test id that was. */
  sure: boolean;
}

export interface Question {
  print: Fingerprint;
  pool: Element[];
  read: (element: Element) => Traits;
  testIds: string[];
  testIdAttributes: string[];
  /** Normalised labels of other known controls. */
  others: Set<string>;
  strict: boolean;
  /** What the structural selectors lead to. */
  structural: Element[];
}

/** How each signal of one candidate stands: 1 agrees, -1 differs, in between by degree; absent where nothing can be said. */
type Votes = Map<string, number>;

function votesOf(
  element: Element,
  relation: LabelRelation,
  question: Question,
  around: (element: Element) => string,
): Votes {
  const { print, read, testIds, testIdAttributes, structural } = question;
  const votes: Votes = new Map();
  const own = read(element);
  const compare = (signal: string, was: unknown, now: unknown): void => {
    if (was && now) votes.set(signal, was === now ? 1 : -1);
  };
  if (relation === 'same') votes.set('label', 1);
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
  if (print.near) {
    const close = nearness(print.near, around(element));
    votes.set('near', close >= nearEnough ? close : -1);
  }
  if (print.scope.length) {
    const there = own.scope;
    const kept = print.scope.filter((scope) => there.includes(scope)).length;
    votes.set('scope', kept ? kept / print.scope.length : -1);
  }
  return votes;
}

const attributes = ['testid', ...identifying];

/** Weighs every candidate of a question. */
export function judge(question: Question): Verdict[] {
  const { print, pool, read, others, strict } = question;
  const twins = memo((like: string) => surroundings(pool.filter((other) => likeness(read(other)) === like)));
  const around = (element: Element): string => twins(likeness(read(element))).get(element)!;
  const seen = pool.map((element) => {
    const relation = compareLabels(print.labels, read(element).texts);
    return { element, relation, votes: votesOf(element, relation, question, around) };
  });
  return seen.map(({ element, relation, votes }) => {
    const own = read(element);
    let score = relation === 'same' ? 0 : rewording[relation];
    let identity = 0;
    for (const [signal, vote] of votes) {
      const [agree, differ] = weights[signal]!;
      const once = print.unique.includes(signal);
      const surroundings = /scope|kind|type|structure/.test(signal);
      const rivals = (other: (typeof seen)[0]): boolean =>
        other.element !== element && other.votes.get(signal)! > 0 && read(other.element).kind === own.kind;
      const shared = !surroundings && (!once || seen.some(rivals));
      score += vote < 0 ? differ : agree * vote * (shared ? sharedSignal : 1);
      if (vote > 0 && once) identity += 1;
    }
    const agreeing = attributes.filter((signal) => votes.get(signal)! > 0 && print.unique.includes(signal)).length;
    const differing = [...attributes, 'icon', 'type'].some((signal) => votes.get(signal)! < 0);
    // Wording may be extended where nothing like it was there before, never substituted: "Sign in" is not "Sign up".
    // What else says who it is may outweigh that: one attribute a part of the words, two the whole.
    const extended = relation === 'extended' && print.unique.includes('wording');
    if (extended) identity += 1;
    const needed = relation === 'same' || relation === 'unknown' || extended ? 0 : relation === 'conflict' ? 2 : 1;
    const conflict = needed > 0 && (strict || differing || agreeing < needed);
    const claimed = relation !== 'same' && own.texts.some((text) => others.has(text));
    const exact =
      (relation === 'same' && print.unique.includes('label')) ||
      (votes.get('testid')! > 0 && print.unique.includes('testid'));
    return {
      element,
      score,
      vetoed: conflict || claimed || !related(print.kind, own.kind) || (strict && relation === 'extended'),
      sure: exact || identity + (votes.get('scope') === 1 ? 0.5 : 0) >= 1.5,
    };
  });
}
