import type { Fingerprint, Selector, Target } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Intent, Label } from '../intents/intent.js';
import { isChangingText } from './changing-text.js';
import type { IsElsewhere } from './elsewhere.js';
import { proven, provenAt, ranked, type Sight } from './prove.js';
import { isBoxGroup, isButtonGroup } from '../match/element-view.js';
import { searchedText } from './row-text.js';
import type { ContainerSighting, Sighting } from './sightings.js';
import { targetFingerprint } from './target-fingerprint.js';

/** A sighting and the container (or row) inside which it has to be found; null for the whole document. */
export interface ScopedSighting extends Sighting {
  scope: number | null;
}

/** The target of an intent from everywhere it was seen. Its selectors may be none; its confidence is then 0. */
export function intentTarget(intent: Intent, sightings: readonly ScopedSighting[]): Target {
  const selectors = proven(sightings, (selector) => !holdsData(selector, intent.labels));
  return assembleTarget(intent, sightings, selectors);
}

/** The parts that every target of an intent has, whatever its selectors are. */
export function assembleTarget(
  intent: Intent,
  sightings: readonly ScopedSighting[],
  selectors: readonly Selector[],
  keepText: (text: string) => string | null = (text) => (isChangingText(text, intent.labels) ? null : text),
): Target {
  const target: Target = { selectors: [...selectors], confidence: selectors[0]?.score ?? 0, source: intent.source };
  const isGroup =
    isBoxGroup(intent) || isButtonGroup(intent) || sightings.some(({ element }) => element.role === 'radio');
  const print = targetFingerprint(
    sightings.map(({ element }) => element),
    // A group's label is no label of its first member.
    isGroup ? (intent.memberLabels ?? []) : intent.labels,
    keepText,
  );
  if (print !== undefined) target.fingerprint = withScopedUnique(print, sightings);
  const [first] = sightings;
  if (first !== undefined) {
    const { score, signals } = first.pair;
    const proved = sightings.map(({ pair }) => pair.provenance).filter((each) => each !== undefined);
    target.match = { score, signals, ...(proved.length === 0 ? {} : { provenance: proved.every(Boolean) }) };
  }
  return target;
}

export function holdsData(selector: Selector, labels: readonly Label[]): boolean {
  const text = selector.strategy === 'testid' ? null : searchedText(selector);
  return text !== null && isChangingText(text, labels);
}

/** The target of a container; its selectors are alone in the document wherever it is, and find nothing where it is not. */
export function containerTarget(
  sightings: readonly ContainerSighting[],
  labels: readonly Label[],
  isElsewhere: IsElsewhere,
): Target {
  const states = new Set(sightings.map(({ snapshot }) => snapshot.state));
  const selectors = proven(
    sightings.map(({ container }) => ({ element: container, scope: null })),
    (selector) => !holdsData(selector, labels) && !isElsewhere(selector, states),
  );
  const print = targetFingerprint(
    sightings.map(({ container }) => container),
    labels,
    (text) => (isChangingText(text, labels) ? null : text),
  );
  return {
    selectors: ranked(selectors),
    confidence: selectors[0]?.score ?? 0,
    // Without a name of its own a fingerprint could only speak against the container.
    ...(print !== undefined && print.unique.some((signal) => signal === 'label' || signal === 'testid')
      ? { fingerprint: print }
      : {}),
  };
}

/** What was not unique in the document may be unique where the runtime will look for it. */
function withScopedUnique(print: Fingerprint, sightings: readonly Sight[]): Fingerprint {
  const perSight = sightings.map((sight) => new Set(provenAt(sight).map((selector) => signalOf(selector, print))));
  const everywhere = (['label', 'placeholder', 'testid', 'id', 'name'] as const).filter(
    (signal) => perSight.length > 0 && perSight.every((signals) => signals.has(signal)),
  );
  const known = everywhere.filter((signal) => {
    if (signal === 'testid') return true;
    return signal === 'label' ? print.labels.length > 0 : print[signal] !== undefined;
  });
  return { ...print, unique: [...new Set([...print.unique, ...known])].sort() };
}

/** Which signal of a fingerprint a selector rests on. */
function signalOf(selector: Selector, { placeholder }: Fingerprint): string {
  const { strategy, value } = selector;
  if (strategy === 'testid' || strategy === 'label') return strategy;
  if (strategy === 'css')
    return value.startsWith('#') ? 'id' : /^[\w-]*\[name="[^"]*"\]$/.test(value) ? 'name' : 'path';
  const text = searchedText(selector);
  if (text === null) return 'role';
  // A name that comes from the placeholder is no label.
  return placeholder !== undefined && foldText(placeholder) === foldText(text) ? 'placeholder' : 'label';
}
