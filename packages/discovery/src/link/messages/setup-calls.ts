import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import { isLocale, localeName } from '../../messages/locale.js';
import { isMessageBundle, isMessageSetup, messageHolders, messageSettings } from '../../messages/translator-calls.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { literalText, type ResolvedValue } from '../model/resolved-value.js';
import { addBundle, type FoundMessages } from './found-messages.js';
import { readByLocale } from './messages-by-locale.js';

type SetupCall = Pick<HandlerFacts['calls'][number], 'callee' | 'args'>;

/** Reads `createI18n({ messages })`, `i18n.use(…).init({ resources })`, `addResourceBundle('de', 'shop', { … })`. */
export function readSetupCall(evaluator: Evaluator, call: SetupCall, scope: LexicalScope, found: FoundMessages): void {
  if (!isMessageSetup(call.callee)) return;
  const given = call.args.map((argument) => optionsOf(evaluator, argument, scope));
  if (isMessageBundle(call.callee)) readBundle(evaluator, given, found);
  else for (const options of given) readOptions(evaluator, options, found);
}

/** Returns the value of an argument; for a function, the options that the function returns. */
function optionsOf(evaluator: Evaluator, argument: Value, scope: LexicalScope): ResolvedValue {
  const resolved = evaluator.evaluate(argument, scope);
  if (resolved.kind !== 'value' || resolved.value.kind !== 'function') return resolved;
  return evaluator.call({ fn: resolved.value, closure: resolved.scope, args: [], caller: scope });
}

/** Reads a language, perhaps a namespace, and messages; or one object of languages. */
function readBundle(evaluator: Evaluator, given: readonly ResolvedValue[], found: FoundMessages): void {
  const [first, second, third] = given;
  const locale = literalText(first);
  const namespace = literalText(second);
  const messages = namespace === undefined ? second : third;
  if (locale !== undefined && isLocale(locale) && messages !== undefined) {
    const bundle = { locale: localeName(locale), namespace: namespace === undefined ? [] : [namespace] };
    addBundle(evaluator, found, bundle, messages);
  } else if (first !== undefined) readByLocale(evaluator, first, {}, found);
}

function readOptions(evaluator: Evaluator, options: ResolvedValue, found: FoundMessages): void {
  if (options.kind !== 'value' || options.value.kind !== 'object') return;
  for (const { member, namespaced } of messageHolders) {
    readByLocale(evaluator, evaluator.member(options, member), { namespaced, certain: true }, found);
  }
  readSettings(evaluator, options, found);
}

function readSettings(evaluator: Evaluator, options: ResolvedValue, { settings }: FoundMessages): void {
  const first = (names: readonly string[]): string | undefined =>
    names.map((name) => localeIn(evaluator, evaluator.member(options, name))).find((one) => one !== undefined);
  const locale = first(messageSettings.locale);
  const fallback = first(messageSettings.fallback);
  if (locale !== undefined) settings.locale ??= locale;
  if (fallback !== undefined) settings.fallback ??= fallback;
  for (const name of messageSettings.namespaces) {
    settings.namespaces.push(...textsIn(evaluator, evaluator.member(options, name)));
  }
}

/** Returns a text, or the texts of a list. */
export function textsIn(evaluator: Evaluator, resolved: ResolvedValue | undefined): string[] {
  const items = resolved?.kind === 'list' ? resolved.items.map((item) => force(evaluator, item)) : [resolved];
  return items.flatMap((item) => literalText(item) ?? []);
}

/** Returns a language by itself, the first language of a list, or the language under `default`. */
function localeIn(evaluator: Evaluator, resolved: ResolvedValue): string | undefined {
  const text = literalText(resolved);
  if (text !== undefined) return isLocale(text) ? localeName(text) : undefined;
  if (resolved.kind === 'list') {
    const [first] = resolved.items;
    return first === undefined ? undefined : localeIn(evaluator, force(evaluator, first));
  }
  const isObject = resolved.kind === 'value' && resolved.value.kind === 'object';
  return isObject ? localeIn(evaluator, evaluator.member(resolved, 'default')) : undefined;
}
