import type { Source } from '@webmcp/contract';

/** The language of a text from a catalogue. */
export interface Language {
  locale: string;
  /** The language is the app's own. */
  own: boolean;
}

/**
 * One text that a piece of source can show. A value has several readings if it depends on a condition or a language;
 * `labelOf` turns a reading into a label.
 */
export interface Reading {
  /** Known texts, and null for each part that only the run decides. */
  parts: (string | null)[];
  /** The text with each message as its key in braces, and `…` for unknown parts. All languages have the same template. */
  template: string;
  /** The i18n keys of the messages inside. */
  keys: string[];
  /** The sites of the literals. */
  places: Source[];
  /** Absent if the text contains no message of a catalogue. */
  language?: Language;
}

/** The number of variants of one text in one language that are kept. */
const MAX_VARIANTS = 6;

export const emptyReading: Reading = { parts: [], template: '', keys: [], places: [] };
export const unknownReading: Reading = { parts: [null], template: '…', keys: [], places: [] };

/** Returns the reading of a literal text. */
export function literalReading(text: string, ...places: Source[]): Reading {
  return { parts: [text], template: text, keys: [], places };
}

/** Keeps the first variants in each language. */
export function fewReadings(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length <= MAX_VARIANTS) return readings;
  const counts = new Map<string, number>();
  return readings.filter(({ language }) => {
    const locale = language?.locale ?? '';
    const count = (counts.get(locale) ?? 0) + 1;
    counts.set(locale, count);
    return count <= MAX_VARIANTS;
  });
}

/**
 * Joins the readings of consecutive pieces: every combination in one language.
 * @returns at least one reading; the empty one without pieces
 */
export function joinReadings(pieces: readonly Reading[][]): Reading[] {
  let joined: readonly Reading[] | undefined;
  for (const piece of pieces) {
    if (piece.length === 1 && piece[0] === emptyReading) continue;
    joined =
      joined === undefined
        ? fewReadings(piece)
        : fewReadings(joined.flatMap((left) => inLanguageOf(left, piece).map((right) => concatenate(left, right))));
  }
  return joined === undefined ? [emptyReading] : [...joined];
}

/**
 * Returns the readings that can follow a text: in the same language or without a language, else in the app's own
 * language as fallback.
 */
function inLanguageOf({ language }: Reading, piece: readonly Reading[]): readonly Reading[] {
  if (language === undefined || piece.every((one) => one.language === undefined)) return piece;
  const same = piece.filter((one) => one.language === undefined || one.language.locale === language.locale);
  return same.length > 0 ? same : piece.filter((one) => one.language?.own === true);
}

function concatenate(left: Reading, right: Reading): Reading {
  const language = left.language ?? right.language;
  return {
    parts: [...left.parts, ...right.parts],
    template: left.template + right.template,
    keys: [...left.keys, ...right.keys],
    places: [...left.places, ...right.places],
    ...(language === undefined ? {} : { language }),
  };
}

/** Sorts texts of work in progress, which end in dots, behind the texts at rest. */
export function restFirst(readings: readonly Reading[]): Reading[] {
  const isBusy = (reading: Reading): boolean => /(?:…|\.\.\.)\s*$/.test(reading.parts.at(-1) ?? '');
  return [...readings.filter((reading) => !isBusy(reading)), ...readings.filter(isBusy)];
}
