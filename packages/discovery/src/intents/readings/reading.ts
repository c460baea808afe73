import type { Source } from '@webmcp/contract';

/** The language of a text that a catalogue has. */
export interface Language {
  locale: string;
  /** Whether it is the app's own. */
  own: boolean;
}

/** One text that a piece of source can show: known parts, and null for what is only known at run time. */
export interface Reading {
  parts: (string | null)[];
  /** The text with each message as its key in braces and `…` for what is unknown: the same in every language. */
  said: string;
  /** i18n keys that the text was asked for by. */
  keys: string[];
  /** Where its literals were written. */
  places: Source[];
  /** Absent where it has no message of a catalogue in it. */
  language?: Language;
}

/** More variants than this of one text are not told apart in one language. */
const MAX_VARIANTS = 6;

export const emptyReading: Reading = { parts: [], said: '', keys: [], places: [] };
export const unknownReading: Reading = { parts: [null], said: '…', keys: [], places: [] };

/** A text that is written down. */
export function literalReading(text: string, ...places: Source[]): Reading {
  return { parts: [text], said: text, keys: [], places };
}

/** The first variants in each language. */
export function fewReadings(readings: readonly Reading[]): readonly Reading[] {
  if (readings.length <= MAX_VARIANTS) return readings;
  const counts = new Map<string, number>();
  return readings.filter(({ language }) => {
    const count = (counts.get(language?.locale ?? '') ?? 0) + 1;
    counts.set(language?.locale ?? '', count);
    return count <= MAX_VARIANTS;
  });
}

/** Every combination of the readings of consecutive pieces that are of one language. */
export function joinReadings(pieces: readonly Reading[][]): Reading[] {
  let joined: readonly Reading[] | undefined;
  for (const piece of pieces) {
    if (piece.length === 1 && piece[0] === emptyReading) continue;
    joined =
      joined === undefined
        ? fewReadings(piece)
        : fewReadings(joined.flatMap((left) => fitting(left, piece).map((right) => pair(left, right))));
  }
  return joined === undefined ? [emptyReading] : [...joined];
}

/** What may stand beside a text: what is of its language or of none, else the own language, which is fallen back to. */
function fitting({ language }: Reading, piece: readonly Reading[]): readonly Reading[] {
  if (language === undefined || piece.every((one) => one.language === undefined)) return piece;
  const same = piece.filter((one) => one.language === undefined || one.language.locale === language.locale);
  return same.length > 0 ? same : piece.filter((one) => one.language?.own === true);
}

function pair(left: Reading, right: Reading): Reading {
  const language = left.language ?? right.language;
  return {
    parts: [...left.parts, ...right.parts],
    said: left.said + right.said,
    keys: [...left.keys, ...right.keys],
    places: [...left.places, ...right.places],
    ...(language === undefined ? {} : { language }),
  };
}

/** Texts that say that something is under way end with dots; they come after the text at rest. */
export function restFirst(readings: readonly Reading[]): Reading[] {
  const busy = (reading: Reading): boolean => /(?:…|\.\.\.)\s*$/.test(reading.parts.at(-1) ?? '');
  return [...readings.filter((reading) => !busy(reading)), ...readings.filter(busy)];
}
