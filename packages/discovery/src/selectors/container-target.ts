import type { Selector, Target } from '@webmcp/contract';

import type { Label } from '../intents/model/intent.js';
import { isDrawnDialog } from '../match/model/is-drawn-dialog.js';
import type { MatchedContainer } from '../match/model/matched-elements.js';
import { holdsData } from './changing-text.js';
import type { IsElsewhere } from './elsewhere.js';
import { common, provenAt, ranked, selectorKey } from './prove.js';
import { searchedText, templateOf } from './row-text.js';
import { textTemplate, type TextTemplate } from './text-template.js';
import { targetFingerprint } from './target-fingerprint.js';

/** The words by which the texts of a container are known. */
export interface ContainerWords {
  labels: readonly Label[];
  /** The keys of the rows that open the container; empty for a container that no row opens. */
  keys: readonly string[];
}

/**
 * Makes the target of a container. Each selector finds only the container in the document, and nothing if the container
 * is absent. In a container that rows open, `{row}` replaces the key of the row.
 */
export function containerTarget(
  matched: readonly MatchedContainer[],
  { labels, keys }: ContainerWords,
  isElsewhere: IsElsewhere,
): Target {
  const states = new Set(matched.map(({ snapshot }) => snapshot.state));
  const proven = matched.map(({ container }) => provenAt({ element: container, scope: null }));
  const found = proven.map((each) => each.filter((selector) => !isElsewhere(selector, states)));
  // A tool that no row opens has no key to replace in a title with the name of a record.
  const data = keys.length > 0 ? [] : matched.flatMap(({ container }) => container.dataLabels ?? []);
  const ofTexts = textTemplate(textsOf(found), labels, keys);
  const template: TextTemplate = (text) => (data.includes(text) ? null : ofTexts(text));
  const written = (selector: Selector): Selector[] => {
    if (keys.length > 0) return oneOrNone(templateOf(selector, template));
    return holdsData(selector, labels) || data.includes(searchedText(selector) ?? '') ? [] : [selector];
  };
  const inAll = (each: readonly Selector[][]): Selector[] =>
    ranked(unique(common(each.map((one) => one.flatMap(written)))));
  const print = targetFingerprint(
    matched.map(({ container }) => container),
    labels,
    template,
  );
  const own = inAll(found);
  // Another box may have the path of a drawn dialog at another time. Only the title in the fingerprint distinguishes them.
  const isTitled =
    matched.every(({ container }) => isDrawnDialog(container)) && print?.unique.includes('label') === true;
  const selectors = own.length === 0 && isTitled ? inAll(proven) : own;
  return {
    selectors,
    confidence: selectors[0]?.score ?? 0,
    // Without a name of its own a fingerprint could only veto the container.
    ...(print !== undefined && print.unique.some((signal) => signal === 'label' || signal === 'testid')
      ? { fingerprint: print }
      : {}),
  };
}

const textsOf = (selectors: readonly Selector[][]): string[] =>
  selectors.flat().flatMap((selector) => searchedText(selector) ?? []);

const unique = (selectors: readonly Selector[]): Selector[] => [
  ...new Map(selectors.map((selector) => [selectorKey(selector), selector])).values(),
];

const oneOrNone = (selector: Selector | null): Selector[] => (selector === null ? [] : [selector]);
