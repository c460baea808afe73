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
 * Asks the app's server for files, each once.
 * @returns the answers by path and kind, see {@link servedKey}; a file without an answer is left out
 */
export async function readServed(
  baseUrl: string,
  files: readonly ServedFile[],
  signal: AbortSignal,
): Promise<Map<string, ServedAnswer>> {
  const open = [...new Map(files.map((file) => [servedKey(file), file]))];
  const answers = new Map<string, ServedAnswer>();
  const work = async (): Promise<void> => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const answer = await answerOf(baseUrl, next[1], signal);
      if (answer !== undefined) answers.set(next[0], answer);
    }
  };
  await Promise.all(Array.from({ length: parallelFiles }, work));
  signal.throwIfAborted();
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
