import type { AppQuestion } from '@webmcp/contract';

import { usualAnswers, type LibraryLocale } from '../../libraries/questions/library-locales.js';
import type { LinkedValue } from '../../link/model/linked.js';
import type { AskedCall, HandlerEvidence } from '../model/intent.js';
import { siteKey } from '../model/site-key.js';
import { member } from '../values/prop-values.js';
import { truthOf } from '../values/truth-of.js';
import { readingsOf } from './value-readings.js';

/** Decides whether a text has letters enough to name a dialog. */
export const namesDialog = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) >= 3;

/**
 * Returns the question that handlers open before they act. Undefined without a question, and if the source does not show
 * the words of its affirmative button. Undefined also for several questions: the page alone decides which one opens.
 */
export function appQuestion(
  handlers: readonly Pick<HandlerEvidence, 'asked'>[],
  locales: readonly LibraryLocale[] = [],
): AppQuestion | undefined {
  const asked = handlers.flatMap((handler) => handler.asked ?? []).filter(isQuestion);
  const [first] = asked;
  if (first === undefined || asked.some(({ at }) => siteKey(at) !== siteKey(first.at))) return undefined;
  const answers = answersOf(first, locales);
  if (answers.length === 0) return undefined;
  const says = distinct(textsOf(first).flatMap(knownText));
  return { answers, ...(says.length === 0 ? {} : { says }) };
}

/** Decides whether a call waits for an answer. Without the needed options the call only reports something. */
function isQuestion({ entry, args }: AskedCall): boolean {
  const options = optionsOf({ entry, args });
  return (
    entry.needs === undefined ||
    entry.needs.some((name) => {
      const value = at(options, name);
      return value !== undefined && truthOf(value) !== false;
    })
  );
}

/** Returns the texts of the affirmative button. Empty if the source does not show all of them. */
function answersOf(call: AskedCall, locales: readonly LibraryLocale[]): string[] {
  const { entry, args } = call;
  const options = optionsOf(call);
  const isUnknown = (value: LinkedValue, index: number): boolean => value !== options && index >= (entry.texts ?? 0);
  const isSpread = options?.kind === 'object' && options.spreads.length > 0;
  if (args.some(isUnknown) || isSpread || entry.asksMore?.some((name) => isGiven(at(options, name)))) return [];
  if (hasBox(call) && !isTextBox(call)) return [];
  for (const name of entry.answer) {
    const value = at(options, name);
    if (value === undefined || value.kind === 'object') continue;
    if (value.kind === 'literal' && typeof value.value === 'boolean')
      return value.value ? usualAnswers(entry, locales) : [];
    return distinct(readingsOf(value).map(({ parts }) => (parts.includes(null) ? '' : parts.join(''))));
  }
  return usualAnswers(entry, locales);
}

/**
 * Returns the words beside the text box of the question that handlers open; undefined for a question without a box. The message
 * is nearer to the box than the title.
 */
export function questionBox(handlers: readonly Pick<HandlerEvidence, 'asked'>[]): { label: string } | undefined {
  const call = handlers.flatMap((handler) => handler.asked ?? []).find((one) => isQuestion(one) && hasBox(one));
  if (call === undefined) return undefined;
  const { entry, args } = call;
  const options = optionsOf(call);
  const given = args.filter((value) => value !== options).slice(0, 1);
  const message = ['prompt.label', 'inputLabel', ...entry.says.toReversed()].flatMap((name) => at(options, name) ?? []);
  const [label = ''] = [...given, ...message].flatMap(knownText);
  return { label };
}

function hasBox(call: AskedCall): boolean {
  const { typed } = call.entry;
  return typed !== undefined && (typed.option === undefined || isGiven(at(optionsOf(call), typed.option)));
}

/** The kinds of a box that take any text. A password is left to the person. */
const textKinds: ReadonlySet<unknown> = new Set(['text', 'textarea', 'email', 'number', 'tel', 'url']);

function isTextBox(call: AskedCall): boolean {
  const kind = at(optionsOf(call), call.entry.typed?.kind ?? '');
  return kind === undefined || (kind.kind === 'literal' && textKinds.has(kind.value));
}

const isGiven = (value: LinkedValue | undefined): boolean => value !== undefined && truthOf(value) !== false;

const optionsOf = ({ args }: Pick<AskedCall, 'entry' | 'args'>): LinkedValue | undefined =>
  args.find(({ kind }) => kind === 'object');

const at = (options: LinkedValue | undefined, path: string): LinkedValue | undefined =>
  path.split('.').reduce<LinkedValue | undefined>(member, options);

/** Returns the values that the dialog shows: the texts among the arguments, its title and its message. */
function textsOf({ entry, args }: AskedCall): LinkedValue[] {
  const options = optionsOf({ entry, args });
  return [...args.filter((value) => value !== options), ...entry.says.flatMap((name) => at(options, name) ?? [])];
}

/** Returns the longest known part of each text that a value can show. */
function knownText(value: LinkedValue): string[] {
  return readingsOf(value).flatMap(({ parts }) => {
    const known = parts.flatMap((part) => part?.replace(/\s+/gu, ' ').trim() ?? []);
    const [longest = ''] = known.sort((one, other) => other.length - one.length);
    return namesDialog(longest) && !longest.includes('<') ? [longest] : [];
  });
}

/** Returns the texts once each. Empty if one of them is empty. */
function distinct(texts: readonly string[]): string[] {
  const trimmed = texts.map((text) => text.trim());
  return trimmed.includes('') ? [] : [...new Set(trimmed)];
}
