import type { JsonSchema, PageElement } from '@webmcp/contract';
import { firstWords, foldText, phrases } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';

/** What one choice is called in the page and what it stands for. */
export interface Choice {
  value: string;
  label: string;
}

const blank = /^[-–—.…\s]*$/u;
const choosing = firstWords(phrases('choosing'));

/** Decides whether an option's text asks for a choice: "— Select a country —". */
const asks = (text: string): boolean => choosing.test(text.replace(/^[-–—.…\s]+/u, ''));

/**
 * The choices that the source fixes, or null when there are none or when they exist only at run time: options are
 * frozen into the schema only if every option the page shows is written in the source.
 * @param shown the page's options, the same element in several states
 * @param isWhole whether the page shows all that there is: a native select and radios do, a drawn list may hold only
 *   what is near its active option (rc-select) or what a filter left
 */
export function fixedChoices(
  intent: Intent,
  shown: readonly Choice[],
  required: boolean,
  isWhole: boolean,
): Choice[] | null {
  const known = (intent.options ?? []).map(({ value, label }) => ({ value: value ?? label, label }));
  if (known.length === 0) return null;
  const isKnown = ({ value, label }: Choice): boolean =>
    known.some((option) => option.value === value || foldText(option.label) === foldText(label));
  if (!shown.every((option) => isKnown(option) || isPlaceholder(option))) return null;
  const listed = isWhole && shown.length > 0 ? shown : known;
  const choices = listed.filter((option) => !isPlaceholder(option) && !(required && option.value === ''));
  const once = [...new Map(choices.map((choice) => [`${choice.value}\n${foldText(choice.label)}`, choice])).values()];
  return once.length === 0 ? null : tellable(once);
}

/** Choices that share a value (`$` for dollars of several countries) are told apart by what people see alone. */
function tellable(choices: Choice[]): Choice[] {
  const count = (texts: string[]): number => new Set(texts).size;
  if (count(choices.map(({ value }) => value)) === choices.length) return choices;
  const seen = choices.map(({ label }) => foldText(label));
  if (count(seen) < choices.length) return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
  return choices.map(({ label }) => ({ value: foldText(label), label }));
}

/** An option that stands for "nothing chosen yet"; without a value of its own it must ask for something to be one. */
function isPlaceholder({ value, label }: Choice): boolean {
  const text = foldText(label);
  if (value === '') return blank.test(text) || asks(text);
  return value === label && (blank.test(text) || (asks(text) && /\s|…|\.\.\./u.test(text)));
}

/** `enum` where a choice's value is what people see, else `oneOf` with both. */
export function choiceSchema(choices: readonly Choice[]): JsonSchema {
  if (choices.every(({ value, label }) => value === foldText(label)))
    return { type: 'string', enum: choices.map(({ value }) => value) };
  return { type: 'string', oneOf: choices.map(({ value, label }) => ({ const: value, title: foldText(label) })) };
}

/** What a page element offers: its options, or of a radio group the radios. */
export function shownChoices(element: PageElement, fellows: readonly PageElement[]): Choice[] {
  if (fellows.length > 0 || element.role === 'radio' || element.role === 'menuitemradio') {
    return [element, ...fellows].map((radio) => {
      const label = radio.labels[0] ?? radio.name;
      const { value } = radio.attributes;
      // `on` is what a radio without a value attribute says.
      return { value: value === undefined || value === '' || value === 'on' ? label : value, label };
    });
  }
  return element.options?.map(({ value, label }) => ({ value, label })) ?? [];
}
