import { isLocale, localeName } from '../../messages/locale.js';
import type { Evaluator } from '../model/evaluator.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { addBundle, type FoundMessages } from './found-messages.js';

/** The ways to read an object of languages. */
export interface ByLocale {
  /** Each language contains namespaces, and each namespace contains messages, as in i18next's resources. */
  namespaced?: boolean | undefined;
  /** A translation library receives the object, so its members are languages, even under names that are no tags. */
  certain?: boolean;
}

/** Reads an object whose members are all named for languages, each with messages. */
export function readByLocale(
  evaluator: Evaluator,
  resolved: ResolvedValue,
  { namespaced, certain }: ByLocale,
  found: FoundMessages,
): void {
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return;
  const { entries } = resolved.value;
  const named = entries.filter(({ key }) => isLocale(key)).length;
  if (named === 0 || (named < entries.length && certain !== true)) return;
  for (const { key } of entries) {
    const locale = localeName(key);
    const messages = evaluator.member(resolved, key);
    const spaces = namespaced === true ? membersOf(messages) : [];
    if (spaces.length === 0) addBundle(evaluator, found, { locale, namespace: [] }, messages);
    for (const space of spaces) {
      addBundle(evaluator, found, { locale, namespace: [space] }, evaluator.member(messages, space));
    }
  }
}

function membersOf(resolved: ResolvedValue): string[] {
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return [];
  return resolved.value.entries.map(({ key }) => key);
}
