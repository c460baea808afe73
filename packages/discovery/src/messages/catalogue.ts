/** Messages of one language, by key with dots; `namespace` is the path that keys may be qualified with. */
export interface MessageBundle {
  locale: string;
  namespace: string[];
  messages: ReadonlyMap<string, string>;
}

/** What the app's wiring says beside the messages themselves. */
export interface MessageSettings {
  /** The language that the app starts in. */
  locale?: string;
  /** The language that it falls back to. */
  fallback?: string;
  namespaces: string[];
}

interface Entry {
  locale: string;
  namespace: string[];
  text: string;
}

/** An app's messages in all languages. */
export interface Catalogue {
  /** The app's own language first, the others by name; empty where no message was found. */
  locales: string[];
  /** Namespaces that a key without one is looked for in first. */
  namespaces: string[];
  entries: ReadonlyMap<string, readonly Entry[]>;
}

/** Joins bundles; of two that say the same key differently in one language both wordings are kept. */
export function makeCatalogue(bundles: readonly MessageBundle[], settings: MessageSettings): Catalogue {
  const entries = new Map<string, Entry[]>();
  const counts = new Map<string, number>();
  for (const { locale, namespace, messages } of bundles) {
    counts.set(locale, (counts.get(locale) ?? 0) + messages.size);
    const prefixes = namespace.map((_, at) => `${namespace.slice(at).join('.')}.`);
    for (const [key, text] of messages) {
      for (const prefix of ['', ...prefixes]) {
        const known = entries.get(prefix + key) ?? [];
        if (known.length === 0) entries.set(prefix + key, known);
        if (!known.some((one) => one.locale === locale && one.text === text && same(one.namespace, namespace))) {
          known.push({ locale, namespace, text });
        }
      }
    }
  }
  const own = ownLocale(counts, settings);
  const others = [...counts.keys()].filter((locale) => locale !== own).sort();
  return { locales: own === undefined ? [] : [own, ...others], namespaces: settings.namespaces, entries };
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('/') === other.join('/');

/** The language that the wiring names, else English, else the one with the most messages. */
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

/** Where a call looks its key up. */
export interface MessageLookup {
  /** The messages of the component itself before those of the app. */
  catalogues: readonly Catalogue[];
  /** Namespaces that its hook was given. */
  namespaces: readonly string[];
  /** What its hook puts before every key. */
  prefix: string;
  /** Plural forms stand in one text, with `|` between them. */
  piped: boolean;
}

/** How a key is asked for: whether a number or a context chooses among forms of it. */
export interface KeyForms {
  count: boolean;
  context: boolean;
}

/** What a key says in one language of the catalogue that has it. */
export interface Wording {
  locale: string;
  /** Whether that is the app's own language. */
  own: boolean;
  /** More than one where the key has forms, or stands in several namespaces. */
  texts: readonly string[];
}

const plural = /_(?:ordinal_)?(?:zero|one|two|few|many|other|plural|\d+)$/;

/**
 * What a key says in every language of the catalogue that has it, the own language first; a language that lacks it falls
 * back to the own one. Undefined where no catalogue has the key.
 */
export function findMessage(lookup: MessageLookup, key: string, forms: KeyForms): Wording[] | undefined {
  const [, stated, rest] = /^([^:\s]+):(\S.*)$/s.exec(key) ?? [];
  for (const catalogue of lookup.catalogues) {
    const named = stated === undefined || rest === undefined ? undefined : { namespaces: [stated], key: rest };
    const plain = { namespaces: lookup.namespaces, key: lookup.prefix + key };
    // A hook may be given a prefix although the key is written in full, through a wrapper of the app's own.
    const tries = [plain, ...(named === undefined ? [] : [named]), { namespaces: lookup.namespaces, key }];
    for (const each of tries) {
      const found = wordingsOf(catalogue, each.namespaces, each.key, forms);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function wordingsOf(
  catalogue: Catalogue,
  namespaces: readonly string[],
  key: string,
  forms: KeyForms,
): Wording[] | undefined {
  const exact = forms.count || forms.context ? [] : (catalogue.entries.get(key) ?? []);
  const entries = exact.length > 0 ? exact : formsOf(catalogue, key, forms);
  if (entries.length === 0) return undefined;
  const found = new Map<string, string[]>();
  for (const locale of catalogue.locales) {
    const own = entries.filter((entry) => entry.locale === locale);
    const within = (names: readonly string[]): Entry[] =>
      own.filter((entry) => names.some((name) => inNamespace(entry.namespace, name)));
    const near = [within(namespaces), within(catalogue.namespaces), own].find((list) => list.length > 0) ?? [];
    const texts = [...new Set(near.map(({ text }) => text))];
    if (texts.length > 0) found.set(locale, texts);
  }
  const [fallback = []] = found.values();
  return catalogue.locales.map((locale, at) => ({ locale, own: at === 0, texts: found.get(locale) ?? fallback }));
}

/** The key itself and its forms for numbers and contexts. */
function formsOf({ entries }: Catalogue, key: string, { context }: KeyForms): Entry[] {
  const found = [...(entries.get(key) ?? [])];
  for (const suffix of ['other', 'one', 'zero', 'two', 'few', 'many', 'plural', '0', '1', '2']) {
    for (const infix of ['_', '_ordinal_', '.']) {
      // vue-i18n and Rails-like catalogues nest the forms: `items.one`, `items.other`.
      if (infix === '.' && !/^(?:other|one)$/.test(suffix)) continue;
      found.push(...(entries.get(`${key}${infix}${suffix}`) ?? []));
    }
  }
  if (context) {
    for (const [other, list] of entries) {
      if (other.startsWith(`${key}_`) && !plural.test(other)) found.push(...list);
    }
  }
  return found;
}

function inNamespace(path: readonly string[], name: string): boolean {
  const wanted = name.split(/[/.]/);
  return same(path.slice(-wanted.length), wanted);
}

/** Keys that begin and end as a key does whose middle is only known at run time, in the order of the catalogue. */
export function keysLike(lookup: MessageLookup, parts: readonly (string | null)[], most: number): string[] {
  const escaped = parts.map((part) => (part === null ? '[^.]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const pattern = new RegExp(`^${lookup.prefix.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(${escaped.join('')})$`, 'u');
  const found = new Set<string>();
  for (const { entries } of lookup.catalogues) {
    for (const key of entries.keys()) {
      const [, own] = pattern.exec(key) ?? [];
      if (own !== undefined) found.add(own);
      if (found.size > most) return [];
    }
  }
  return [...found];
}
