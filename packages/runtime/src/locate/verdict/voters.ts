import { placeOf } from '../fingerprint/select-place.js';
import { identifying } from '../fingerprint/identifying.js';
import { nearEnough, nearness } from '../fingerprint/surroundings.js';
import { isGeneratedId } from '../strategies/generated-id.js';
import type { Contender } from './contender.js';
import type { Poll } from './poll.js';
import { scopeVote } from './scope-vote.js';
import type { Twins } from './twins.js';

/** One signal of a fingerprint, and the vote that it casts about an element. */
export interface Voter {
  /** The key of the table `weights`. */
  readonly signal: string;
  /** Returns a vote between -1 and 1; undefined if the signal knows nothing. */
  vote(contender: Omit<Contender, 'votes'>, poll: Poll, twins: Twins): number | undefined;
}

/** Votes if both sides have a value. */
const compare = (was: unknown, now: unknown): number | undefined => (was && now ? (was === now ? 1 : -1) : undefined);

/** Any test-id attribute has a value of the target's selectors. */
const testid: Voter = {
  signal: 'testid',
  vote({ element }, { testIds, testIdAttributes }) {
    const now = testIdAttributes.map((attribute) => element.getAttribute(attribute)).find(Boolean);
    return now && testIds.length ? (testIds.includes(now) ? 1 : -1) : undefined;
  },
};

/** An attribute has the captured value. A generated id differs in each render, so a generated id is no evidence. */
const attributes = identifying.map((key): Voter => ({
  signal: key,
  vote({ element }, { print }) {
    const now = element.getAttribute(key);
    return now && !(key === 'id' && isGeneratedId(now)) ? compare(print[key], now) : undefined;
  },
}));

/** The data attribute that the code of the control reads has the captured value. The code may ask for a class instead. */
const datum: Voter = {
  signal: 'datum',
  vote({ element }, { print }) {
    const [attribute = '', was] = print.datum?.split('=') ?? [];
    if (attribute === 'class') return was && element.classList.contains(was) ? 1 : -1;
    return was ? compare(was, element.getAttribute(attribute)) : undefined;
  },
};

/** The element shows the captured picture. */
const icon: Voter = { signal: 'icon', vote: ({ own }, { print }) => compare(print.icon, own.icon) };

/** The type attribute is the captured type. */
const type: Voter = {
  signal: 'type',
  vote: ({ element }, { print }) => compare(print.type, element.getAttribute('type')),
};

/** The role is the captured role. */
const kind: Voter = { signal: 'kind', vote: ({ own }, { print }) => compare(print.kind, own.kind) };

/** The element is in the slot that a structural selector names. */
const structure: Voter = {
  signal: 'structure',
  vote: ({ element }, { structural }) => (structural.includes(element) ? 1 : undefined),
};

/** The words around the element are about the captured words. In a located root, other words are no evidence. */
const near: Voter = {
  signal: 'near',
  vote({ element }, { print, within }, twins) {
    if (!print.near) return undefined;
    const close = nearness(print.near, twins.around(element));
    return close >= nearEnough ? close : within ? undefined : -1;
  },
};

/** The element is still in the captured scopes. */
const scope: Voter = { signal: 'scope', vote: ({ own }, poll) => scopeVote(own, poll) };

/** The label is the captured label. Differing words have weights of their own, see `rewording`. */
const label: Voter = { signal: 'label', vote: ({ relation }) => (relation === 'same' ? 1 : undefined) };

/** The element is the captured one of several that look the same. Strict mode does not count twins. */
const twin: Voter = {
  signal: 'twin',
  vote: ({ element }, { print, strict }, twins) =>
    print.twin && !strict && twins.markOf(element) === print.twin ? 1 : undefined,
};

/**
 * A drawn select that shows a value instead of its placeholder is in the captured place, among as many selects. Strict mode
 * does not count places.
 */
const place: Voter = {
  signal: 'place',
  vote: ({ element, own }, { print, strict }) =>
    print.place && !strict && !own.texts.length && placeOf(element) === print.place ? 1 : undefined,
};

/** Every voter. The order is that of `weights`' history and only decides how rounding adds up. */
export const voters: readonly Voter[] = [
  testid,
  ...attributes,
  datum,
  icon,
  type,
  kind,
  structure,
  near,
  scope,
  label,
  twin,
  place,
];
