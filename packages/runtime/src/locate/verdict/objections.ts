import { related } from '../fingerprint/related-roles.js';
import type { Contender, ContenderRule } from './contender.js';
import { agrees, marksOf } from './marks.js';
import type { Poll } from './poll.js';
import { isExtended } from './wording.js';

/** A contender is another control if any of these rules applies. Such a contender is no rival to the best. */
export const otherControl: readonly ContenderRule[] = [
  {
    name: 'its role is unrelated to the captured one',
    applies: ({ own }, { print }) => !related(print.kind, own.kind),
  },
  {
    name: 'its label belongs to another known control',
    applies: ({ own, relation }, { isOthers }) => relation !== 'same' && own.texts.some(isOthers),
  },
];

/** Attributes that must not differ if a wording does. */
const steady = ['testid', 'datum', 'id', 'name', 'href', 'icon', 'type'];

/** Weighs a mark against a differing wording: the address identifies a link. */
const points = (signal: string, kind: string): number => (signal === 'href' && kind === 'link' ? 2 : 1);

/** Returns the points that marks need against a wording: one for a part of the words, two for all of them. */
function pointsNeeded(contender: Contender, poll: Poll): number {
  const { relation } = contender;
  if (relation === 'conflict') return 2;
  return relation === 'partial' || (relation === 'extended' && !isExtended(contender, poll)) ? 1 : 0;
}

/** A contender is vetoed if any of these rules applies. A vetoed contender is no answer, but still a rival. */
export const vetoes: readonly ContenderRule[] = [
  {
    name: 'its wording differs in strict mode',
    applies: (contender, poll) => poll.strict && pointsNeeded(contender, poll) > 0,
  },
  {
    name: 'its wording differs, and so does an attribute',
    applies: (contender, poll) =>
      pointsNeeded(contender, poll) > 0 && steady.some((signal) => contender.votes.get(signal)! < 0),
  },
  {
    name: 'its wording differs, and too few marks outweigh that',
    applies(contender, poll) {
      const needed = pointsNeeded(contender, poll);
      if (needed === 0) return false;
      const given = [...marksOf(contender, poll), 'icon'].filter((signal) => agrees(contender, poll, signal));
      const sum = given.reduce((total, signal) => total + points(signal, contender.own.kind), 0);
      return sum < needed;
    },
  },
  {
    name: 'its words are extended in strict mode',
    applies: ({ relation }, { strict }) => strict && relation === 'extended',
  },
  {
    name: 'its words are gone in strict mode',
    applies: ({ own }, { strict, print }) => strict && !!print.labels.length && !own.texts.length,
  },
  {
    // Such a button is found by its role alone, and another one may be in its place.
    name: 'its picture was its only look, and no mark outweighs that it is gone',
    applies: (contender, poll) =>
      !poll.print.labels.length &&
      !!poll.print.icon &&
      contender.own.icon !== poll.print.icon &&
      !marksOf(contender, poll).length,
  },
];
