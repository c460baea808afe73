import { executedPart, type FunctionRange } from '@webmcp/discovery';
import { servedKey, type ServedAnswer, type ServedFile, type ServedKind, type VisitBasis } from '@webmcp/probe';
import { contentHash } from '@webmcp/project';
import type { Source } from '@webmcp/contract';

import type { KeptFunctions } from './kept-functions.js';

/** A file as a page used it. */
export interface KeptFile extends ServedFile {
  hash: string;
  /** The part of a script that ran. Absent if the whole file counts. `head` is a hash too: headers may hold secrets. */
  ran?: { head: string; hash: string; /** One sign for each function: `1` if it did not run. */ idle: string };
}

/** Everything that a kept visit rests on, as hashes. */
export interface KeptBasis {
  files: KeptFile[];
  stamps: string[];
  /** The shown stamps that were stamps of rows. */
  rowStamps: string[];
  rows: VisitBasis['rows'];
  /** See {@link PageFacts.pressedParts}. */
  pressedParts: readonly string[];
}

/** The facts of the source that a visit may rest on. */
export interface RowFacts {
  rowPlaces: ReadonlySet<string>;
  rowOf: (at: Source) => string | undefined;
}

/** The facts of this run that a visit may rest on. */
export interface PageFacts extends RowFacts {
  /** See {@link plainText}. */
  plain(text: string): string;
  functions: KeptFunctions;
  /** The selectors of the elements for which listeners ask. */
  pressedParts: readonly string[];
}

/** The token of the dev server's socket. */
const tokenOfRun = /\bwsToken = "[^"]*"/;

