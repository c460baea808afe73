import type { PageElement } from '@webmcp/contract';
import { asciiSlug, isGeneratedId, isGeneratedName, shortSlug, words } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import { ownLabels } from '../intents/model/label-text.js';
import { namesItsOption } from './names-its-option.js';

/** An id that the source does not write and that ends in a number was counted by a library. */
const isCountedId = (id: string): boolean => isGeneratedId(id) || /[-_]\d+$/.test(id);

/** The same of a name: PrimeVue's `pc31_name`. */
const isCountedName = (name: string): boolean => isGeneratedName(name) || /^[a-z]{1,3}\d+[-_]/i.test(name);

/** Without the white space around it, which no one sees and an agent would not repeat. */
function written(value: string | undefined, generated: (value: string) => boolean): string | undefined {
  const key = value?.trim() ?? '';
  return key === '' || generated(key) ? undefined : key;
}

/**
 * A field's key (CONTRACT section 1): the name attribute, else the hand-written id, else a slug of the label, else the
 * name of what it is bound to or handled by. Not yet unique.
 * @param element how a page shows it; left out, the key depends on the source alone
 */
export function fieldKey(intent: Intent, element?: PageElement): string {
  return writtenKey(intent, element) ?? slugOfLabel(intent, element) ?? intent.control;
}

/** The name attribute, else the hand-written id. */
export function writtenKey(intent: Intent, element?: PageElement): string | undefined {
  return (
    written(intent.name, isGeneratedName) ??
    written(element?.attributes.name, isCountedName) ??
    written(intent.domId, isGeneratedId) ??
    // A radio group is looked at through its first radio, whose id is that option's.
    (intent.control === 'radio' ? undefined : written(element?.attributes.id, isCountedId))
  );
}

function slugOfLabel(intent: Intent, element: PageElement | undefined): string | undefined {
  const own = ownLabels(intent).filter((label) => label.locales === undefined && label.from !== 'icon');
  const shown = element === undefined || namesItsOption(intent, element) ? '' : element.name;
  const texts = [...own.map((label) => label.text), intent.placeholder ?? '', shown];
  const slug = texts.map((text) => shortSlug(asciiSlug(text))).find((text) => text !== '');
  if (slug !== undefined) return slug;
  const code =
    intent.binds?.split(/[:.]/).at(-1) ?? intent.handlers.find((handler) => handler.name !== undefined)?.name;
  const fromCode =
    code === undefined
      ? ''
      : words(code)
          .filter((word) => !['handle', 'on', 'set', 'change', 'update'].includes(word))
          .join('_');
  return asciiSlug(fromCode) || undefined;
}

/** The same keys made unique by a counter, in order. */
export function uniqueKeys(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    let unique = key;
    for (let count = 2; taken.has(unique); count += 1) unique = `${key}_${count}`;
    taken.add(unique);
    return unique;
  });
}
