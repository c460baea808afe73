import type { PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label, AppModel } from '../intents/model/intent.js';

/** The languages of the pages, the most frequent first; empty if no wording shows a language. */
export type PageLanguages = readonly string[];

/**
 * Finds each page's language by the wordings on it: the language of the catalogue that contains most of them. The app's own
 * language wins a tie.
 */
export function pageLanguages(appModel: AppModel, snapshots: readonly PageSnapshot[]): PageLanguages {
  const { language, intents, boundaries } = appModel;
  if (language === undefined) return [];
  const wordings = languagesOfTexts(
    [...intents, ...boundaries].map(({ labels }) => labels),
    language,
  );
  const totals = new Map<string, number>();
  for (const snapshot of snapshots) {
    const counts = new Map<string, number>();
    for (const text of textsOf(snapshot)) {
      for (const locale of wordings.get(text) ?? []) counts.set(locale, (counts.get(locale) ?? 0) + 1);
    }
    const most = [...counts].reduce<[string, number]>(
      (best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] === language) ? one : best),
      ['', 0],
    );
    if (most[1] > 0) totals.set(most[0], (totals.get(most[0]) ?? 0) + most[1]);
  }
  return [...totals].sort((a, b) => b[1] - a[1]).map(([locale]) => locale);
}

/** Returns the texts of messages, each with the languages that word a message so. */
function languagesOfTexts(all: readonly (readonly Label[])[], own: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const labels of all) {
    const translated = new Set(labels.filter(({ locales }) => locales !== undefined).map(({ key }) => key));
    for (const { text, parts, key, locales } of labels) {
      if (parts !== undefined || key === undefined || !translated.has(key)) continue;
      const folded = foldText(text);
      const known = found.get(folded) ?? new Set();
      found.set(folded, known);
      for (const locale of locales ?? [own]) known.add(locale);
    }
  }
  return found;
}

function textsOf({ elements, containers }: PageSnapshot): Set<string> {
  const texts = [
    ...elements.flatMap(({ name, labels, attributes }) => [name, ...labels, attributes.placeholder, attributes.title]),
    ...containers.flatMap(({ name, heading }) => [name, heading]),
  ];
  return new Set(texts.flatMap((text) => (text === undefined || text === '' ? [] : [foldText(text)])));
}
