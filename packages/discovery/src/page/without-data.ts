import type { Fingerprint, PageContainer, PageElement, PageRecords, PageSnapshot, Selector } from '@webmcp/contract';
import { strategyNamed, withRowKey } from '@webmcp/text';

import type { AppCode } from '../source/app-code.js';
import { forEvidence, isWrittenIn, type IsWritten } from './is-written.js';

/** A part of a page with evidence for the map. */
type Seen = Pick<PageElement, 'candidates' | 'fingerprint'>;

/**
 * Removes texts that no file of the app contains from the evidence for targets: headings around an element, addresses, and
 * attributes in CSS. Such a text is data of the moment: a person's name would be in the map, and the target would fit that
 * person alone. Names of elements stay, because pairing compares them with the source. Names of containers stay only with
 * the key of a row: the map writes `{row}` there.
 */
export function withoutData(snapshots: readonly PageSnapshot[], isWritten: IsWritten): PageSnapshot[] {
  const known = new Map<string, boolean>();
  const isData = (text: string): boolean => {
    const before = known.get(text) ?? isWritten(text) === false;
    known.set(text, before);
    return before;
  };
  const clean = <T extends Seen>(seen: T): T => ({
    ...seen,
    candidates: seen.candidates.filter(({ selector }) => !holdsData(selector, isData)),
    fingerprint: withoutTexts(seen.fingerprint, isData),
  });
  const keys = [...new Set(snapshots.flatMap(({ containers }) => containers.flatMap(keysOf)))];
  const isNameless = (text: string): boolean => isData(text) && !keys.some((key) => withRowKey(text, key) !== null);
  const cleanAll = ({ elements, containers }: { elements: PageElement[]; containers: PageContainer[] }) => ({
    elements: elements.map((element) => {
      const isInRow = element.chain?.some((index) => containers[index]?.kind === 'row') === true;
      return clean(element.role === 'radio' ? withoutValue(element, isInRow ? isNameless : isData) : element);
    }),
    containers: containers.map((container) =>
      withRows(clean(withDataLabels(withoutName(container, isNameless), isData)), isData),
    ),
  });
  return snapshots.map(({ records, frames, ...snapshot }) => ({
    ...snapshot,
    ...cleanAll(snapshot),
    ...(records === undefined ? {} : { records: records.map((record): PageRecords => clean(record)) }),
    ...(frames === undefined ? {} : { frames: frames.map((frame) => ({ ...frame, ...cleanAll(frame) })) }),
  }));
}

type IsData = (text: string) => boolean;

function withRows(container: PageContainer, isData: IsData): PageContainer {
  const { row } = container;
  if (row === undefined) return container;
  return { ...container, row: { ...row, rows: row.rows.filter((selector) => !holdsData(selector, isData)) } };
}

const keysOf = ({ row }: PageContainer): string[] =>
  (row?.keys ?? []).map(({ text }) => text).filter((text) => text !== '');

/** Removes a label and a value that are data from the evidence for a radio: the first represents its group. */
function withoutValue(radio: PageElement, isNameless: IsData): PageElement {
  const { candidates, fingerprint } = radio;
  const labels = fingerprint.labels.filter((label) => !isNameless(label));
  const isOfData = ({ strategy, value }: Selector): boolean => {
    const [, given] = /\[value="((?:\\.|[^"])*)"\]$/.exec(value) ?? [];
    const text = strategy === 'css' ? given?.replace(/\\(.)/g, '$1') : strategyNamed(strategy).searchedText(value);
    return text != null && isNameless(text);
  };
  return {
    ...radio,
    candidates: candidates.filter(({ selector }) => !isOfData(selector)),
    fingerprint: {
      ...fingerprint,
      labels,
      unique: fingerprint.unique.filter((signal) => signal !== 'label' || labels.length > 0),
    },
  };
}

/** Removes a name that is data from the evidence for a container. */
function withoutName(container: PageContainer, isNameless: IsData): PageContainer {
  const { candidates, fingerprint } = container;
  const labels = fingerprint.labels.filter((label) => !isNameless(label));
  return {
    ...container,
    candidates: candidates.filter(({ selector: { strategy, value } }) => {
      const text = strategyNamed(strategy).searchedText(value);
      return text === null || strategy === 'css' || !isNameless(text);
    }),
    fingerprint: {
      ...fingerprint,
      labels,
      unique: fingerprint.unique.filter((signal) => signal !== 'label' || labels.length > 0),
    },
  };
}

