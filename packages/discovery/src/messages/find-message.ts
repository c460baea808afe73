import { isSamePath, type Catalogue, type MessageEntry, type MessageLookup } from './catalogue.js';

/** The ways in which a call chooses among forms of a key: by a number, by a context. */
export interface KeyForms {
  count: boolean;
  context: boolean;
}

/** The wording of a key in one language. */
export interface Wording {
  locale: string;
  /** True for the app's own language. */
  own: boolean;
  /** Several texts if the key has forms, or is in several namespaces. */
  texts: readonly string[];
}

const plural = /_(?:ordinal_)?(?:zero|one|two|few|many|other|plural|\d+)$/;

/**
 * Finds the wordings of a key in every language of the first catalogue with the key. The own language comes first. A
 * language without the key has the own language's wording. Undefined if no catalogue has the key.
 */
export function findMessage(lookup: MessageLookup, key: string, forms: KeyForms): Wording[] | undefined {
  const [, stated, rest] = /^([^:\s]+):(\S.*)$/s.exec(key) ?? [];
  for (const catalogue of lookup.catalogues) {
    const named = stated === undefined || rest === undefined ? undefined : { namespaces: [stated], key: rest };
    const plain = { namespaces: lookup.namespaces, key: lookup.prefix + key };
    // A hook may receive a prefix although the key is written in full, through a wrapper of the app's own.
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
    const within = (names: readonly string[]): MessageEntry[] =>
      own.filter((entry) => names.some((name) => inNamespace(entry.namespace, name)));
    const near = [within(namespaces), within(catalogue.namespaces), own].find((list) => list.length > 0) ?? [];
    const texts = [...new Set(near.map(({ text }) => text))];
    if (texts.length > 0) found.set(locale, texts);
  }
  const [fallback = []] = found.values();
  return catalogue.locales.map((locale, at) => ({ locale, own: at === 0, texts: found.get(locale) ?? fallback }));
}

/** Returns the key itself and its forms for numbers and contexts. */
function formsOf({ entries }: Catalogue, key: string, { context }: KeyForms): MessageEntry[] {
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
  return isSamePath(path.slice(-wanted.length), wanted);
}

/**
 * Finds the keys that fit a partly known key, in the order of the catalogue; no keys if more than `most` fit.
 * @param parts the key's parts; null for a part known only at run time
 */
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
