import type { LinkedValue } from '../../link/model/linked.js';
import { findMessage, keysLike } from '../../messages/find-message.js';
import { messageForms } from '../../messages/formats/message-forms.js';
import type { MessagePart } from '../../messages/formats/message-piece.js';
import { literalText, member } from '../values/prop-values.js';
import { messageRequest, type LookupCall, type MessageRequest } from './message-request.js';
import { emptyReading, joinReadings, unknownReading, type Language, type Reading } from './reading.js';

/** The number of messages up to which a key with unknown parts is read. With more, the text is unknown. */
const MAX_KEYS = 6;
/** The depth to which messages inside messages are followed. Deeper messages refer to themselves. */
const MAX_DEPTH = 4;

/** An unknown part inside a message. It adds nothing to the template, which holds the key. */
const unknownPart: Reading = { ...unknownReading, template: '' };

/**
 * Returns the texts that a call such as `t('cart.title')` can show, in every language of the catalogue.
 * @param read returns the texts of a placeholder's value
 */
export function messageReadings(call: LookupCall, read: (value: LinkedValue) => Reading[]): Reading[] {
  return keyReadings(call.args[0], messageRequest(call, read));
}

function keyReadings(key: LinkedValue | undefined, request: MessageRequest): Reading[] {
  const text = literalText(key);
  if (text !== undefined) return textReadings(text, text, request);
  switch (key?.kind) {
    case 'object':
      return keyReadings(member(key, 'id') ?? member(key, 'key') ?? member(key, 'path'), request);
    case 'choice':
      return key.options.flatMap((option) => keyReadings(option, request));
    case 'array': {
      const keys = key.items.flatMap((item) => literalText(item) ?? []);
      const found = keys.find((one) => findMessage(request.lookup, one, request.forms) !== undefined) ?? keys[0];
      return found === undefined ? [unknownReading] : textReadings(found, found, request);
    }
    case 'template': {
      const parts = key.parts.map((part) => literalText(part) ?? null);
      const known = parts.join('').trim();
      const keys = known.length < 2 ? [] : keysLike(request.lookup, parts, MAX_KEYS);
      const name = parts.map((part) => part ?? '…').join('');
      return keys.length === 0 ? [unknownReading] : keys.flatMap((one) => textReadings(one, name, request));
    }
    default:
      return [unknownReading];
  }
}

/** @param name the key as the source writes it, with `…` for unknown parts */
function textReadings(key: string, name: string, request: MessageRequest): Reading[] {
  const { lookup, forms, fallback, at } = request;
  const prefixed = lookup.prefix + name;
  const [namespace] = lookup.namespaces;
  const full = namespace === undefined || /^[^\s:]+:\S/.test(prefixed) ? prefixed : `${namespace}:${prefixed}`;
  const found = findMessage(lookup, key, forms);
  if (found === undefined) {
    const text = fallback ?? (isMessage(key) ? key : undefined);
    const readings = text === undefined ? [unknownPart] : formReadings(text, undefined, request, 0);
    return readings.map((reading) => withKey(reading, full, at));
  }
  return found.flatMap(({ locale, own, texts }) =>
    texts
      .flatMap((text) => formReadings(text, { locale, own }, request, 0))
      .map((reading) => ({ ...withKey(reading, full, at), language: { locale, own } })),
  );
}

/** Decides whether a key is the message itself, as with gettext: several words, or one capitalised word. */
const isMessage = (key: string): boolean => /\s/.test(key.trim()) || /^[\p{Lu}][\p{L}]*$/u.test(key);

/** Adds the key to a message's reading. The site is the call: the catalogue's own site names no control. */
function withKey(reading: Reading, key: string, at: LookupCall['at']): Reading {
  const values = reading.template === '' ? '' : `(${reading.template})`;
  return { ...reading, template: `{${key}${values}}`, keys: [`${key}${values}`], places: [at] };
}

/** Returns the texts of all forms of a message. The template of each holds the known values of its placeholders. */
function formReadings(text: string, language: Language | undefined, request: MessageRequest, depth: number): Reading[] {
  return messageForms(text, request.lookup.piped).flatMap((form) =>
    joinReadings(form.map((part) => partReadings(part, language, request, depth))),
  );
}

function partReadings(
  part: MessagePart,
  language: Language | undefined,
  request: MessageRequest,
  depth: number,
): Reading[] {
  if (typeof part === 'string') return [{ ...emptyReading, parts: [part] }];
  if ('value' in part) return placeholderReadings(part.value, language, request);
  if (depth >= MAX_DEPTH) return [unknownPart];
  const found = findMessage({ ...request.lookup, prefix: '', namespaces: [] }, part.message, request.forms);
  const wording = found?.find(({ locale }) => locale === language?.locale) ?? found?.[0];
  const readings = (wording?.texts ?? []).flatMap((text) => formReadings(text, language, request, depth + 1));
  return readings.length === 0 ? [unknownPart] : readings.map((reading) => withCase(reading, part.change));
}

/** The modifiers of vue-i18n's linked messages: `@.lower:key`. */
const caseModifiers: ReadonlyMap<string | undefined, (text: string) => string> = new Map([
  ['lower', (text: string): string => text.toLowerCase()],
  ['upper', (text: string): string => text.toUpperCase()],
  ['capitalize', (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)],
]);

function withCase(reading: Reading, modifier: string | undefined): Reading {
  const apply = caseModifiers.get(modifier) ?? ((text: string): string => text);
  return { ...reading, parts: reading.parts.map((part) => (part === null ? null : apply(part))) };
}

/** Returns the texts of a placeholder's value, in the message's language if such texts exist. */
function placeholderReadings(
  name: string,
  language: Language | undefined,
  { values, read }: MessageRequest,
): Reading[] {
  const atIndex = /^\d+$/.test(name) && values?.kind === 'array' ? values.items[Number(name)] : undefined;
  const value = atIndex ?? name.split('.').reduce<LinkedValue | undefined>((of, key) => member(of, key), values);
  const readings = value === undefined ? [] : read(value);
  const inLanguage = readings.filter((one) => one.language === undefined || one.language.locale === language?.locale);
  const known = (inLanguage.length > 0 ? inLanguage : readings).filter((one) => one.parts.length > 0);
  if (known.length === 0) return [unknownPart];
  return known.map((one) => ({ ...one, template: one.parts.includes(null) ? '' : one.template, keys: [], places: [] }));
}
