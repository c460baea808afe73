import type { PageContainer, PageElement, PageHandler, PageSnapshot } from '@webmcp/contract';
import { foldText, isGeneratedId, optionOfLook, words } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';
import { pressedItems } from '../../intents/model/pressed-items.js';
import { containerAt } from '../model/container-at.js';
import { siteKey } from '../../intents/model/site-key.js';
import { pageText, type PageText } from './label-similarity.js';

/** A page element, prepared for many comparisons. One view is one element, one radio group, or several checkboxes of one field. */
export interface ElementView {
  element: PageElement;
  /** The possible labels of the element, without duplicates. */
  texts: PageText[];
  placeholder: string;
  /** The placeholder and the title, which replace a missing name. */
  hints: PageText[];
  /** The texts beside the element. A person reads them as its label, although no attribute ties them to the element. */
  beside: PageText[];
  /** The name of the element's picture. */
  icon: PageText | null;
  domId?: string;
  /** True if another element has the same address. */
  sharesHref: boolean;
  /** The indexes of the containers around the element, innermost first, with the nearest row. */
  chain: number[];
  row: number | null;
  sources: string[];
  /** The app's functions that answer the element; empty for an element with sources. */
  handlers: PageHandler[];
  /** The other radios or checkboxes of the group, in document order. */
  fellows: PageElement[];
}

/** Returns the name and the heading of the group container around all members. */
function groupTexts(first: PageElement, fellows: PageElement[], snapshot: PageSnapshot): string[] {
  const shared = first.chain.find((index) => fellows.every((fellow) => fellow.chain.includes(index)));
  const container = shared === undefined ? undefined : containerAt(snapshot, shared);
  if (container === undefined || (container.kind !== 'group' && container.role !== 'radiogroup')) return [];
  return [container.name, container.heading ?? ''];
}

const radios: ReadonlySet<string> = new Set(['radio', 'menuitemradio']);
const boxes: ReadonlySet<string> = new Set(['checkbox', 'switch']);

/** Decides whether a field has one checkbox for each value. */
export function isBoxGroup({ control, roles }: Intent): boolean {
  return control === 'listbox' && roles.some((role) => boxes.has(role));
}

/** Decides whether a field has one button or item for each value. */
export function isButtonGroup({ control, roles }: Intent): boolean {
  if (control !== 'radio' && control !== 'listbox') return false;
  return Object.entries(pressedItems).some(([item, around]) => roles.includes(item) && roles.includes(around));
}

/** Decides whether one side is a single checkbox and the other side is a group of checkboxes. */
export function isOtherCount(intent: Intent, { element, fellows }: Pick<ElementView, 'element' | 'fellows'>): boolean {
  return boxes.has(element.role) && isBoxGroup(intent) !== fellows.length > 0;
}

/**
 * Returns the key of the group that an element forms with others as one field, or null.
 * - Radios share a name within one form, or a group container if they have no name.
 * - Checkboxes share a key only if the source has one field for them: by its name, or by a group container whose
 *   checkboxes are all options of the field.
 * - Buttons share a key if they are options of one field inside one group container.
 * @param several the fields of the source with one checkbox or one button for each value
 */
export function choiceGroupKey(
  element: PageElement,
  snapshot: PageSnapshot,
  several: readonly Intent[],
): string | null {
  if (radios.has(element.role)) return sharedKey(element, snapshot);
  if (element.role === 'button') return buttonGroupKey(element, snapshot, several.filter(isButtonGroup));
  if (!boxes.has(element.role)) return null;
  const key = sharedKey(element, snapshot);
  if (key === null) return null;
  const all = snapshot.elements.filter(({ role }) => boxes.has(role));
  const group = all.filter((other) => sharedKey(other, snapshot) === key);
  if (group.length < 2) return null;
  const isOne = several
    .filter(isBoxGroup)
    .some(
      ({ name, options = [] }) =>
        (name !== undefined && name === element.attributes.name) ||
        group.every((box) =>
          options.some(({ label }) => [box.name, ...box.labels].some((text) => foldText(text) === foldText(label))),
        ),
    );
  return isOne ? key : null;
}

