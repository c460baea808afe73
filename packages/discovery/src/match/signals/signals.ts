import type { MatchSignals } from '@webmcp/contract';
import { words } from '@webmcp/text';

import type { LabelOrigin } from '../../intents/model/intent.js';
import { isOtherCount, type ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { labelSimilarity } from '../views/label-similarity.js';
import { otherUse } from './provenance.js';
import { roleAgreement } from './role-agreement.js';
import {
  besideTrust,
  optionShown,
  bothNameless,
  provenanceShare,
  sharedHref,
  silence,
  similarity,
  unlikeOpener,
  unlikePicture,
  weights,
  notThere,
  plainlyGone,
} from '../model/weights.js';

/** What was found about one intent and one element. */
export interface Reading {
  score: number;
  signals: MatchSignals;
  /** 0 to 1: how far the source sites agree; absent where the page does not say. */
  provenance?: number;
  /** True when something contradicts so plainly that this can be no pair. */
  vetoed: boolean;
}

/** A signal's value and how much of its weight stands. */
interface Signal {
  value: number;
  voice: number;
}
const absent: Signal = { value: 0, voice: 0 };
/** Surroundings that say nothing are neither for nor against: half of the signal, with half of its weight. */
const unknownPlace: Signal = { value: 0.5, voice: 0.5 };

/**
 * Reads the five signals of one possible pair.
 * @param container proximity as {@link Proximity} says it, `unknown` where it could not say; null leaves it aside
 * @param provenance how far the source sites agree, as {@link siteAgreement} says it
 */
export function readPair(
  intent: IntentView,
  element: ElementView,
  container: number | 'unknown' | null,
  provenance: number | undefined,
): Reading {
  const role =
    roleAgreement(intent.intent, element.element) * opensAlike(intent, element) * picturesAlike(intent, element);
  const nameId = nameIdSignal(intent, element);
  const label = labelSignal(intent, element);
  const linked = labelledbySignal(intent, element);
  const near: Signal =
    container === null ? absent : container === 'unknown' ? unknownPlace : { value: container, voice: 1 };
  const spoken: [keyof MatchSignals, Signal][] = [
    ['nameId', nameId],
    ['label', label],
    ['role', { value: role, voice: intent.intent.roles.length === 0 ? silence.role : 1 }],
    ['labelledby', linked],
    ['container', near],
  ];
  let sum = 0;
  let whole = 0;
  for (const [signal, { value, voice }] of spoken) {
    sum += weights[signal] * voice * value;
    whole += weights[signal] * voice;
  }
  const plain = whole === 0 ? 0 : sum / whole;
  const score = provenance === undefined ? plain : plain * (1 - provenanceShare) + provenance * provenanceShare;
  const contradicted =
    intent.certain &&
    element.texts.length > 0 &&
    label.value < similarity.conflict &&
    !identified(intent, element) &&
    (provenance ?? 0) < 0.5;
  // A text that only resembles needs surroundings that are on the page.
  const isOutOfPlace =
    typeof container === 'number' &&
    container < notThere &&
    label.voice === 1 &&
    label.value < similarity.alike &&
    !identified(intent, element) &&
    (provenance ?? 0) < 0.5;
  // What stands in surroundings of which hardly anything is there is not there, whatever else says the same.
  const isGone =
    typeof container === 'number' &&
    container < plainlyGone &&
    nameId.value < 1 &&
    !identified(intent, element) &&
    (provenance ?? 0) < 0.5;
  return {
    score: thousandth(score),
    signals: {
      nameId: thousandth(nameId.value),
      label: thousandth(label.value),
      role: thousandth(role),
      labelledby: thousandth(linked.value),
      container: thousandth(near.value),
    },
    ...(provenance === undefined ? {} : { provenance }),
    vetoed:
      role === 0 ||
      contradicted ||
      provenance === otherUse ||
      isOutOfPlace ||
      isGone ||
      isOtherCount(intent.intent, element) ||
      (leadsElsewhere(intent, element) && (provenance ?? 0) < 0.5),
  };
}

/** A hand-written id, name or test id in common outweighs a label that differs; a shared address does not. */
function identified({ intent, domId }: IntentView, { element, domId: pageId }: ElementView): boolean {
  return (
    (domId !== undefined && domId === pageId) ||
    (intent.name !== undefined && intent.name === element.attributes.name) ||
    element.testIds.some(({ value }) => value === intent.testId)
  );
}

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

function nameIdSignal({ intent, domId }: IntentView, { element, domId: pageId, sharesHref }: ElementView): Signal {
  const { attributes, testIds } = element;
  const readings = [
    agreement(intent.testId, testIds[0]?.value, (a, b) =>
      testIds.some(({ value }) => value === a) || a === b ? 1 : 0,
    ),
    agreement(intent.name, attributes.name, substring),
    agreement(domId, pageId, substring),
    agreement(
      meaningful(intent.href),
      meaningful(attributes.href),
      (a, b) => sameHref(a, b) * (sharesHref ? sharedHref : 1),
    ),
    agreement(
      intent.value,
      element.role === 'checkbox' || element.tag === 'button' ? attributes.value : undefined,
      (a, b) => (a === b ? 0.8 : 0),
    ),
    agreement(intent.binds === undefined ? undefined : boundName(intent.binds), attributes.name ?? pageId, (a, b) =>
      words(a).join() === words(b).join() ? 0.8 : 0.3,
    ),
  ].filter((reading) => reading !== null);
  // What the page names and the source does not is most likely some other control.
  if (readings.length === 0)
    return pageId !== undefined || attributes.name !== undefined || element.attributes.href !== undefined
      ? { value: 0, voice: silence.nameId }
      : absent;
  const known = readings.filter((reading) => reading !== 'silent');
  if (known.length === 0) return { value: 0, voice: silence.nameId };
  return { value: Math.max(...known), voice: 1 };
}

function agreement(
  source: string | undefined,
  page: string | undefined,
  compare: (source: string, page: string) => number,
): number | 'silent' | null {
  if (source === undefined || source === '') return null;
  if (page === undefined || page === '') return 'silent';
  return compare(source, page);
}

function substring(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a.toLowerCase(), b.toLowerCase()] : [b.toLowerCase(), a.toLowerCase()];
  return short.length >= 3 && long.includes(short) ? 0.5 : 0;
}

