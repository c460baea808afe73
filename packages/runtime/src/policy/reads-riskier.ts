import type { ManifestTarget, ManifestTool } from '@webmcp/contract';
import { foldText, onlyChildValue, ownRowValue } from '@webmcp/text';

import { name } from '../accessibility/accessible-name.js';
import { natives, run } from '../dom/natives.js';
import { query } from '../dom/query.js';
import { severeWords } from './severe-words.js';

/** The facts that an element's texts are compared with. */
export interface KnownWording {
  tool: Pick<ManifestTool, 'title' | 'name' | 'description' | 'risk'>;
  /** The target that was located. */
  target: ManifestTarget;
  /** The labels of the actions of all other tools, folded and in lower case. */
  others: ReadonlySet<string>;
  /** The text that names the row of the call. A text in the page may repeat it. */
  row: string | undefined;
}

/** The most words of a text that names an act. A longer text is a record, unless it contains a known label. */
const longest = 6;
/** Matches single letters with spaces between them, and words of two alphabets, whose letters look alike. */
const spaced = /(?<!\p{L})(\p{L}) (?=\p{L}(?!\p{L}))/gu;
const mixed = /(?<!\S)(?=\S*\p{sc=Latin})\S*[\p{sc=Cyrillic}\p{sc=Greek}]/u;

/**
 * Judges an element again from what it shows at the moment of the act: its name, its drawn text, and the texts of its
 * pictures. Returns the text that reads riskier than the map, or like another known tool; undefined otherwise. A text that
 * the map knows is never riskier. The text of a link counts only with the address, because a link may show a record.
 */
export function readsRiskier(element: Element, wording: KnownWording): string | undefined {
  const { tool, others, row, target } = wording;
  const known = knownTexts(wording);
  const labels = known.map(lower);
  const inner = isRow(target) ? query([element], 'button,[role=button]').map(textOf) : [];
  const own = withoutTexts(name(element) ?? '', inner);
  const changed = [own, ...drawnTexts(element, inner).filter((text) => !isPartOf(text, own))]
    .map((text) => without(foldText(text), row))
    .filter((text) => text && !labels.includes(lower(text)) && (isShort(text) || labels.some(isIn(text))));
  // A row that is pressed itself shows its record, whose words may be those of a button elsewhere.
  const like = isRow(target) ? undefined : changed.find((text) => others.has(lower(text)));
  if (like !== undefined || tool.risk.level === 'destructive') return like;
  const evidence = tool.risk.reasons.map((reason) => reason.evidence);
  const allowed = new Set([...known, tool.title, tool.name, tool.description, ...evidence].flatMap(severeWords));
  const isSevere = (text: string): boolean =>
    mixed.test(text) || severeWords(text.replace(spaced, '$1')).some((word) => !allowed.has(word));
  const path = element.closest('a[href]')?.getAttribute('href');
  if (!path) return changed.find(isSevere);
  return path !== target.fingerprint?.href && isSevere(path) ? changed.find(isSevere) : undefined;
}

const lower = (text: string): string => foldText(text).toLowerCase();
const isShort = (text: string): boolean => text.split(' ').length <= longest;
const isIn =
  (text: string) =>
  (label: string): boolean =>
    !!label && lower(text).includes(label);

/** Decides whether a target is the row itself, or all of it. The controls inside such a row are not pressed with it. */
const isRow = ({ selectors }: ManifestTarget): boolean =>
  selectors.some(({ value }) => value === ownRowValue || value === onlyChildValue);

const textOf = (element: Element): string => (element instanceof HTMLElement ? run(natives.readText, element, []) : '');

const withoutTexts = (text: string, inner: readonly string[]): string =>
  inner.reduce((rest, one) => rest.replace(one, ' '), text);

/** Lists the texts that an element draws: its words, and the words for its pictures. */
const drawnTexts = (element: Element, inner: readonly string[]): string[] => [
  withoutTexts(textOf(element), inner),
  ...query([element], 'img[alt]').map((picture) => picture.getAttribute('alt')!),
];
const isPartOf = (part: string, whole: string): boolean => lower(whole).includes(lower(part));

/** Takes the key of the row out of a text: a record may have any words. */
function without(text: string, row: string | undefined): string {
  const at = row ? text.toLowerCase().indexOf(lower(row)) : -1;
  return at < 0 ? text : foldText(text.slice(0, at) + text.slice(at + row!.length));
}

/** Lists the labels that the map knows for a target, without the key of the row. */
function knownTexts({ target, row }: KnownWording): string[] {
  const named = target.selectors.flatMap(({ value }) => /name="([^"\\]*)"/.exec(value)?.[1] ?? []);
  return [...(target.fingerprint?.labels ?? []), ...named].map((text) =>
    without(foldText(text.replace('{row}', '')), row),
  );
}
