import type { LinkedValue } from '../../link/model/linked.js';
import type { MessageLookup } from '../../messages/catalogue.js';
import { findMessage, keysLike, type KeyForms } from '../../messages/find-message.js';
import { messageForms } from '../../messages/formats/message-forms.js';
import type { MessagePart } from '../../messages/formats/message-piece.js';
import { literalText, member } from '../values/prop-values.js';
import { emptyReading, joinReadings, unknownReading, type Language, type Reading } from './reading.js';

type LookUp = Extract<LinkedValue, { kind: 'call' }> & { looksUp: MessageLookup };

/** Keys that are only known in part may stand for this many messages; for more, nothing is known. */
const MAX_KEYS = 6;
/** Messages in messages deeper than this lead in a circle. */
const MAX_DEPTH = 4;

/** What is known of a call that looks a message up. */
interface Asked {
  lookup: MessageLookup;
  forms: KeyForms;
  /** What is put into the message. */
  values: LinkedValue | undefined;
  /** The text that stands with the call for where no catalogue has the key. */
  fallback: string | undefined;
  at: LookUp['at'];
  /** How the text of a value is read. */
  read(value: LinkedValue): Reading[];
}

/**
 * The texts that a call such as `t('cart.title')` can show, in every language of the catalogue.
 * @param read the texts of a value that is put into the message
 */
export function messageReadings(call: LookUp, read: (value: LinkedValue) => Reading[]): Reading[] {
  const [first, second, third] = call.args;
  const options = [first, second, third].find((one) => one?.kind === 'object');
  const values = [second, third].find((one) => one?.kind === 'object' || one?.kind === 'array');
  const isNumber = second?.kind === 'literal' && typeof second.value === 'number';
  const isChosen = second !== undefined && second.kind !== 'object' && call.callee.at(-1)?.endsWith('tc') === true;
  const asked: Asked = {
    lookup: call.looksUp,
    forms: {
      count: isNumber || isChosen || member(options, 'count') !== undefined,
      context: member(options, 'context') !== undefined,
    },
    values: member(values, 'values') ?? values,
    fallback:
      literalText(member(first, 'defaultMessage')) ??
      literalText(member(first, 'message')) ??
      (isNumber ? undefined : literalText(second)) ??
      literalText(member(options, 'defaultValue')) ??
      literalText(third),
    at: call.at,
    read,
  };
  return keyReadings(first, asked);
}

function keyReadings(key: LinkedValue | undefined, asked: Asked): Reading[] {
  const text = literalText(key);
  if (text !== undefined) return textReadings(text, text, asked);
  switch (key?.kind) {
    case 'object':
      return keyReadings(member(key, 'id') ?? member(key, 'key') ?? member(key, 'path'), asked);
    case 'choice':
      return key.options.flatMap((option) => keyReadings(option, asked));
    case 'array': {
      const keys = key.items.flatMap((item) => literalText(item) ?? []);
      const found = keys.find((one) => findMessage(asked.lookup, one, asked.forms) !== undefined) ?? keys[0];
      return found === undefined ? [unknownReading] : textReadings(found, found, asked);
    }
    case 'template': {
      const parts = key.parts.map((part) => literalText(part) ?? null);
      const known = parts.join('').trim();
      const keys = known.length < 2 ? [] : keysLike(asked.lookup, parts, MAX_KEYS);
      const name = parts.map((part) => part ?? '…').join('');
      return keys.length === 0 ? [unknownReading] : keys.flatMap((one) => textReadings(one, name, asked));
    }
    default:
      return [unknownReading];
  }
}

/** @param name what the key is known by where only a part of it is written down */
function textReadings(key: string, name: string, asked: Asked): Reading[] {
  const { lookup, forms, fallback, at } = asked;
  const said = lookup.prefix + name;
  const [namespace] = lookup.namespaces;
  const full = namespace === undefined || /^[^\s:]+:\S/.test(said) ? said : `${namespace}:${said}`;
  const found = findMessage(lookup, key, forms);
  if (found === undefined) {
    // A key with a space is the message itself, as gettext and natural-language keys have it.
    const text = fallback ?? (/\s/.test(key.trim()) || /^[\p{Lu}][\p{L}]*$/u.test(key) ? key : undefined);
    const readings = text === undefined ? [unknown] : formReadings(text, undefined, asked, 0);
    return readings.map((reading) => named(reading, full, at));
  }
  return found.flatMap(({ locale, own, texts }) =>
    texts
      .flatMap((text) => formReadings(text, { locale, own }, asked, 0))
      .map((reading) => ({ ...named(reading, full, at), language: { locale, own } })),
  );
}

/** A message by its key: where the text was written is nothing, where it is asked for is what counts. */
function named(reading: Reading, key: string, at: LookUp['at']): Reading {
  const fills = reading.said === '' ? '' : `(${reading.said})`;
  return { ...reading, said: `{${key}${fills}}`, keys: [`${key}${fills}`], places: [at] };
}

/** The forms of a message; `said` of each is what is known of the values put in. */
function formReadings(text: string, language: Language | undefined, asked: Asked, depth: number): Reading[] {
  return messageForms(text, asked.lookup.piped).flatMap((form) =>
    joinReadings(form.map((part) => partReadings(part, language, asked, depth))),
  );
}

function partReadings(part: MessagePart, language: Language | undefined, asked: Asked, depth: number): Reading[] {
  if (typeof part === 'string') return [{ ...emptyReading, parts: [part] }];
  if ('value' in part) return valueReadings(part.value, language, asked);
  if (depth >= MAX_DEPTH) return [unknown];
  const found = findMessage({ ...asked.lookup, prefix: '', namespaces: [] }, part.message, asked.forms);
  const wording = found?.find(({ locale }) => locale === language?.locale) ?? found?.[0];
  const readings = (wording?.texts ?? []).flatMap((text) => formReadings(text, language, asked, depth + 1));
  return readings.length === 0 ? [unknown] : readings.map((reading) => changed(reading, part.change));
}

/** `@.lower:key`. */
function changed(reading: Reading, change: string | undefined): Reading {
  const apply = (text: string): string =>
    change === 'lower'
      ? text.toLowerCase()
      : change === 'upper'
        ? text.toUpperCase()
        : change === 'capitalize'
          ? text.charAt(0).toUpperCase() + text.slice(1)
          : text;
  return { ...reading, parts: reading.parts.map((part) => (part === null ? null : apply(part))) };
}

function valueReadings(name: string, language: Language | undefined, { values, read }: Asked): Reading[] {
  const given = /^\d+$/.test(name) && values?.kind === 'array' ? values.items[Number(name)] : undefined;
  const value = given ?? name.split('.').reduce<LinkedValue | undefined>((of, key) => member(of, key), values);
  const readings = value === undefined ? [] : read(value);
  const fitting = readings.filter((one) => one.language === undefined || one.language.locale === language?.locale);
  const known = (fitting.length > 0 ? fitting : readings).filter((one) => one.parts.length > 0);
  if (known.length === 0) return [unknown];
  return known.map((one) => ({ ...one, said: one.parts.includes(null) ? '' : one.said, keys: [], places: [] }));
}

/** What is unknown has no part in what a message is known by. */
const unknown: Reading = { ...unknownReading, said: '' };
