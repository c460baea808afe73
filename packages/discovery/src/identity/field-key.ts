import type { PageElement } from '@webmcp/contract';
import { asciiSlug, isGeneratedId, isGeneratedName, shortSlug, words } from '@webmcp/text';

import type { Intent, Label } from '../intents/model/intent.js';
import { ownLabels } from '../intents/model/label-text.js';
import { namesItsOption } from './names-its-option.js';

/** A source of a field's key (docs/map-format.md). */
export interface KeyRule {
  name: string;
  /** True for a key that a person wrote into the markup. */
  isWritten: boolean;
  /** @param element how a page shows the field; undefined if the key may depend on the source alone */
  key(intent: Intent, element: PageElement | undefined): string | undefined;
}

/**
 * The first rule that answers decides: name, hand-written id, label, code. The source comes before the page. A
 * placeholder may be an example, such as `PRD001`. It comes after the code if the field has a label in another script.
 */
export const keyRules: readonly KeyRule[] = [
  { name: 'source-name', isWritten: true, key: ({ name }) => written(name, isGeneratedName) },
  { name: 'page-name', isWritten: true, key: (_, element) => written(element?.attributes.name, isCountedName) },
  { name: 'source-id', isWritten: true, key: ({ domId }) => written(domId, isGeneratedId) },
  {
    name: 'page-id',
    isWritten: true,
    // A page shows a radio group by its first radio, whose id is that option's.
    key: ({ control }, element) => (control === 'radio' ? undefined : written(element?.attributes.id, isCountedId)),
  },
  { name: 'label', isWritten: false, key: (intent) => slugOfLabel(intent) },
  {
    name: 'code-for-label',
    isWritten: false,
    key: (intent) => (labelsOf(intent).some(({ text }) => isInOtherScript(text)) ? slugOfCode(intent) : undefined),
  },
  { name: 'placeholder', isWritten: false, key: slugOfPlaceholder },
  { name: 'code', isWritten: false, key: slugOfCode },
];

/**
 * Returns a field's key by {@link keyRules}, else its kind of control. Not yet unique.
 * @param element how a page shows the field; left out, the key depends on the source alone
 */
export function fieldKey(intent: Intent, element?: PageElement): string {
  return firstKey(keyRules, intent, element) ?? intent.control;
}

/**
 * Returns a field's key by the elements that it was paired with. A name that differs between them is data. In a
 * row, the name is also data if the source does not know the label. Attributes that only a row's page has are data, too.
 * Data is no part of a key.
 */
export function shownFieldKey(intent: Intent, elements: readonly PageElement[], inRow: boolean): string {
  const [first] = elements;
  if (first === undefined) return fieldKey(intent);
  const differs = elements.some(({ name }) => name !== first.name);
  const { name: _name, id: _id, ...attributes } = first.attributes;
  return fieldKey(intent, {
    ...first,
    ...(differs || (inRow && intent.labels.some(hasNoWord)) ? { name: '' } : {}),
    ...(inRow ? { attributes } : {}),
  });
}

/** Decides whether the source knows no word of a label. */
const hasNoWord = ({ parts }: Label): boolean =>
  parts !== undefined && !parts.some((part) => part !== null && /[\p{L}\p{N}]/u.test(part));

/** Returns the key that a person wrote into the markup: the name attribute, else the hand-written id. */
export function writtenKey(intent: Intent, element?: PageElement): string | undefined {
  return firstKey(
    keyRules.filter(({ isWritten }) => isWritten),
    intent,
    element,
  );
}

/** Makes keys unique by a counter, in order. */
export function uniqueKeys(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    let unique = key;
    for (let count = 2; taken.has(unique); count += 1) unique = `${key}_${count}`;
    taken.add(unique);
    return unique;
  });
}

function firstKey(rules: readonly KeyRule[], intent: Intent, element?: PageElement): string | undefined {
  for (const rule of rules) {
    const key = rule.key(intent, element);
    if (key !== undefined) return key;
  }
  return undefined;
}

/** Returns a value without the white space around it, which an agent would not repeat. Undefined for a generated value. */
function written(value: string | undefined, isGenerated: (value: string) => boolean): string | undefined {
  const key = value?.trim() ?? '';
  return key === '' || isGenerated(key) ? undefined : key;
}

/** Decides whether a library counted an id that the source does not write. */
const isCountedId = (id: string): boolean => isGeneratedId(id) || /[-_]\d+$/.test(id);

/** Decides whether a library counted a name that the source does not write: PrimeVue's `pc31_name`. */
const isCountedName = (name: string): boolean => isGeneratedName(name) || /^[a-z]{1,3}\d+[-_]/i.test(name);

/** Returns the labels that name a field in any language. */
const labelsOf = (intent: Intent): Label[] =>
  ownLabels(intent).filter(({ locales, from }) => locales === undefined && from !== 'icon' && from !== 'placeholder');

/**
 * Returns a slug of a field's label. A switch may have a label for each of its states: "हिंदी" while it is on, and "English"
 * while it is off. Only the first is true of the value `true`.
 */
function slugOfLabel(intent: Intent): string | undefined {
  const texts = labelsOf(intent).map(({ text }) => text);
  const isOnOff = intent.control === 'switch' || intent.control === 'checkbox';
  return firstSlug(isOnOff && isInOtherScript(texts[0] ?? '') ? [] : texts);
}

function slugOfPlaceholder(intent: Intent, element: PageElement | undefined): string | undefined {
  const known = ownLabels(intent).filter(({ locales, from }) => locales === undefined && from === 'placeholder');
  const shown = element === undefined || namesItsOption(intent, element) ? '' : element.name;
  return firstSlug([...known.map(({ text }) => text), intent.placeholder ?? '', shown]);
}

/** Returns the first slug with a letter. Digits alone name no field. */
const firstSlug = (texts: readonly string[]): string | undefined =>
  texts
    .filter((text) => !isInOtherScript(text))
    .map((text) => shortSlug(asciiSlug(text)))
    .find((slug) => /[a-z]/.test(slug));

/** Decides whether most letters of a text have no ASCII letter. A slug would keep the rest alone: `usd` of `価格 (USD)`. */
function isInOtherScript(text: string): boolean {
  const letters = text.normalize('NFKD').match(/\p{L}/gu) ?? [];
  return letters.filter((letter) => asciiSlug(letter) === '').length * 2 > letters.length;
}

/** Returns a slug of the text that ticks a box. Else of the state that a field is bound to, else of its handler. */
export function slugOfCode({ tickedAt, binds, handlers }: Intent): string | undefined {
  const code =
    tickedAt ?? binds?.split(/[:.]/).at(-1) ?? handlers.find((handler) => handler.name !== undefined)?.name ?? '';
  const meant = words(code).filter((word) => !['handle', 'on', 'set', 'change', 'update'].includes(word));
  return asciiSlug(meant.join('_')) || undefined;
}
