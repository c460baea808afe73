import type { Fingerprint, PageContainer, PageElement, PageRecords, PageSnapshot, Selector } from '@webmcp/contract';

import type { IsWritten } from './is-written.js';

/** A part of a page with evidence for the map. */
type Seen = Pick<PageElement, 'candidates' | 'fingerprint'>;

/**
 * Removes texts that no file of the app contains from the evidence for targets: headings around an element, addresses, and
 * attributes in CSS. Such a text is data of the moment: a person's name would be in the map, and the target would fit that
 * person alone. Names of elements stay, because pairing compares them with the source.
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
  const cleanAll = ({ elements, containers }: { elements: PageElement[]; containers: PageContainer[] }) => ({
    elements: elements.map(clean),
    containers: containers.map((container) => withRows(clean(container), isData)),
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

/** Removes the texts around an element, such as `heading:Welcome, Ada`, and an address with data. */
function withoutTexts({ href, ...print }: Fingerprint, isData: IsData): Fingerprint {
  const keepsHref = href !== undefined && !isDataAddress(href, isData);
  return {
    ...print,
    ...(keepsHref ? { href } : {}),
    scope: print.scope.filter((item) => !item.includes(':') || !isData(item.slice(item.indexOf(':') + 1))),
    unique: print.unique.filter((signal) => signal !== 'href' || keepsHref),
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

/** Decides whether an address holds data: a query or a number that no file of the app contains. */
const isDataAddress = (address: string, isData: IsData): boolean => /[?=\d@]/.test(address) && isData(address);