/** `#` and `javascript:` lead nowhere and so identify nothing. */
const meaningful = (href: string | undefined): string | undefined =>
  href === undefined || /^(?:#!?|javascript:.*)?$/i.test(href.trim()) ? undefined : href;

/** The page may put a base path, an origin or a hash before what the source wrote. */
function sameHref(source: string, page: string): number {
  if (source === page) return 1;
  const plain = (href: string): string =>
    href
      .replace(/^[a-z]+:\/\/[^/]+/i, '')
      .replace(/^\.?\/?#?!?\/?/, '/')
      .replace(/(?<=.)\/$/, '');
  const a = plain(source);
  const b = plain(page);
  if (a === b) return 1;
  return a !== '/' && b.endsWith(a) ? 0.9 : 0;
}

/** Both addresses are known and differ: whatever it is called, it is another link. */
function leadsElsewhere({ intent, row }: IntentView, { element }: ElementView): boolean {
  // Of rows that are written out the source names the first one's address, and each row has its own.
  if (row !== null && intent.alsoAt !== undefined) return false;
  const own = meaningful(intent.href);
  const shown = meaningful(element.attributes.href);
  if (own === undefined) return false;
  // A link that leads nowhere (`#`) opens or does something on the page: it is not the one to a known place.
  return shown === undefined ? element.attributes.href !== undefined : sameHref(own, shown) === 0;
}

const boundName = (binds: string): string => binds.split(/[:.]/).at(-1) ?? '';

function labelSignal(intent: IntentView, element: ElementView): Signal {
  if (intent.labels.length === 0 && !isChosenByButtons(intent)) {
    return element.texts.length === 0
      ? { value: bothNameless, voice: silence.label }
      : { value: 0, voice: silence.label };
  }
  let best = 0;
  for (const label of intent.labels) {
    if (label.isIcon && element.icon !== null) best = Math.max(best, labelSimilarity(label, element.icon));
    // Where a text is known, the picture beside it names nothing.
    if (label.isIcon && intent.certain) continue;
    for (const text of element.texts) best = Math.max(best, labelSimilarity(label, text));
    for (const text of element.hints)
      best = Math.max(best, labelSimilarity(label, text) * (element.texts.length === 0 ? 1 : 0.95));
    for (const text of element.beside) best = Math.max(best, labelSimilarity(label, text) * besideTrust);
    if (best === 1) break;
  }
  const { placeholder, title } = intent.intent;
  if (
    best < 1 &&
    placeholder !== undefined &&
    element.placeholder !== '' &&
    placeholder.trim().toLowerCase() === element.placeholder
  )
    best = Math.max(best, 0.95);
  if (best < 1 && title !== undefined && element.hints.some(({ text }) => text === title.trim().toLowerCase()))
    best = Math.max(best, 0.95);
  if (best < optionShown && isChosenByButtons(intent)) {
    const options = new Set(intent.intent.options?.map(({ label }) => label.trim().toLowerCase()));
    if (element.texts.some(({ text }) => options.has(text))) best = optionShown;
  }
  const hasText = element.texts.length > 0 || element.hints.length > 0;
  // A picture whose name the page does not tell is no text on either side.
  if (!hasText && element.icon === null && intent.labels.every(({ isIcon }) => isIcon))
    return { value: Math.max(best, bothNameless), voice: silence.label };
  const isOpen = intent.labels.every(({ isSolid }) => !isSolid);
  // A picture's name in code, or a text that is only known in part, says nothing against a text that the page shows.
  if ((best === 0 && !hasText) || (isOpen && best < similarity.conflict)) return { value: 0, voice: silence.label };
  return { value: best, voice: 1 };
}

/** Each of its options is an element of the page. */
export const isChosenByButtons = ({ intent }: IntentView): boolean =>
  intent.control === 'radio' && (intent.options?.length ?? 0) > 1;

/** How a label is attached to its control; other origins may become any of them. */
const attachments: Partial<Record<LabelOrigin, string>> = {
  label: 'label',
  'wrapping-label': 'label',
  'aria-labelledby': 'aria-labelledby',
  'aria-label': 'aria-label',
  content: 'content',
};

function labelledbySignal({ intent }: IntentView, { element }: ElementView): Signal {
  const source = intent.labels.map(({ from }) => attachments[from]).find((attachment) => attachment !== undefined);
  if (source === undefined) return absent;
  const { attributes, labels } = element;
  const shown =
    attributes['aria-labelledby'] !== undefined
      ? 'aria-labelledby'
      : attributes['aria-label'] !== undefined
        ? 'aria-label'
        : labels.length > 0
          ? 'label'
          : 'content';
  return { value: source === shown ? 1 : 0, voice: source === shown ? 1 : silence.labelledby };
}

/** Whether both sides open something: what the source makes a menu's trigger says so in most libraries (`aria-haspopup`). */
function opensAlike({ opensOverlay }: IntentView, { element }: ElementView): number {
  const popup = element.attributes['aria-haspopup'];
  const shows = popup !== undefined && popup !== 'false';
  return opensOverlay === shows ? 1 : unlikeOpener;
}

/** Whether both sides show a picture, and the same one as far as its name tells. */
function picturesAlike(intent: IntentView, { icon }: ElementView): number {
  const own = intent.labels.filter(({ isIcon }) => isIcon);
  if (own.length === 0) return icon === null ? 1 : unlikePicture;
  if (icon === null) return unlikePicture;
  return own.some((label) => labelSimilarity(label, icon) >= similarity.conflict) ? 1 : unlikePicture;
}

/** Both sides have a text, however sure, and the two have nothing in common. */
export function saysOtherwise(pair: { intent: IntentView; element: ElementView; reading: Reading }): boolean {
  const { intent, element, reading } = pair;
  return element.texts.length > 0 && reading.signals.label === 0 && intent.labels.some(({ isIcon }) => !isIcon);
}