/** Marks the labels of a container that are data. */
function withDataLabels(container: PageContainer, isData: IsData): PageContainer {
  const dataLabels = container.fingerprint.labels.filter(isData);
  return dataLabels.length === 0 ? container : { ...container, dataLabels };
}

/** Removes the texts around an element that are data, such as `heading:Welcome, Ada`, with its address and placeholder. */
function withoutTexts({ href, placeholder, ...print }: Fingerprint, isData: IsData): Fingerprint {
  const keepsHref = href !== undefined && !isDataAddress(href, isData);
  const keepsPlaceholder = placeholder !== undefined && !isData(placeholder);
  const keeps: Record<string, boolean> = { href: keepsHref, placeholder: keepsPlaceholder };
  return {
    ...print,
    ...(keepsHref ? { href } : {}),
    ...(keepsPlaceholder ? { placeholder } : {}),
    scope: print.scope.filter((item) => !item.includes(':') || !isData(item.slice(item.indexOf(':') + 1))),
    unique: print.unique.filter((signal) => keeps[signal] ?? true),
  };
}

/** Matches a quoted value of an attribute in CSS: its name, and its text with escapes. */
const attribute = /\[([\w-]+)[~|^$*]?=(["'])((?:\\.|(?!\2).)*)\2/g;

/** Decides whether a CSS selector contains a text of the page that is data. An id, a name or a test id is no such text. */
function holdsData({ strategy, value }: Selector, isData: IsData): boolean {
  if (strategy !== 'css') return false;
  return [...value.matchAll(attribute)].some(([, name = '', , written = '']) => {
    const text = written.replace(/\\(.)/g, '$1');
    if (name === 'href') return isDataAddress(text, isData);
    return /^(?:aria-label|title|alt|placeholder)$/.test(name) && isData(text);
  });
}

/** Decides whether an address holds data: no file of the app contains it, and it has a query, a number or an unknown word. */
const isDataAddress = (address: string, isData: IsData): boolean =>
  isData(address) && (/[?=\d@]/.test(address) || wordsIn(address).some((word) => isUnknownWord(word, isData)));

/** Returns the words of a path behind its first: the first may be the base of all addresses. */
const wordsIn = (address: string): string[] =>
  address
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split(/[/#]/)
    .filter(Boolean)
    .slice(1);

/** Returns the function {@link routeWithoutData} for an app and the pages that were seen of it. */
export function withoutDataIn(code: AppCode | undefined, seen: readonly PageSnapshot[]): (route: string) => string {
  const isWritten = isWrittenIn(code, seen, forEvidence);
  return (route) => routeWithoutData(route, isWritten);
}

/**
 * Returns a route with `:id` in the place of each word that is data: `/people/:id` for `/people/ada`. The first word of the
 * path stays.
 */
export function routeWithoutData(route: string, isWritten: IsWritten): string {
  const isData = (text: string): boolean => isWritten(text) === false;
  const [path = '', query] = route.split(/\?(?=[^#]*)/, 2);
  const [known, ...rest] = path.split(/(?<=[/#])(?=[^/#!])/);
  const words = rest.map((part, at) => {
    const word = part.replace(/[/#!]+$/, '');
    const isFirst = at === 0 && !/[^/#!]/.test(known ?? '');
    return isFirst || !isUnknownWord(word, isData) ? part : part.replace(word, ':id');
  });
  const values = query?.replace(/=([^&#]+)/g, (pair, value: string) =>
    [value, decoded(value)].some((text) => !isUnknownWord(text, isData) || !isData(`=${text}`)) ? pair : '=:id',
  );
  return [known, ...words].join('') + (values === undefined ? '' : `?${values}`);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Decides whether no file contains a word as a part of an address, as a text, or as a key. */
const isUnknownWord = (word: string, isData: IsData): boolean =>
  [`/${word}`, `${word}/`, `'${word}'`, `"${word}"`, `\`${word}\``, `${word}:`].every(isData);
