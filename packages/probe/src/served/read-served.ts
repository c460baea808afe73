import type { ServedFile, ServedKind } from '../harness/pages/page-basis.js';

/** A file as the app's server answers now. */
export interface ServedAnswer {
  /** Status and headers as a text, without the headers that differ from answer to answer. */
  head: string;
  body: Uint8Array;
}

/** The `Accept` header of Chromium for each kind, because dev servers answer by it. */
const accepted: Readonly<Partial<Record<ServedKind, string>>> = {
  document: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  stylesheet: 'text/css,*/*;q=0.1',
  image: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
};

/** The `Sec-Fetch-Dest` header of each kind with another word for it (Fetch Metadata, section 2.1). */
const destinations: Readonly<Partial<Record<ServedKind, string>>> = { stylesheet: 'style', other: 'empty' };

/** Headers that say when and how an answer was sent, and not what it is. */
const passing =
  /^(?:date|etag|last-modified|content-length|connection|keep-alive|transfer-encoding|age|expires|vary|cache-control)$/;

/** Milliseconds that the server may take for one file. */
const patience = 20_000;

/** The number of files that are asked for at the same time. */
const parallelFiles = 8;

/**
 * Asks the app's server for files, each once, in their order.
 * @returns the answers by path and kind, see {@link servedKey}; undefined for a file without an answer
 */
export function askServed(
  baseUrl: string,
  files: readonly ServedFile[],
  signal: AbortSignal,
): Map<string, Promise<ServedAnswer | undefined>> {
  const open = [...new Map(files.map((file) => [servedKey(file), file])).values()];
  const asked: Promise<ServedAnswer | undefined>[] = [];
  for (const [at, file] of open.entries()) {
    // A file waits for the file that is as many places earlier as are asked for at the same time.
    const earlier = asked[at - parallelFiles];
    asked.push(Promise.resolve(earlier).then(() => answerOf(baseUrl, file, signal)));
  }
  return new Map(open.map((file, at) => [servedKey(file), asked[at]!]));
}

/**
 * Asks the app's server for files, each once.
 * @returns the answers by path and kind, see {@link servedKey}; a file without an answer is left out
 */
export async function readServed(
  baseUrl: string,
  files: readonly ServedFile[],
  signal: AbortSignal,
): Promise<Map<string, ServedAnswer>> {
  const answers = await allAnswers(askServed(baseUrl, files, signal));
  signal.throwIfAborted();
  return answers;
}

/** Waits for all answers. A file without an answer is left out. */
export async function allAnswers(
  asked: ReadonlyMap<string, Promise<ServedAnswer | undefined>>,
): Promise<Map<string, ServedAnswer>> {
  const answers = new Map<string, ServedAnswer>();
  for (const [key, asking] of asked) {
    const answer = await asking;
    if (answer !== undefined) answers.set(key, answer);
  }
  return answers;
}

/** Returns the identity of a file, because a dev server answers the same path in another way for another kind. */
export const servedKey = ({ path, kind }: ServedFile): string => `${kind} ${path}`;

async function answerOf(
  baseUrl: string,
  { path, kind }: ServedFile,
  signal: AbortSignal,
): Promise<ServedAnswer | undefined> {
  try {
    const response = await fetch(new URL(path, baseUrl), {
      redirect: 'manual',
      headers: { accept: accepted[kind] ?? '*/*', 'sec-fetch-dest': destinations[kind] ?? kind },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    const body = new Uint8Array(await response.arrayBuffer());
    const headers = [...response.headers].filter(([name]) => !passing.test(name)).sort();
    return { head: JSON.stringify([response.status, headers]), body };
  } catch {
    return undefined;
  }
}
