import type { Selector, Source, Target } from '@webmcp/contract';
import { optionOfLook, selectorScores } from '@webmcp/text';

import type { Intent, Label } from '../intents/model/intent.js';
import { isDataText } from '../intents/model/is-data-text.js';
import { isPlace } from '../intents/model/no-place.js';
import { isBoxGroup, isButtonGroup } from '../match/views/element-view.js';
import type { MatchedElement } from '../match/model/matched-elements.js';
import { isAgreedText } from './agreed-text.js';
import { onAgreedName } from './agreed-name.js';
import { holdsData, isChangingText, isComposed } from './changing-text.js';
import { isBareRole } from './bare-role.js';
import { onAskedPart, withAskedMark } from './on-asked-part.js';
import { onAgreedDatum, withDatum } from './on-agreed-datum.js';
import { onAgreedWords } from './on-agreed-words.js';
import { onWrittenMark, writesOption } from './on-option.js';
import { onAgreedPicture } from './on-picture.js';
import { proven, ranked } from './prove.js';
import { provenByWording } from './proven-by-wording.js';
import { roleInForm } from './role-in-form.js';
import { searchedText } from './row-text.js';
import { withFixedWords } from './with-fixed-words.js';
import { withScopedUnique } from './scoped-unique.js';
import { targetFingerprint } from './target-fingerprint.js';

/** A matched element with the container or row that the runtime searches in; null means the whole document. */
export interface ScopedMatch extends MatchedElement {
  scope: number | null;
}

/**
 * Makes the target of an intent from every element that it was paired with. Without selectors the confidence is 0.
 * @param around the labels of the boundaries around the intent: a name with data stays out of the fingerprint
 */
export function intentTarget(
  intent: Intent,
  matchedElements: readonly ScopedMatch[],
  around: readonly Label[] = [],
): Target {
  const plain = proven(
    matchedElements,
    (selector) =>
      !isBareRole(selector) &&
      !holdsData(selector, [...intent.labels, ...(intent.memberLabels ?? [])]) &&
      !isDataText(searchedText(selector) ?? '', intent) &&
      isAgreedText(selector, intent.labels, matchedElements),
  );
  const carried = onAgreedDatum(intent, matchedElements);
  const named = ranked([
    ...onAgreedPicture(
      intent,
      matchedElements,
    )(plain.map(onAgreedName(intent, matchedElements)).map(onWrittenMark(intent))),
    ...provenByWording(matchedElements, intent.labels),
    ...carried,
    ...(matchedElements.some(({ element }) => isDataText(element.name, intent))
      ? []
      : onAgreedWords([...intent.labels, ...(intent.memberLabels ?? [])], matchedElements)),
  ]);
  const isSure = (named[0]?.score ?? 0) >= selectorScores.role;
  const asked = isSure ? [] : onAskedPart(matchedElements);
  const selectors = isSure ? named : [...roleInForm(matchedElements), ...asked, ...named];
  const target = targetWith(selectors, intent, matchedElements, (text) =>
    isChangingText(text, [...intent.labels, ...(intent.memberLabels ?? [])]) ||
    isComposed(text, around) ||
    isDataText(text, intent)
      ? null
      : text,
  );
  return withFixedWords(
    carried.length === 0 ? withAskedMark(target, asked) : withDatum(target, intent),
    intent.memberLabels ?? intent.labels,
    matchedElements.map(({ element }) => element),
  );
}

const placed = (source: Source): Pick<Target, 'source'> => (isPlace(source) ? { source } : {});

/**
 * Makes a target of given selectors, best first: adds the fingerprint and the score of the match.
 * @param keepText returns the text that the fingerprint may hold; null leaves the text out
 */
export function targetWith(
  selectors: readonly Selector[],
  intent: Intent,
  matchedElements: readonly ScopedMatch[],
  keepText: (text: string) => string | null = (text) => (isChangingText(text, intent.labels) ? null : text),
): Target {
  const target: Target = { selectors: [...selectors], confidence: selectors[0]?.score ?? 0, ...placed(intent.source) };
  const isGroup =
    isBoxGroup(intent) || isButtonGroup(intent) || matchedElements.some(({ element }) => element.role === 'radio');
  const print = targetFingerprint(
    matchedElements.map(({ element }) => element),
    // The page shows a group by its first member, which has a label of its own.
    isGroup ? (intent.memberLabels ?? []) : intent.labels,
    (text) => (optionOfLook(text) === undefined || writesOption(intent, text) ? keepText(text) : null),
  );
  if (print !== undefined) target.fingerprint = withScopedUnique(print, matchedElements);
  const [first] = matchedElements;
  if (first !== undefined && intent.restsOn === undefined) {
    const { score, signals } = first.pair;
    const proved = matchedElements.map(({ pair }) => pair.provenance).filter((each) => each !== undefined);
    target.match = { score, signals, ...(proved.length === 0 ? {} : { provenance: proved.every(Boolean) }) };
  }
  return target;
}
