import type { PageSnapshot } from '@webmcp/contract';
import { foldText, isGeneratedId } from '@webmcp/text';

import { siteKey } from '../intents/model/site-key.js';
import { containerAt } from '../match/model/container-at.js';
import { controlOf } from './control-of.js';
import type { IsWritten } from './is-written.js';
import { isPressedRow } from './is-pressed-row.js';
import type { SeenElement } from './seen-element.js';

/**
 * Returns a text that the same control has in all states and rows: its place in the source, its role, and its texts. The
 * name of a row and the data of its record are left out.
 */
export function controlKey(seen: SeenElement, isWritten: IsWritten): string {
  const { element, answers } = seen;
  const site = answers.place ?? element.sources?.[0];
  const place = site === undefined ? '' : siteKey(site);
  const keys = seen.row === undefined ? keysOutside(seen) : keysInRow(seen, place !== '', isWritten);
  return JSON.stringify([place, element.role, ...keys, askedFor(seen)]);
}

/** Returns the selector by which one listener distinguishes its parts. Texts distinguish them else. */
function askedFor({ element }: SeenElement): string {
  const [asked] =
    textOf(element) === '' || isPressedRow(element)
      ? (element.handlers ?? []).flatMap(({ selector }) => selector ?? [])
      : [];
  return asked ?? '';
}

/**
 * Returns the set of rows, and the text without the row's name. Other rows have other ids. A place in the source counts
 * in all sets, because one component may make the rows of several lists.
 */
function keysInRow({ snapshot, element, row }: SeenElement, isPlaced: boolean, isWritten: IsWritten): string[] {
  const [rows] = row?.row?.rows ?? [];
  const own = rows === undefined ? `${snapshot.state} ${row?.row?.set}` : `${rows.strategy} ${rows.value}`;
  const set = isPlaced && rows !== undefined ? '' : own;
  // All texts of a control that is its row are data of the record.
  const text = isPressedRow(element) ? '' : withoutRow(textOf(element), row?.row?.keys ?? []);
  return [set, isOfRecord(text, isWritten) ? '' : text, element.attributes.name ?? ''];
}

/** Decides whether everything beside the row's name is data too: a link around a card has all texts of its record. */
function isOfRecord(text: string, isWritten: IsWritten): boolean {
  const parts = text
    .split(rowName)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // A file may contain the number of a record by chance.
  const isFigure = (part: string): boolean => parts.join() !== text && /\p{N}/u.test(part) && !/\p{L}/u.test(part);
  return parts.length > 0 && parts.every((part) => isFigure(part) || isWritten(part) === false);
}

function keysOutside({ snapshot, element }: SeenElement): string[] {
  const { role, attributes } = element;
  const link = role === 'link' ? (attributes.href ?? '') : '';
  const written = writtenKey(element);
  const text = written !== '' && controlOf(element, snapshot).isField ? '' : textOf(element);
  return [written, text, link, containerName(snapshot, element.chain)];
}

const textOf = ({ labels, name }: SeenElement['element']): string => foldText(labels[0] ?? name);

/** Returns the test id, the name or the id that a person wrote. */
function writtenKey({ testIds, attributes: { name = '', id = '' } }: SeenElement['element']): string {
  return testIds[0]?.value ?? (name !== '' || isGeneratedId(id) ? name : id);
}

/** Replaces the name of a row in a text. */
const rowName = '…';

/** Replaces the row's name in a text. */
function withoutRow(text: string, keys: readonly { text: string }[]): string {
  const key = keys.map((one) => foldText(one.text)).find((one) => one !== '' && text.includes(one));
  return key === undefined ? text : text.replace(key, rowName);
}

/** Returns the kind and name of the form or dialog around an element. A form without a name has the names of its buttons. */
function containerName(snapshot: PageSnapshot, chain: readonly number[]): string {
  const found = chain
    .map((index) => containerAt(snapshot, index))
    .find((container) => container?.kind === 'form' || container?.kind === 'dialog');
  if (found === undefined) return '';
  const name = found.name || (found.heading ?? '');
  return `${found.kind} ${name === '' && found.kind === 'form' ? submitsOf(snapshot, found.index) : name}`;
}

/** Returns the names of the buttons that submit a form. Forms with fields of equal names differ by their buttons. */
function submitsOf(snapshot: PageSnapshot, form: number): string {
  const inside = snapshot.elements.filter(({ chain }) => chain.includes(form));
  const submits = inside.filter((one) => controlOf(one, snapshot).control === 'submit');
  return submits.map(({ name }) => foldText(name)).join(' ');
}
