import type { Fingerprint, Selector, Target } from '@webmcp/contract';
import { foldText, strategyNamed } from '@webmcp/text';

import type { Intent, Label } from '../intents/model/intent.js';
import { isChangingText } from './changing-text.js';
import type { IsElsewhere } from './elsewhere.js';
import { proven, provenAt, ranked, type ScopedElement } from './prove.js';
import { isBoxGroup, isButtonGroup } from '../match/element-view.js';
import { searchedText } from './row-text.js';
import type { MatchedContainer, MatchedElement } from '../match/matched-elements.js';
import { targetFingerprint } from './target-fingerprint.js';

/** A matchedElement and the container (or row) inside which it has to be found; null for the whole document. */
export interface ScopedMatch extends MatchedElement {
  scope: number | null;
}

/** The target of an intent from everywhere it was seen. Its selectors may be none; its confidence is then 0. */
export function intentTarget(intent: Intent, matchedElements: readonly ScopedMatch[]): Target {
  const selectors = proven(matchedElements, (selector) => !holdsData(selector, intent.labels));
  return assembleTarget(intent, matchedElements, selectors);
}

/** The parts that every target of an intent has, whatever its selectors are. */
export function assembleTarget(
  intent: Intent,
  matchedElements: readonly ScopedMatch[],
  selectors: readonly Selector[],
  keepText: (text: string) => string | null = (text) => (isChangingText(text, intent.labels) ? null : text),
): Target {
  const target: Target = { selectors: [...selectors], confidence: selectors[0]?.score ?? 0, source: intent.source };
  const isGroup =
    isBoxGroup(intent) || isButtonGroup(intent) || matchedElements.some(({ element }) => element.role === 'radio');
  const print = targetFingerprint(
    matchedElements.map(({ element }) => element),
    // A group's label is no label of its first member.
    isGroup ? (intent.memberLabels ?? []) : intent.labels,
    keepText,
  );
  if (print !== undefined) target.fingerprint = withScopedUnique(print, matchedElements);
  const [first] = matchedElements;
  if (first !== undefined) {
    const { score, signals } = first.pair;
    const proved = matchedElements.map(({ pair }) => pair.provenance).filter((each) => each !== undefined);
    target.match = { score, signals, ...(proved.length === 0 ? {} : { provenance: proved.every(Boolean) }) };
  }
  return target;
}

export function holdsData(selector: Selector, labels: readonly Label[]): boolean {
  const text = strategyNamed(selector.strategy).searchesWording ? searchedText(selector) : null;
  return text !== null && isChangingText(text, labels);
}

/** The target of a container; its selectors are alone in the document wherever it is, and find nothing where it is not. */
export function containerTarget(
  matchedElements: readonly MatchedContainer[],
  labels: readonly Label[],
  isElsewhere: IsElsewhere,
): Target {
  const states = new Set(matchedElements.map(({ snapshot }) => snapshot.state));
  const selectors = proven(
    matchedElements.map(({ container }) => ({ element: container, scope: null })),
    (selector) => !holdsData(selector, labels) && !isElsewhere(selector, states),
  );
  const print = targetFingerprint(
    matchedElements.map(({ container }) => container),
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
function withScopedUnique(print: Fingerprint, matchedElements: readonly ScopedElement[]): Fingerprint {
  const perMatched = matchedElements.map(
    (matchedElement) => new Set(provenAt(matchedElement).map((selector) => signalOf(selector, print))),
  );
  const everywhere = (['label', 'placeholder', 'testid', 'id', 'name'] as const).filter(
    (signal) => perMatched.length > 0 && perMatched.every((signals) => signals.has(signal)),
  );
  const known = everywhere.filter((signal) => {
    if (signal === 'testid') return true;
    return signal === 'label' ? print.labels.length > 0 : print[signal] !== undefined;
  });
  return { ...print, unique: [...new Set([...print.unique, ...known])].sort() };
}

/** Names the signal of a fingerprint that a selector rests on. */
function signalOf(selector: Selector, { placeholder }: Fingerprint): string {
  const { strategy, value } = selector;
  const signal = strategyNamed(strategy).signal(value);
  // A computed name that comes from the placeholder is no label.
  const isPlaceholder =
    strategy === 'role' &&
    signal === 'label' &&
    placeholder !== undefined &&
    foldText(placeholder) === foldText(searchedText(selector) ?? '');
  return isPlaceholder ? 'placeholder' : signal;
}
