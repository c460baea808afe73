import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import { makeCatalogue, type Catalogue, type MessageBundle, type MessageSettings } from '../../messages/catalogue.js';
import { isLocale, localeName, messagePlace } from '../../messages/locale.js';
import { isWiring, takesBundle } from '../../messages/wiring.js';
import { exportedValue } from '../evaluate/app-modules.js';
import { bindFunction } from '../evaluate/bind-function.js';
import { flatMessages } from './flat-messages.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, Module, LexicalScope } from '../model/resolved-value.js';

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
export function appMessages(linker: Linker): Catalogue {
  const found: Found = { bundles: [], settings: { namespaces: [] } };
  for (const module of linker.modules.values()) {
    const { facts, scope } = module;
    readFile(linker, module, found);
    for (const [name, value] of Object.entries(facts.constants)) {
      if (value.kind === 'object')
        readByLocale(linker, { kind: 'value', value, scope }, { spaced: name === 'resources' }, found);
      else if (value.kind === 'call') readCall(linker, value, scope, found);
      else if (value.kind === 'function') {
        const calls = value.does.calls.filter(({ callee }) => isWiring(callee));
        if (calls.length === 0) continue;
        const inner = bindFunction(linker, value, scope, []);
        for (const call of calls) readCall(linker, call, inner, found);
      }
    }
    for (const call of facts.calls ?? []) readCall(linker, call, scope, found);
  }
  if (found.settings.namespaces.length === 0) found.settings.namespaces.push(usualNamespace);
  return makeCatalogue(found.bundles, found.settings);
}

/** The messages of a component alone: its `<i18n>` blocks, or what `useI18n({ messages })` is given. */
export function ownMessages(linker: Linker, meanings: readonly ResolvedValue[]): Catalogue {
  const found: Found = { bundles: [], settings: { namespaces: [] } };
  for (const resolved of meanings) readByLocale(linker, resolved, {}, found);
  return makeCatalogue(found.bundles, found.settings);
}

/** A file whose path names a language: what it exports, whole or member by member. */
function readFile(linker: Linker, module: Module, { bundles }: Found): void {
  const { facts } = module;
  const place = messagePlace(facts.file);
  if (place === null || facts.components.length > 0) return;
  const whole = exportedValue(linker, module, 'default');
  const add = (namespace: string[], resolved: ResolvedValue): void => {
    const messages = flatMessages(linker, resolved);
    messages.delete('');
    if (messages.size > 0) bundles.push({ locale: place.locale, namespace, messages });
  };
  if (whole !== null) {
    add(place.namespace, whole);
    return;
  }
  for (const { exported, from } of facts.exports) {
    if (exported === '*' || from !== undefined) continue;
    const resolved = exportedValue(linker, module, exported);
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
function readByLocale(linker: Linker, resolved: ResolvedValue, { spaced, given }: ByLocale, { bundles }: Found): void {
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return;
  const { value } = resolved;
  const named = value.entries.filter(({ key }) => isLocale(key)).length;
  if (named === 0 || (named < value.entries.length && given !== true)) return;
  for (const { key } of value.entries) {
    const locale = localeName(key);
    const messages = linker.member(resolved, key);
    const spaces =
      spaced === true && messages.kind === 'value' && messages.value.kind === 'object' ? messages.value.entries : [];
    if (spaces.length === 0) addBundle(linker, locale, [], messages, bundles);
    for (const space of spaces) addBundle(linker, locale, [space.key], linker.member(messages, space.key), bundles);
  }
}

function addBundle(
  linker: Linker,
  locale: string,
  namespace: string[],
  resolved: ResolvedValue,
  bundles: MessageBundle[],
): void {
  const messages = flatMessages(linker, resolved);
  messages.delete('');
  if (messages.size > 0) bundles.push({ locale, namespace, messages });
}

/** `createI18n({ messages })`, `i18n.use(…).init({ resources })`, `addResourceBundle('de', 'shop', { … })`. */
function readCall(linker: Linker, call: Pick<CallFacts, 'callee' | 'args'>, scope: LexicalScope, found: Found): void {
  if (!isWiring(call.callee)) return;
  const given = call.args.map((argument) => optionsOf(linker, argument, scope));
  const [first] = given;
  const locale = first === undefined ? undefined : literal(first);
  if (takesBundle(call.callee)) {
    const namespace = given[1] === undefined ? undefined : literal(given[1]);
    const messages = given.at(namespace === undefined ? 1 : 2);
    if (locale !== undefined && isLocale(locale) && messages !== undefined) {
      addBundle(linker, localeName(locale), namespace === undefined ? [] : [namespace], messages, found.bundles);
    } else if (first !== undefined) readByLocale(linker, first, {}, found);
    return;
  }
  for (const options of given) {
    if (options.kind !== 'value' || options.value.kind !== 'object') continue;
    for (const holder of holders) {
      readByLocale(linker, linker.member(options, holder), { spaced: holder === 'resources', given: true }, found);
    }
    readSettings(linker, options, found.settings);
  }
}

/** What an argument stands for; a function that makes the options counts as them. */
function optionsOf(linker: Linker, argument: Value, scope: LexicalScope): ResolvedValue {
  const resolved = linker.evaluate(argument, scope);
  const isFunction = resolved.kind === 'value' && resolved.value.kind === 'function';
  return isFunction && resolved.value.kind === 'function'
    ? linker.call(resolved.value, resolved.scope, [], scope)
    : resolved;
}

function readSettings(linker: Linker, options: ResolvedValue, settings: MessageSettings): void {
  const text = (...names: string[]): string | undefined =>
    names.map((name) => localeIn(linker, linker.member(options, name))).find((one) => one !== undefined);
  const locale = text('lng', 'locale', 'defaultLocale');
  const fallback = text('fallbackLng', 'fallbackLocale');
  if (locale !== undefined) settings.locale ??= locale;
  if (fallback !== undefined) settings.fallback ??= fallback;
  const namespaces = linker.member(options, 'defaultNS');
  const names = namespaces.kind === 'list' ? namespaces.items.map((item) => linker.force(item)) : [namespaces];
  settings.namespaces.push(...names.flatMap((name) => literal(name) ?? []));
}

/** A language that is written down: by itself, as the first of a list, or as what `default` leads to. */
function localeIn(linker: Linker, resolved: ResolvedValue): string | undefined {
  const text = literal(resolved);
  if (text !== undefined) return isLocale(text) ? localeName(text) : undefined;
  if (resolved.kind === 'list') {
    const [first] = resolved.items;
    return first === undefined ? undefined : localeIn(linker, linker.force(first));
  }
  const isObject = resolved.kind === 'value' && resolved.value.kind === 'object';
  return isObject ? localeIn(linker, linker.member(resolved, 'default')) : undefined;
}

function literal(resolved: ResolvedValue): string | undefined {
  return resolved.kind === 'value' && resolved.value.kind === 'literal' && typeof resolved.value.value === 'string'
    ? resolved.value.value
    : undefined;
}