/** The number that Vite gives the packages of one run. Another run has another number for the same packages. */
const packagesOfRun = /(\/node_modules\/[^"'`\s?]*\?)v=[\da-f]{8}\b/g;

/**
 * The names that a script takes from packages in CommonJS. Vite writes one group an import, in the order in which it finds
 * the packages, and that order changes from run to run (seen in Vite 8).
 */
const packageNames = /(?:const [\w$]+ = [^;\n]*__vite__cjsImport\d+_[^;\n]*; ?)+/g;

/**
 * Returns a function that takes from a served text the parts that only this run and this machine have: the port, the token
 * of the dev server's socket, the app's folder, the number of the packages, and the order of their names. The lockfiles and
 * Vite's config describe the packages, see `app-print.ts`.
 */
export function plainText(url: string, root: string): (text: string) => string {
  const { port } = new URL(url);
  const ports = new RegExp(`\\b${port}\\b`, 'g');
  return (text) => {
    const plain = text
      .replaceAll(root, '')
      .replace(tokenOfRun, 'wsToken = ""')
      .replace(packagesOfRun, '$1')
      .replace(packageNames, inOrder);
    return port === '' ? plain : plain.replace(ports, '');
  };
}

/**
 * Returns a function that blots out the port, the token and the number of the packages. The text keeps its length, so each
 * place in it stays the same.
 */
export function lastingText(url: string): (text: string) => string {
  const { port } = new URL(url);
  const ports = new RegExp(`\\b${port}\\b`, 'g');
  const blot = (part: string): string => '0'.repeat(part.length);
  return (text) => {
    const lasting = text.replace(tokenOfRun, blot).replace(packagesOfRun, blot);
    return port === '' ? lasting : lasting.replace(ports, blot);
  };
}

const inOrder = (statements: string): string =>
  statements
    .split(/(?<=;) ?/)
    .filter((statement) => statement !== '')
    .sort()
    .join(' ');

/**
 * Returns the hashes of everything that a visit rests on.
 * @param answers the files as the server answers them, by `servedKey`
 * @returns undefined if a file had no answer
 */
export function keptBasis(
  basis: VisitBasis,
  answers: ReadonlyMap<string, ServedAnswer>,
  facts: PageFacts,
): KeptBasis | undefined {
  const files: KeptFile[] = [];
  for (const file of appFiles(basis)) {
    const answer = answers.get(servedKey(file));
    if (answer === undefined) return undefined;
    const idle = basis.placed.includes(file.path) ? undefined : basis.idle[file.path];
    const ran = idle === undefined || file.kind !== 'script' ? undefined : ranPart(answer, idle, basis.texts, facts);
    files.push({ ...file, hash: hashOf(file, answer, facts.plain), ...(ran === undefined ? {} : { ran }) });
  }
  const rowStamps = basis.stamps.filter((stamp) => facts.rowPlaces.has(stamp));
  return { files, stamps: basis.stamps, rowStamps, rows: basis.rows, pressedParts: facts.pressedParts };
}

/** Returns the files of a basis without those of packages. The lockfiles describe packages, see `app-print.ts`. */
export const appFiles = ({ files }: VisitBasis): ServedFile[] =>
  files.filter(({ path }) => !path.includes('/node_modules/'));

/** Decides whether a visit sees the same page now. */
export function stillTrue(kept: KeptBasis, answers: ReadonlyMap<string, ServedAnswer>, facts: PageFacts): boolean {
  return hasSameParts(kept, facts) && kept.files.every((file) => isSame(file, answers.get(servedKey(file)), facts));
}

/** Does the same as {@link stillTrue} while the answers arrive. Resolves to false with the first file that differs. */
export async function stillTrueSoon(
  kept: KeptBasis,
  asked: ReadonlyMap<string, Promise<ServedAnswer | undefined>>,
  facts: PageFacts,
): Promise<boolean> {
  if (!hasSameParts(kept, facts)) return false;
  return await new Promise((resolve, reject) => {
    const same = kept.files.map(async (file) => {
      const answer = await asked.get(servedKey(file));
      if (!isSame(file, answer, facts)) resolve(false);
    });
    Promise.all(same).then(() => resolve(true), reject);
  });
}

const hasSameParts = (kept: KeptBasis, facts: PageFacts): boolean =>
  hasSameRows(kept, facts) && kept.pressedParts.join('\n') === facts.pressedParts.join('\n');

const hasSameRows = ({ stamps, rowStamps, rows }: KeptBasis, { rowPlaces, rowOf }: RowFacts): boolean =>
  stamps.filter((stamp) => rowPlaces.has(stamp)).join('\n') === rowStamps.join('\n') &&
  rows.every(({ at, row }) => (rowOf(at) ?? null) === row);

function isSame(file: KeptFile, answer: ServedAnswer | undefined, { plain, functions }: PageFacts): boolean {
  const { hash, ran } = file;
  if (answer === undefined) return false;
  if (hashOf(file, answer, plain) === hash) return true;
  if (ran === undefined || contentHash(answer.head) !== ran.head) return false;
  const script = textOf(answer);
  const found = functions.of(script);
  if (found === null) return false;
  let at = 0;
  const part = executedPart(script, found, () => ran.idle[at++] === '1');
  return at === ran.idle.length && contentHash(plain(part)) === ran.hash;
}

/** Returns the part of a script that ran. A function counts as run if the reader looked at its text. */
function ranPart(
  answer: ServedAnswer,
  idle: readonly [number, number][],
  texts: readonly string[],
  { plain, functions }: PageFacts,
): KeptFile['ran'] {
  const script = textOf(answer);
  const found = functions.of(script);
  if (found === null) return undefined;
  let decisions = '';
  const part = executedPart(script, found, ({ begin, body, end }: FunctionRange) => {
    const isIdle =
      idle.some(([from, to]) => to === end && from >= begin && from < body) &&
      !texts.some((text) => text.length >= end - body && script.endsWith(text, end));
    decisions += isIdle ? '1' : '0';
    return isIdle;
  });
  return { head: contentHash(answer.head), hash: contentHash(plain(part)), idle: decisions };
}

/** The kinds of files with a text. */
const isText = (kind: ServedKind): boolean => /^(?:document|script|stylesheet)$/.test(kind);

/** The readings of an answer, each made once for all visits. */
interface Reading {
  text?: string;
  /** Hash of the answer, by the function that made its text plain. */
  hash?: { plain: PageFacts['plain']; value: string };
}

const readings = new WeakMap<ServedAnswer, Reading>();

function readingOf(answer: ServedAnswer): Reading {
  const known = readings.get(answer) ?? {};
  readings.set(answer, known);
  return known;
}

function hashOf({ kind }: ServedFile, answer: ServedAnswer, plain: PageFacts['plain']): string {
  const reading = readingOf(answer);
  if (reading.hash?.plain !== plain) {
    const value = contentHash(answer.head + contentHash(isText(kind) ? plain(textOf(answer)) : answer.body));
    reading.hash = { plain, value };
  }
  return reading.hash.value;
}

/** Returns the texts of all scripts. */
export const scriptsOf = (answers: ReadonlyMap<string, ServedAnswer>): string[] =>
  [...answers].flatMap(([key, answer]) => (key.startsWith('script ') ? [textOf(answer)] : []));

const textOf = (answer: ServedAnswer): string => (readingOf(answer).text ??= new TextDecoder().decode(answer.body));
