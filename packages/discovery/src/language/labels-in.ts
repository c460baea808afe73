import type { Label, AppModel } from '../intents/model/intent.js';
import type { PageLanguages } from './page-languages.js';

/**
 * Returns the app model with the wordings that pages in these languages can show. If a language words a label like the
 * app's own language, the own label stays. Labels of no catalogue stay.
 */
export function inLanguages(appModel: AppModel, languages: PageLanguages): AppModel {
  const { language } = appModel;
  if (languages.length === 0 || language === undefined) return appModel;
  const isShown = ({ locales = [language] }: Label): boolean => locales.some((locale) => languages.includes(locale));
  const ownToo = languages.includes(language);
  return withLabels(appModel, (labels) =>
    labels.filter(
      (label) =>
        isShown(label) ||
        (label.locales === undefined && (label.key === undefined || ownToo || !variants(labels, label).some(isShown))),
    ),
  );
}

/**
 * Returns the app model in the language of the pages, if the app has another language. Wordings of the pages become the
 * names, and own wordings become variants. Ids depend on message keys and do not change.
 */
export function namedIn(appModel: AppModel, languages: PageLanguages): AppModel {
  const { language } = appModel;
  const [shown] = languages;
  if (language === undefined || shown === undefined || languages.includes(language)) return appModel;
  const named = withLabels(appModel, (labels) =>
    labels.map((label) => {
      if (label.locales?.includes(shown) === true) {
        const { locales: _, ...own } = label;
        return own;
      }
      const isTranslated =
        label.locales === undefined && variants(labels, label).some(({ locales }) => locales?.includes(shown) === true);
      return isTranslated ? { ...label, locales: [language] } : label;
    }),
  );
  return { ...named, language: shown };
}

function variants(labels: readonly Label[], { from, key }: Label): Label[] {
  return key === undefined ? [] : labels.filter((other) => other.from === from && other.key === key);
}

function withLabels(appModel: AppModel, change: (labels: Label[]) => Label[]): AppModel {
  const each = <T extends { labels: Label[] }>(one: T): T =>
    one.labels.some(({ locales }) => locales !== undefined) ? { ...one, labels: change(one.labels) } : one;
  return { ...appModel, intents: appModel.intents.map(each), boundaries: appModel.boundaries.map(each) };
}