function buttonGroupKey(element: PageElement, snapshot: PageSnapshot, fields: readonly Intent[]): string | null {
  const isOption = ({ options = [] }: Intent, { name }: PageElement): boolean =>
    options.some(({ label }) => foldText(label) === foldText(name));
  const field = fields.find((one) => isOption(one, element));
  const key = field === undefined ? null : sharedKey(element, snapshot);
  if (field === undefined || key === null) return null;
  const group = snapshot.elements.filter(
    (other) => other.role === 'button' && isOption(field, other) && sharedKey(other, snapshot) === key,
  );
  const names = new Set(group.map(({ name }) => foldText(name)));
  return group.length > 1 && names.size === group.length ? key : null;
}

function sharedKey(element: PageElement, snapshot: PageSnapshot): string | null {
  const { name } = element.attributes;
  const around = element.chain
    .map((index) => containerAt(snapshot, index))
    .filter((container): container is PageContainer => container !== undefined);
  const row = around.find((container) => container.kind === 'row')?.index ?? '';
  if (name !== undefined && name !== '')
    return `${around.find((container) => container.kind === 'form')?.index ?? ''}/${row}/name:${name}`;
  const group = around.find((container) => container.role === 'radiogroup' || container.kind === 'group');
  return group === undefined ? null : `group:${group.index}`;
}

/**
 * Returns one view for each element in document order. A group of radios, checkboxes or buttons has one view: its first
 * member.
 * @param several the fields of the source with one checkbox or one button for each value
 * @param fromLibrary folded names that identify no field (see `library-names.ts`)
 */
export function elementViews(
  snapshot: PageSnapshot,
  several: readonly Intent[],
  fromLibrary: ReadonlySet<string> = new Set(),
): ElementView[] {
  const groups = new Map<string, PageElement[]>();
  const heads: { element: PageElement; key: string | null }[] = [];
  for (const element of [...snapshot.elements].sort((a, b) => a.index - b.index)) {
    const key = choiceGroupKey(element, snapshot, several);
    const group = key === null ? undefined : groups.get(key);
    if (group !== undefined) group.push(element);
    else {
      if (key !== null) groups.set(key, [element]);
      heads.push({ element, key });
    }
  }
  const addresses = new Map<string, number>();
  for (const { attributes } of snapshot.elements)
    if (attributes.href !== undefined) addresses.set(attributes.href, (addresses.get(attributes.href) ?? 0) + 1);
  return heads.map(({ element, key }) => {
    const group = key === null ? [element] : (groups.get(key) ?? [element]);
    const own = key === null ? textsOf(element) : groupTexts(element, group, snapshot);
    return {
      ...viewOf(element, snapshot),
      texts: unique([...own, ...buttonTexts(element)]).filter(({ text }) => !fromLibrary.has(text)),
      beside: key === null ? unique(element.beside ?? []) : [],
      sharesHref: (addresses.get(element.attributes.href ?? '') ?? 0) > 1,
      fellows: group.slice(1),
    };
  });
}

const textsOf = ({ name, labels, attributes }: PageElement): string[] => [name, ...labels, attributes['alt'] ?? ''];

/** Returns the text of a button that is an input: its value. */
function buttonTexts({ tag, attributes: { type = '', value = '' } }: PageElement): string[] {
  return tag === 'input' && /^(?:submit|button|reset)$/.test(type) ? [value] : [];
}

/** Returns the properties of a view that depend on one element alone. */
function viewOf(
  element: PageElement,
  snapshot: PageSnapshot,
): Omit<ElementView, 'texts' | 'beside' | 'sharesHref' | 'fellows'> {
  const { id, placeholder = '', title = '' } = element.attributes;
  const { icon } = element.fingerprint;
  return {
    element,
    placeholder: foldText(placeholder).toLowerCase(),
    hints: unique([placeholder, title]),
    icon: icon === undefined || optionOfLook(icon) !== undefined ? null : pageText(words(icon).join(' ')),
    ...(id === undefined || isGeneratedId(id) ? {} : { domId: id }),
    chain: element.chain,
    row: element.chain.find((index) => containerAt(snapshot, index)?.kind === 'row') ?? null,
    sources: (element.sources ?? []).map(siteKey),
    handlers: element.sources === undefined ? (element.handlers ?? []) : [],
  };
}

function unique(texts: readonly string[]): PageText[] {
  return [...new Map(texts.map((text) => pageText(text)).map((each) => [each.text, each])).values()].filter(
    ({ text }) => text !== '',
  );
}
