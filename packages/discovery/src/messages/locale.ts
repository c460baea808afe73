/** ISO 639-1, and languages of ISO 639-2 and 639-3 that catalogues of open-source apps often have. */
const languages = new Set(
  (
    'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
    'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ' +
    'ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn ' +
    'no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta ' +
    'te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ' +
    'arz ast bal ckb dsb fil haw hsb kab kmr mai mni nds pap sat scn sco shi szl tok tpi tzm yue zgh'
  ).split(' '),
);

/** Country codes that people use as names of languages. */
const countries = new Set(['br', 'cn', 'cz', 'dk', 'gb', 'gr', 'hk', 'jp', 'kr', 'rs', 'tw', 'ua', 'us', 'vn']);

const shape = /^([a-z]{2,3})(?:[-_][A-Z][a-z]{3})?(?:[-_](?:[A-Za-z]{2}|\d{3}))?$/;

/** Decides whether a name is a language tag (`en`, `pt-BR`, `zh_Hans_CN`, `en_us`), or a country's code in place of one. */
export function isLocale(name: string): boolean {
  const language = shape.exec(name)?.[1];
  return countries.has(name) || (language !== undefined && languages.has(language));
}

/** Names of folders that contain messages. */
const folders = /^(?:locales?|langs?|languages?|i18n|translations?|messages|intl|l10n)$/i;
/** Names of message files before their language: `messages.de.json`. */
const plainNames = /^(?:messages?|translations?|strings|locales?|lang|i18n)$/i;

/** The language of a message file, and the namespace of its keys. */
export interface MessageFile {
  locale: string;
  /** Folders and file below the language, outermost first: `common` of `locales/en/common.json`. */
  namespace: string[];
}

/**
 * Reads the path of a message file, as translation libraries document them: `locales/en.json`, `locales/en/common.json`,
 * `locales/common/en.json`, `messages.en.json`, `views/login/locale/en-US.ts`. Null for any other file.
 */
export function messageFile(path: string): MessageFile | null {
  const match = /^(.*?)([^/]+)\.(?:json|ya?ml|[cm]?[jt]s)$/.exec(path);
  if (match === null) return null;
  const around = (match[1] ?? '').split('/').filter((part) => part !== '');
  const stem = match[2] ?? '';
  const folder = around.findLastIndex((part) => folders.test(part));
  if (folder !== -1) {
    const inside = [...around.slice(folder + 1), stem];
    const at = inside.findLastIndex((part) => isLocale(part));
    if (at !== -1) {
      const namespace = [...inside.slice(0, at), ...inside.slice(at + 1)].filter((part) => part !== 'index');
      return { locale: localeName(inside[at] ?? ''), namespace };
    }
  }
  const [, name = '', locale = ''] = /^(.+?)[._-]([a-z]{2,3}(?:[-_][A-Za-z]{2,4})?)$/.exec(stem) ?? [];
  if (!isLocale(locale) || (folder === -1 && !plainNames.test(name))) return null;
  return { locale: localeName(locale), namespace: plainNames.test(name) ? [] : [name] };
}

/** Decides whether a path is one of a message file. */
export function isMessageFile(path: string): boolean {
  return messageFile(path) !== null;
}

/** Returns a language tag with its parts joined as BCP 47 joins them. */
export function localeName(name: string): string {
  return name.replaceAll('_', '-');
}
