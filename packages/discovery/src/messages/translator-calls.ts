import { libraryTables } from '../libraries/known/library-tables.js';
import type { MessageHolder, TranslatorMaker } from '../libraries/translator-library.js';

/**
 * The translation libraries. Calls are known by their name alone, because apps wrap and re-export them. A name has the
 * same meaning in all entries. The order decides only which of several settings is read first.
 */
const translatorLibraries = libraryTables.flatMap(({ translator }) => translator ?? []);

const translators = new Set(translatorLibraries.flatMap((library) => library.translators ?? []));
const makers = new Map(
  translatorLibraries.flatMap((library) => library.makers ?? []).map((maker) => [maker.name, maker] as const),
);
const setups = new Set(translatorLibraries.flatMap((library) => library.setups ?? []));
const bundles = new Set(translatorLibraries.flatMap((library) => library.bundles ?? []));

/** Members of a setup's options that contain the messages by language, each once. */
export const messageHolders: readonly MessageHolder[] = [
  ...new Map(
    translatorLibraries.flatMap((library) => library.messages ?? []).map((holder) => [holder.member, holder] as const),
  ).values(),
];

const settingNames = (kind: 'locale' | 'fallback' | 'namespaces'): readonly string[] => [
  ...new Set(translatorLibraries.flatMap((library) => library.settings?.[kind] ?? [])),
];

/** Members of a setup's options that name the app's language, its fallback and its default namespaces. */
export const messageSettings = {
  locale: settingNames('locale'),
  fallback: settingNames('fallback'),
  namespaces: settingNames('namespaces'),
};

/** Decides whether a call looks a message up by its key. */
export function isTranslator(callee: readonly string[]): boolean {
  return translators.has(callee.at(-1) ?? '');
}

/** Returns the hook or function that a call runs, if its result is a translator or contains one. */
export function translatorMaker(callee: readonly string[]): TranslatorMaker | undefined {
  return makers.get(callee.at(-1) ?? '');
}

/** Decides whether a call passes messages or settings to a translation library. */
export function isMessageSetup(callee: readonly string[]): boolean {
  return setups.has(callee.at(-1) ?? '') || isMessageBundle(callee);
}

/** Decides whether a call passes one language with its messages to a translation library. */
export function isMessageBundle(callee: readonly string[]): boolean {
  return bundles.has(callee.at(-1) ?? '');
}
