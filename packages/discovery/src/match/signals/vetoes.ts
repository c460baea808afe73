import { absentBelow, surelyAbsentBelow, similarity } from '../model/weights.js';
import { isOtherCount, type ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { meaningfulHref, sameHref } from './href.js';
import { otherUse } from './provenance.js';
import type { Signal } from './reading.js';

/** One possible pair with its signals, before the score. */
export interface PairEvidence {
  intent: IntentView;
  element: ElementView;
  role: Signal;
  nameId: Signal;
  label: Signal;
  /** Proximity of the containers, 0 to 1; `unknown` if nothing decides, null if it was left aside. */
  container: number | 'unknown' | null;
  provenance: number | undefined;
}

/** A reason for which two sides are no pair. No other signal outweighs the reason. */
export interface Veto {
  name: string;
  reason: string;
  applies(evidence: PairEvidence): boolean;
}

/** The agreement from which source sites outweigh a contradiction of texts, places and addresses. */
const trustedSites = 0.5;

/** The vetoes, the cheapest first. One veto is enough, so the order changes no result. */
export const vetoes: readonly Veto[] = [
  {
    name: 'role',
    reason: 'the element cannot have the role of the intent',
    applies: ({ role }) => role.value === 0,
  },
  {
    name: 'other use',
    reason: 'the page names another use of the same component',
    applies: ({ provenance }) => provenance === otherUse,
  },
  {
    name: 'other count',
    reason: 'one side is a single checkbox and the other side is a group',
    applies: ({ intent, element }) => isOtherCount(intent.intent, element),
  },
  {
    name: 'other address',
    reason: 'both addresses are known and differ: whatever its label, the link is another one',
    applies: (evidence) => !hasTrustedSites(evidence) && hasOtherAddress(evidence),
  },
  {
    name: 'contradicted',
    reason: 'both labels are certain and have nothing in common',
    applies: (evidence) =>
      evidence.intent.certain &&
      evidence.element.texts.length > 0 &&
      evidence.label.value < similarity.conflict &&
      isUnidentified(evidence),
  },
  {
    name: 'out of place',
    reason: 'a label that only resembles needs surroundings that are on the page',
    applies: (evidence) =>
      isPlacedBelow(evidence, absentBelow) &&
      evidence.label.share === 1 &&
      evidence.label.value < similarity.alike &&
      isUnidentified(evidence),
  },
  {
    name: 'gone',
    reason: 'hardly anything of the surroundings is on the page, so the control is not on the page either',
    applies: (evidence) =>
      isPlacedBelow(evidence, surelyAbsentBelow) && evidence.nameId.value < 1 && isUnidentified(evidence),
  },
];

const hasTrustedSites = ({ provenance = 0 }: PairEvidence): boolean => provenance >= trustedSites;

const isPlacedBelow = ({ container }: PairEvidence, bound: number): boolean =>
  typeof container === 'number' && container < bound;

/** Decides whether neither a hand-written key nor the source sites identify the element. */
function isUnidentified(evidence: PairEvidence): boolean {
  return !hasTrustedSites(evidence) && !sharesKey(evidence.intent, evidence.element);
}

/**
 * Decides whether both sides share a hand-written id, name or test id. Such a key outweighs other labels. An address
 * does not.
 */
function sharesKey({ intent, domId }: IntentView, { element, domId: pageId }: ElementView): boolean {
  return (
    (domId !== undefined && domId === pageId) ||
    (intent.name !== undefined && intent.name === element.attributes.name) ||
    element.testIds.some(({ value }) => value === intent.testId)
  );
}

function hasOtherAddress({ intent: { intent, row }, element: { element } }: PairEvidence): boolean {
  // For rows that are written out, the source names the first row's address, and each row has its own.
  if (row !== null && intent.alsoAt !== undefined) return false;
  const own = meaningfulHref(intent.href);
  const shown = meaningfulHref(element.attributes.href);
  if (own === undefined) return false;
  // A link to `#` acts on the page, so it is not the link to a known address.
  return shown === undefined ? element.attributes.href !== undefined : sameHref(own, shown) === 0;
}
