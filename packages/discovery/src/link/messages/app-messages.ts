import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import { makeCatalogue, type Catalogue, type MessageBundle, type MessageSettings } from '../../messages/catalogue.js';
import { isLocale, localeName, messagePlace } from '../../messages/locale.js';
import { isWiring, takesBundle } from '../../messages/wiring.js';
import { exportedValue } from '../evaluate/module-names.js';
import { bindFunction } from '../evaluate/bind-function.js';
import { flatMessages } from './flat-messages.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope, Module } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';

type CallFacts = HandlerFacts['calls'][number];

/** Members of an i18n library's options that hold messages by language. */
const holders = ['messages', 'resources', 'translations'];
/** Where i18next looks a key up unless it is told otherwise. */
const usualNamespace = 'translation';

/** What is found of an app's messages while its modules are looked through. */
interface Found {
  bundles: MessageBundle[];
  settings: MessageSettings;
}

/**
 * The app's messages: what its i18n library is given, objects whose members are named for languages, and files whose
 * path names one, since these are often only loaded at run time.
 */
export function appMessages(evaluator: Evaluator): Catalogue {
  const found: Found = { bundles: [], settings: { namespaces: [] } };
  for (const module of evaluator.app.modules.values()) {
    const { facts, scope } = module;
    readFile(evaluator, module, found);
    for (const [name, value] of Object.entries(facts.constants)) {
      if (value.kind === 'object')
        readByLocale(evaluator, { kind: 'value', value, scope }, { spaced: name === 'resources' }, found);
      else if (value.kind === 'call') readCall(evaluator, value, scope, found);
      else if (value.kind === 'function') {
        const calls = value.does.calls.filter(({ callee }) => isWiring(callee));
        if (calls.length === 0) continue;
        const inner = bindFunction(evaluator, value, scope, []);
        for (const call of calls) readCall(evaluator, call, inner, found);
      }
    }
    for (const call of facts.calls ?? []) readCall(evaluator, call, scope, found);
  }
  if (found.settings.namespaces.length === 0) found.settings.namespaces.push(usualNamespace);
  return makeCatalogue(found.bundles, found.settings);
}

/** The messages of a component alone: its `<i18n>` blocks, or what `useI18n({ messages })` is given. */
export function ownMessages(evaluator: Evaluator, meanings: readonly ResolvedValue[]): Catalogue {
  const found: Found = { bundles: [], settings: { namespaces: [] } };
  for (const resolved of meanings) readByLocale(evaluator, resolved, {}, found);
  return makeCatalogue(found.bundles, found.settings);
}

/** A file whose path names a language: what it exports, whole or member by member. */
function readFile(evaluator: Evaluator, module: Module, { bundles }: Found): void {
  const { facts } = module;
  const place = messagePlace(facts.file);
  if (place === null || facts.components.length > 0) return;
  const whole = exportedValue(evaluator, module, 'default');
  const add = (namespace: string[], resolved: ResolvedValue): void => {
    const messages = flatMessages(evaluator, resolved);
    messages.delete('');
    if (messages.size > 0) bundles.push({ locale: place.locale, namespace, messages });
  };
  if (whole !== null) {
    add(place.namespace, whole);
    return;
  }
  for (const { exported, from } of facts.exports) {
    if (exported === '*' || from !== undefined) continue;
    const resolved = exportedValue(evaluator, module, exported);
    // `module.exports = { title: '…' }` exports each message by itself.
    if (resolved?.kind === 'value' && resolved.value.kind === 'literal') {
      bundles.push({ ...place, messages: new Map([[exported, String(resolved.value.value)]]) });
    } else if (resolved !== null) add([...place.namespace, exported], resolved);
  }
}

/** How an object of languages is read. */
interface ByLocale {
  /** Below each language stand namespaces, and the messages below them, as i18next's resources have it. */
  spaced?: boolean;
  /** An i18n library is given it, so that its members are languages, whatever code an app has for some of them. */
  given?: boolean;
}

