import { firstWords, foldText, phrases } from '@webmcp/text';

import { siteKey } from '../intents/model/site-key.js';
import { groupedBy } from './grouped-by.js';
import type { IsWritten } from './is-written.js';
import { setReasons, type LeftOutReason } from './left-out-rules.js';
import type { PageControl, SeenElement } from './seen-element.js';

/** The sets among the elements of pages: those that are one choice, and those that show data. */
export interface FoundChoices {
  controls: PageControl[];
  /** The elements of no set. */
  single: SeenElement[];
  leftOut: Map<SeenElement, LeftOutReason>;
}

/** Words of buttons that act, each for itself. */
const acting = firstWords(
  (['ending', 'money', 'writing', 'submitting', 'beginning', 'clearing', 'dismissing', 'leaving'] as const).flatMap(
    (sense) => phrases(sense),
  ),
);

/**
 * Finds sets of buttons that one function answers inside one container: their texts are the values of one choice. A
 * set with texts that no file contains shows data. Buttons that act are no set.
 */
export function choicesIn(all: readonly SeenElement[], isWritten: IsWritten): FoundChoices {
  const result: FoundChoices = { controls: [], single: [], leftOut: new Map() };
  const sets = groupedBy(all, setKey);
  const chosen = new Map<string, SeenElement[]>();
  for (const [key, seen] of sets) {
    const texts = [...new Set(seen.map(({ element }) => foldText(element.name)))];
    const isSet = key !== '' && texts.length > 1 && !texts.some((text) => acting.test(text));
    const areWritten = texts.every((text) => isWritten(text) === true && /\p{L}/u.test(text));
    if (isSet && !areWritten) for (const one of seen) result.leftOut.set(one, setReasons.data);
    else if (isSet && mayChoose(seen)) chosen.set(key, seen);
    else result.single.push(...seen);
  }
  const choices = groupedBy(chosen.values(), (seen) => choiceKey(seen));
  for (const states of choices.values()) {
    const texts = [...new Set(states.flat().map(({ element }) => foldText(element.name)))];
    result.controls.push({
      seen: states.flatMap((seen) => seen.slice(0, 1)),
      choices: texts,
      fellows: states.flatMap((seen) => seen.slice(1)),
    });
  }
  return result;
}

const mayChoose = (seen: readonly SeenElement[]): boolean => seen.every(({ element }) => element.role === 'button');

/** Returns the key of an element's set within one state; empty for an element that no set can have. */
function setKey({ snapshot, element, row, answers }: SeenElement): string {
  const { role, sources = [], handlers = [], chain } = element;
  const [site] = sources;
  const own = handlers.find(({ isAround }) => isAround !== true);
  const place = role === 'link' ? site : own === undefined ? undefined : answers.place;
  if (place === undefined || row !== undefined || !/^(?:button|link|tab|menuitem)$/.test(role)) return '';
  const selector = own?.selector ?? '';
  return JSON.stringify([snapshot.state, role, siteKey(place), selector, sources.map(siteKey), chain[0] ?? null]);
}

/** Returns the key of a choice in all states. */
const choiceKey = (seen: readonly SeenElement[]): string =>
  JSON.stringify([seen[0]?.answers.place, seen[0]?.element.sources]);
