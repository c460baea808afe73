import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';
import { foldText, isGeneratedId, words } from '@webmcp/text';

import type { Intent } from '../../intents/model/intent.js';
import { containerAt } from '../model/container-at.js';
import { siteKey } from '../../intents/model/site-key.js';
import { pageText, type PageText } from './label-similarity.js';

/** A page element with everything ready that matching asks of it again and again. A radio group is one view, and so are checkboxes that are one field. */
export interface ElementView {
  element: PageElement;
  /** Texts that could be its label, without repeats. */
  texts: PageText[];
  placeholder: string;
  /** Texts that stand in for a missing name: the placeholder and the title. */
  hints: PageText[];
  /** Texts that a person reads as its label although nothing ties them to it. */
  beside: PageText[];
  /** What its picture is called. */
  icon: PageText | null;
  domId?: string;
  /** Another element leads to the same address. */
  sharesHref: boolean;
  /** Containers around it, nearest first, as indexes; the nearest row is among them. */
  chain: number[];
  row: number | null;
  sources: string[];
  /** The other radios or checkboxes of the group, in document order. */
  fellows: PageElement[];
}

/** The texts of a group beside those of its members: name and heading of what groups them. */
function groupTexts(first: PageElement, fellows: PageElement[], snapshot: PageSnapshot): string[] {
  const shared = first.chain.find((index) => fellows.every((fellow) => fellow.chain.includes(index)));
  const container = shared === undefined ? undefined : containerAt(snapshot, shared);
  if (container === undefined || (container.kind !== 'group' && container.role !== 'radiogroup')) return [];
  return [container.name, container.heading ?? ''];
}

const radios: ReadonlySet<string> = new Set(['radio', 'menuitemradio']);
const boxes: ReadonlySet<string> = new Set(['checkbox', 'switch']);

/** A field whose values are chosen with several checkboxes. */
export function isBoxGroup({ control, roles }: Intent): boolean {
  return control === 'listbox' && roles.some((role) => boxes.has(role));
}

/** A field whose value is chosen by pressing one of several buttons. */
export function isButtonGroup({ control, roles }: Intent): boolean {
  return (control === 'radio' || control === 'listbox') && roles.includes('group') && roles.includes('button');
}

/** Whether an element is one checkbox where several are wanted, or several where one is. */
export function isOtherCount(intent: Intent, { element, fellows }: Pick<ElementView, 'element' | 'fellows'>): boolean {
  return boxes.has(element.role) && isBoxGroup(intent) !== fellows.length > 0;
}

/**
 * What groups an element with others into one field: radios that share a name within the same form, or without a name the
 * same group container. Checkboxes only where the source says that they are one field: those of its name, or all of a
 * group container's, each of which is one of its options. Buttons likewise: those of a group that are its options.
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
 * One view per element, a group of radios or checkboxes standing as its first. In document order.
 * @param several the fields of the source that are chosen with several checkboxes
 * @param fromLibrary names that tell nothing (see `fromLibrary-names.ts`)
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

/** Returns the parts of a view that depend on the one element alone. */
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
    icon: icon === undefined ? null : pageText(words(icon).join(' ')),
    ...(id === undefined || isGeneratedId(id) ? {} : { domId: id }),
    chain: element.chain,
    row: element.chain.find((index) => containerAt(snapshot, index)?.kind === 'row') ?? null,
    sources: (element.sources ?? []).map(siteKey),
  };
}

function unique(texts: readonly string[]): PageText[] {
  return [...new Map(texts.map((text) => pageText(text)).map((each) => [each.text, each])).values()].filter(
    ({ text }) => text !== '',
  );
}
