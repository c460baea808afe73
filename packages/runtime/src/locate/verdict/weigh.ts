import { identifying } from '../fingerprint/identifying.js';
import { contendersOf } from './contenders.js';
import type { Contender } from './contender.js';
import { marksOf } from './marks.js';
import { otherControl, vetoes } from './objections.js';
import type { Poll } from './poll.js';
import { sureness } from './sureness.js';
import { rewording, sharedSignal, weights } from './weights.js';
import { wordingOf, type Wording } from './wording.js';

/** Everything that is decided about one element of a pool. */
export interface Verdict {
  element: Element;
  score: number;
  /** True if the element is another control. */
  other: boolean;
  /** True if the wording differs, and no other signal outweighs the wording. */
  vetoed: boolean;
  /** True if enough signals agree. The score plays no part. */
  sure: boolean;
  /** True if everything captured is still the same. No other element can then be better. */
  whole: boolean;
  /** True if the element is whole and among the same words. */
  same: boolean;
  /** The agreeing attributes that only the target had. */
  marks: string[];
  /** The part of the captured scopes that the element is in, or -1. */
  scope: number;
}

/** Judges every element of a pool. */
export function weigh(poll: Poll): Verdict[] {
  const contenders = contendersOf(poll);
  const isShared = sharedAmong(contenders, poll);
  const captured = capturedIn(poll);
  return contenders.map((contender): Verdict => {
    const wording = wordingOf(contender, poll);
    const whole = /^(same|unknown)$/.test(wording) && isWhole(contender, poll, captured);
    return {
      element: contender.element,
      score: score(contender, wording, isShared),
      other: otherControl.some((rule) => rule.applies(contender, poll)),
      vetoed: vetoes.some((rule) => rule.applies(contender, poll)),
      sure: sureness.some((rule) => rule.applies(contender, poll)),
      whole,
      same:
        whole &&
        (['near', 'twin'] as const).every((signal) => !poll.print[signal] || contender.votes.get(signal) === 1),
      marks: marksOf(contender, poll),
      scope: contender.votes.get('scope') ?? 0,
    };
  });
}

type IsShared = (signal: string, contender: Contender) => boolean;

/** Signals of a place or a kind: many elements share them, so sharing takes nothing from their weight. */
const ofPlace = new Set(['scope', 'kind', 'type', 'structure']);

/** Finds the signals that agree on several elements of a role, now or when captured. */
function sharedAmong(contenders: readonly Contender[], { unique }: Poll): IsShared {
  const counts = new Map<string, number>();
  const key = (signal: string, { own }: Contender): string => `${signal} ${own.kind}`;
  for (const contender of contenders)
    for (const [signal, vote] of contender.votes)
      if (vote > 0) counts.set(key(signal, contender), (counts.get(key(signal, contender)) ?? 0) + 1);
  return (signal, contender) => !ofPlace.has(signal) && (!unique(signal) || counts.get(key(signal, contender))! > 1);
}

/** Adds the weights of all votes, and that of a differing wording. */
function score(contender: Contender, wording: Wording, isShared: IsShared): number {
  let sum = wording === 'same' ? 0 : rewording[wording];
  for (const [signal, vote] of contender.votes) {
    const [agree, differ] = weights[signal]!;
    sum += vote < 0 ? differ : agree * vote * (isShared(signal, contender) ? sharedSignal : 1);
  }
  return sum;
}

/** Lists the captured signals of the element itself; its surroundings are not among them. */
function capturedIn({ print }: Poll): string[] {
  const values = { ...print, label: print.labels[0], scope: print.scope[0] };
  return (['label', 'icon', 'kind', 'scope', ...identifying] as const).filter((signal) => values[signal]);
}

/** Decides whether every captured signal of the element itself agrees fully. */
function isWhole(contender: Contender, poll: Poll, captured: readonly string[]): boolean {
  return captured.every((signal) => contender.votes.get(signal)! > (poll.within && signal === 'scope' ? 0 : 0.99));
}
