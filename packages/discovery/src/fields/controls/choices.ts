import type { JsonSchema, PageElement } from '@webmcp/contract';
import { firstWords, foldText, phrases } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';

/** One choice: the value that the page sends, and the text that it shows. */
export interface Choice {
  value: string;
  label: string;
}

const blank = /^[-–—.…\s]*$/u;
const choosing = firstWords(phrases('choosing'));

/** Decides whether an option's text requests a choice: "— Select a country —". */
const asks = (text: string): boolean => choosing.test(text.replace(/^[-–—.…\s]+/u, ''));

/**
 * Returns the choices that the source fixes; null when the source fixes no choices. The schema lists options only if
 * the source writes every option on the page. Other options exist only at run time.
 * @param shown the page's options, of the same element in several states
 * @param isWhole true if the page shows all options. A drawn list may show only the options near its active option
 * (rc-select), or the options that a filter left
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
  const named = shown.map((option) => (isKnown(option) || isPlaceholder(option) ? option : titledBy(option, known)));
  const titles = named.filter((option) => option !== undefined);
  if (titles.length < shown.length || new Set(titles).size < titles.length) return null;
  const listed = isWhole && shown.length > 0 ? titles : known;
  const choices = listed.filter((option) => !isPlaceholder(option) && !(required && option.value === ''));
  const once = [...new Map(choices.map((choice) => [`${choice.value}\n${foldText(choice.label)}`, choice])).values()];
  return once.length === 0 ? null : distinct(once);
}

/**
 * Returns the choice of the source that an option shows between a picture and a caption: "Lime" of "palette Lime lime". The
 * longest label counts: "Blue Grey" is no "Blue".
 */
function titledBy({ label }: Choice, known: readonly Choice[]): Choice | undefined {
  const text = ` ${foldText(label)} `;
  const held = known.filter((option) => option.label !== '' && text.includes(` ${foldText(option.label)} `));
  return held.reduce<Choice | undefined>(
    (best, option) => (best === undefined || option.label.length > best.label.length ? option : best),
    undefined,
  );
}

/**
 * Makes the value of each choice unique. Choices that share a value (`$` for dollars of several countries) get their
 * text as value.
 */
function distinct(choices: Choice[]): Choice[] {
  const count = (texts: string[]): number => new Set(texts).size;
  if (count(choices.map(({ value }) => value)) === choices.length) return choices;
  const seen = choices.map(({ label }) => foldText(label));
  if (count(seen) < choices.length) return [...new Map(choices.map((choice) => [choice.value, choice])).values()];
  return choices.map(({ label }) => ({ value: foldText(label), label }));
}

/** Decides whether an option means "nothing chosen yet". Without a value of its own, its text must request a choice. */
function isPlaceholder({ value, label }: Choice): boolean {
  const text = foldText(label);
  if (value === '') return blank.test(text) || asks(text);
  return value === label && (blank.test(text) || (asks(text) && /\s|…|\.\.\./u.test(text)));
}

/** Returns an `enum` where each value is the text on the page, else a `oneOf` with values and texts. */
export function choiceSchema(choices: readonly Choice[]): JsonSchema {
  if (choices.every(({ value, label }) => value === foldText(label)))
    return { type: 'string', enum: choices.map(({ value }) => value) };
  return { type: 'string', oneOf: choices.map(({ value, label }) => ({ const: value, title: foldText(label) })) };
}

/** Returns the choices that a page element offers: its options, or the radios of its group. @param fellows of the group */
export function shownChoices(element: PageElement, fellows: readonly PageElement[]): Choice[] {
  if (fellows.length > 0 || element.role === 'radio' || element.role === 'menuitemradio') {
    return [element, ...fellows].map((radio) => {
      const label = radio.labels[0] ?? radio.name;
      const { value } = radio.attributes;
      // The browser sends `on` for a radio without a value attribute.
      return { value: value === undefined || value === '' || value === 'on' ? label : value, label };
    });
  }
  return element.options?.map(({ value, label }) => ({ value, label })) ?? [];
}
