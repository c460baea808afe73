import type { QuestionCall } from './question-call.js';

/** The texts of a library in one language, which the app imports. */
export interface LibraryLocale {
  /** The path of the import, with the package first. */
  from: string;
  /** The language in lower case, with its country if the library names one: `zh-cn`. */
  language: string;
}

/** Matches the path of such texts: `antd/locale/zh_CN`, `element-plus/es/locale/lang/zh-cn`, `quasar/lang/zh-CN.mjs`. */
const languagePath = /\/(?:locales?|lang)(?:\/lang)?\/([a-z]{2}(?:[-_][a-z]{2,4})?)(?:\.\w+)?$/iu;

/** Matches a path that exports the texts of all languages by name: `import { zhCn } from 'element-plus/es/locale'`. */
const allLanguages = /\/(?:locales?|lang)(?:\/index(?:\.\w+)?)?$/u;
const languageName = /^([a-z]{2})([A-Z][A-Za-z])?$/u;

/** Returns the texts of libraries that the app imports, each language of a path once. */
export function libraryLocales(
  files: readonly { imports: readonly { imported: string; from: string }[] }[],
): LibraryLocale[] {
  const found = new Map<string, LibraryLocale>();
  for (const { from, imported } of files.flatMap(({ imports }) => imports)) {
    if (/^[./@~#]\/|^\.\./u.test(from)) continue;
    const named = allLanguages.test(from) ? languageName.exec(imported) : null;
    const language = languagePath.exec(from)?.[1] ?? named?.slice(1).filter(Boolean).join('-');
    if (language !== undefined)
      found.set(`${from} ${language}`, { from, language: language.replace('_', '-').toLowerCase() });
  }
  return [...found.values()];
}

/**
 * Returns the texts of the affirmative button that a library writes itself: its usual ones, and those of the languages that
 * the app imports.
 */
export function usualAnswers(
  { usual, usualIn = {}, packages }: QuestionCall,
  locales: readonly LibraryLocale[],
): string[] {
  if (usual.length === 0) return [];
  const own = locales.filter(({ from }) => packages.some((one) => from.startsWith(`${one}/`)));
  const translated = own.flatMap(({ language }) => usualIn[language] ?? usualIn[language.slice(0, 2)] ?? []);
  return [...new Set([...usual, ...translated])];
}