/** An object whose members are all named for languages, each with messages. */
function readByLocale(
  evaluator: Evaluator,
  resolved: ResolvedValue,
  { spaced, given }: ByLocale,
  { bundles }: Found,
): void {
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return;
  const { value } = resolved;
  const named = value.entries.filter(({ key }) => isLocale(key)).length;
  if (named === 0 || (named < value.entries.length && given !== true)) return;
  for (const { key } of value.entries) {
    const locale = localeName(key);
    const messages = evaluator.member(resolved, key);
    const spaces =
      spaced === true && messages.kind === 'value' && messages.value.kind === 'object' ? messages.value.entries : [];
    if (spaces.length === 0) addBundle(evaluator, locale, [], messages, bundles);
    for (const space of spaces)
      addBundle(evaluator, locale, [space.key], evaluator.member(messages, space.key), bundles);
  }
}

function addBundle(
  evaluator: Evaluator,
  locale: string,
  namespace: string[],
  resolved: ResolvedValue,
  bundles: MessageBundle[],
): void {
  const messages = flatMessages(evaluator, resolved);
  messages.delete('');
  if (messages.size > 0) bundles.push({ locale, namespace, messages });
}

/** `createI18n({ messages })`, `i18n.use(…).init({ resources })`, `addResourceBundle('de', 'shop', { … })`. */
function readCall(
  evaluator: Evaluator,
  call: Pick<CallFacts, 'callee' | 'args'>,
  scope: LexicalScope,
  found: Found,
): void {
  if (!isWiring(call.callee)) return;
  const given = call.args.map((argument) => optionsOf(evaluator, argument, scope));
  const [first] = given;
  const locale = first === undefined ? undefined : literal(first);
  if (takesBundle(call.callee)) {
    const namespace = given[1] === undefined ? undefined : literal(given[1]);
    const messages = given.at(namespace === undefined ? 1 : 2);
    if (locale !== undefined && isLocale(locale) && messages !== undefined) {
      addBundle(evaluator, localeName(locale), namespace === undefined ? [] : [namespace], messages, found.bundles);
    } else if (first !== undefined) readByLocale(evaluator, first, {}, found);
    return;
  }
  for (const options of given) {
    if (options.kind !== 'value' || options.value.kind !== 'object') continue;
    for (const holder of holders) {
      readByLocale(
        evaluator,
        evaluator.member(options, holder),
        { spaced: holder === 'resources', given: true },
        found,
      );
    }
    readSettings(evaluator, options, found.settings);
  }
}

/** What an argument stands for; a function that makes the options counts as them. */
function optionsOf(evaluator: Evaluator, argument: Value, scope: LexicalScope): ResolvedValue {
  const resolved = evaluator.evaluate(argument, scope);
  const isFunction = resolved.kind === 'value' && resolved.value.kind === 'function';
  return isFunction && resolved.value.kind === 'function'
    ? evaluator.call({ fn: resolved.value, closure: resolved.scope, args: [], caller: scope })
    : resolved;
}

function readSettings(evaluator: Evaluator, options: ResolvedValue, settings: MessageSettings): void {
  const text = (...names: string[]): string | undefined =>
    names.map((name) => localeIn(evaluator, evaluator.member(options, name))).find((one) => one !== undefined);
  const locale = text('lng', 'locale', 'defaultLocale');
  const fallback = text('fallbackLng', 'fallbackLocale');
  if (locale !== undefined) settings.locale ??= locale;
  if (fallback !== undefined) settings.fallback ??= fallback;
  const namespaces = evaluator.member(options, 'defaultNS');
  const names = namespaces.kind === 'list' ? namespaces.items.map((item) => force(evaluator, item)) : [namespaces];
  settings.namespaces.push(...names.flatMap((name) => literal(name) ?? []));
}

/** A language that is written down: by itself, as the first of a list, or as what `default` leads to. */
function localeIn(evaluator: Evaluator, resolved: ResolvedValue): string | undefined {
  const text = literal(resolved);
  if (text !== undefined) return isLocale(text) ? localeName(text) : undefined;
  if (resolved.kind === 'list') {
    const [first] = resolved.items;
    return first === undefined ? undefined : localeIn(evaluator, force(evaluator, first));
  }
  const isObject = resolved.kind === 'value' && resolved.value.kind === 'object';
  return isObject ? localeIn(evaluator, evaluator.member(resolved, 'default')) : undefined;
}

function literal(resolved: ResolvedValue): string | undefined {
  return resolved.kind === 'value' && resolved.value.kind === 'literal' && typeof resolved.value.value === 'string'
    ? resolved.value.value
    : undefined;
}
