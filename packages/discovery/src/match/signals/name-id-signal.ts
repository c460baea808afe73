import { words } from '@webmcp/text';

import { sharedHref, oneSidedShare } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { meaningfulHref, sameHref } from './href.js';
import { absent, type Signal } from './reading.js';

/** One key that source and page can share. `silent`: only the source has the key. `null`: the source has no key. */
type KeyReading = number | 'silent' | null;

/** Compares one kind of key. */
type Key = (intent: IntentView, element: ElementView) => KeyReading;

/** The kinds of keys. Their order does not matter: the best agreement counts. */
const keys: readonly Key[] = [
  /** Test id: exact, in any of the test-id attributes. */
  ({ intent }, { element: { testIds } }) =>
    compareKey(intent.testId, testIds[0]?.value, (a, b) =>
      testIds.some(({ value }) => value === a) || a === b ? 1 : 0,
    ),
  /** Name attribute: exact, or one contains the other. */
  ({ intent }, { element }) => compareKey(intent.name, element.attributes.name, containsKey),
  /** Hand-written id: exact, or one contains the other. */
  ({ domId }, { domId: pageId }) => compareKey(domId, pageId, containsKey),
  /** Address of a link. An address that several links share counts less. */
  ({ intent }, { element, sharesHref }) =>
    compareKey(
      meaningfulHref(intent.href),
      meaningfulHref(element.attributes.href),
      (a, b) => sameHref(a, b) * (sharesHref ? sharedHref : 1),
    ),
  /** Value attribute of a checkbox or a button. */
  ({ intent }, { element }) =>
    compareKey(
      intent.value,
      element.role === 'checkbox' || element.tag === 'button' ? element.attributes.value : undefined,
      (a, b) => (a === b ? 0.8 : 0),
    ),
  /** Name of the state that the control is bound to, against the page's name or id. */
  ({ intent }, { element, domId: pageId }) =>
    compareKey(boundName(intent.binds), element.attributes.name ?? pageId, (a, b) =>
      words(a).join() === words(b).join() ? 0.8 : 0.3,
    ),
];

/**
 * Compares names, ids, test ids and addresses: the best agreement of any key. If only one side has a key, the other
 * side is most likely another control. The signal then counts a little against the pair.
 */
export function nameIdSignal(intent: IntentView, element: ElementView): Signal {
  const readings = keys.map((key) => key(intent, element)).filter((reading) => reading !== null);
  if (readings.length === 0) return hasOwnKey(element) ? { value: 0, share: oneSidedShare.nameId } : absent;
  const known = readings.filter((reading) => reading !== 'silent');
  if (known.length === 0) return { value: 0, share: oneSidedShare.nameId };
  return { value: Math.max(...known), share: 1 };
}

function hasOwnKey({ domId, element: { attributes } }: ElementView): boolean {
  return domId !== undefined || attributes.name !== undefined || attributes.href !== undefined;
}

function compareKey(
  source: string | undefined,
  page: string | undefined,
  compare: (source: string, page: string) => number,
): KeyReading {
  if (source === undefined || source === '') return null;
  if (page === undefined || page === '') return 'silent';
  return compare(source, page);
}

function containsKey(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a.toLowerCase(), b.toLowerCase()] : [b.toLowerCase(), a.toLowerCase()];
  return short.length >= 3 && long.includes(short) ? 0.5 : 0;
}

const boundName = (binds: string | undefined): string | undefined =>
  binds === undefined ? undefined : (binds.split(/[:.]/).at(-1) ?? '');
