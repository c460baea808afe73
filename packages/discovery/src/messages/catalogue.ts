/** Messages of one language, by key with dots. `namespace` is the path with which keys may be qualified. */
export interface MessageBundle {
  locale: string;
  namespace: string[];
  messages: ReadonlyMap<string, string>;
}

/** The settings that the app passes to its translation library. */
export interface MessageSettings {
  /** The language in which the app starts. */
  locale?: string;
  /** The language for messages that the app's own language lacks. */
  fallback?: string;
  namespaces: string[];
}

/** One wording of a key. */
export interface MessageEntry {
  locale: string;
  namespace: string[];
  text: string;
}

/** An app's messages in all languages. */
export interface Catalogue {
  /** The app's own language first, the others by name; empty if the app has no messages. */
  locales: string[];
  /** Namespaces that are searched first for a key without a namespace. */
  namespaces: string[];
  entries: ReadonlyMap<string, readonly MessageEntry[]>;
}

/** Joins bundles. If two bundles have different wordings for a key in one language, both are kept. */
export function makeCatalogue(bundles: readonly MessageBundle[], settings: MessageSettings): Catalogue {
  const entries = new Map<string, MessageEntry[]>();
  const counts = new Map<string, number>();
  for (const { locale, namespace, messages } of bundles) {
    counts.set(locale, (counts.get(locale) ?? 0) + messages.size);
    const prefixes = namespace.map((_, at) => `${namespace.slice(at).join('.')}.`);
    for (const [key, text] of messages) {
      for (const prefix of ['', ...prefixes]) {
        const known = entries.get(prefix + key) ?? [];
        if (known.length === 0) entries.set(prefix + key, known);
        if (!known.some((one) => one.locale === locale && one.text === text && isSamePath(one.namespace, namespace))) {
          known.push({ locale, namespace, text });
        }
      }
    }
  }
  const own = ownLocale(counts, settings);
  const others = [...counts.keys()].filter((locale) => locale !== own).sort();
  return { locales: own === undefined ? [] : [own, ...others], namespaces: settings.namespaces, entries };
}

/** Compares two namespace paths. */
export function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.join('/') === other.join('/');
}

/** Returns the language that the settings name, else English, else the language with the most messages. */
function ownLocale(counts: ReadonlyMap<string, number>, { locale, fallback }: MessageSettings): string | undefined {
  const locales = [...counts.keys()].sort();
  for (const wanted of [locale, fallback, 'en']) {
    if (wanted === undefined) continue;
    const found =
      locales.find((one) => one === wanted) ?? locales.find((one) => languageOf(one) === languageOf(wanted));
    if (found !== undefined) return found;
  }
  return locales.reduce<string | undefined>(
    (best, one) => (best === undefined || (counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best),
    undefined,
  );
}

const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** The catalogues and the qualifiers with which a call looks its key up. */
export interface MessageLookup {
  /** The catalogues of messages: the component's own messages come before the app's messages. */
  catalogues: readonly Catalogue[];
  /** Namespaces that the call's hook received. */
  namespaces: readonly string[];
  /** The prefix that the call's hook adds to every key. */
  prefix: string;
  /** True if one text contains all plural forms, with `|` between them. */
  piped: boolean;
}
