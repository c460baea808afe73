import { watch } from 'node:fs';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Config } from '@webmcp/contract';
import { frameworks, isMessageFile } from '@webmcp/discovery';
import { contentHash, findProject, readExactly, readSources } from '@webmcp/project';

/** Milliseconds without a save after which files count as written. Editors empty a file before they write it. */
const quiet = 50;

/** The hash of each file that a map depends on, by its path relative to the root. */
export type SourceTexts = ReadonlyMap<string, string>;

/**
 * Reads everything that a map of the app depends on: its source, its config and its harness.
 * @param written files below the root that the product writes itself, as absolute paths
 */
export async function sourceTexts(root: string, config: Config, written: readonly string[]): Promise<SourceTexts> {
  const project = findProject(root, frameworks);
  const { include, exclude } = config;
  const { files } = await readSources(project, frameworks, {
    ...(include === undefined ? {} : { include }),
    ...(exclude === undefined ? {} : { exclude }),
    isData: isMessageFile,
  });
  const own = [project.configFile, project.harnessFile].flatMap((file) => file ?? []);
  return new Map([
    ...files
      .filter(({ path }) => !written.includes(join(root, path)))
      .map(({ path, text }): [string, string] => [path, contentHash(text)]),
    ...own.map((file): [string, string] => [file.slice(root.length + 1), contentHash(readExactly(file) ?? '')]),
  ]);
}

/**
 * Waits for a change of these texts.
 * @param now reads the texts anew
 * @returns the paths of the changed, new and removed files, and the new texts
 * @throws the reason of the signal when it aborts
 */
export async function nextChange(
  root: string,
  since: SourceTexts,
  now: () => Promise<SourceTexts>,
  signal: AbortSignal,
): Promise<{ changed: string[]; texts: SourceTexts }> {
  const saved = new EventTarget();
  const folders = new Set([root, ...[...since.keys()].map((path) => dirname(join(root, path)))]);
  const watchers = [...folders].map((folder) => watch(folder, () => saved.dispatchEvent(new Event('saved'))));
  try {
    for (;;) {
      // A save during the reading is not lost, because the listener is there before.
      const next = once(saved, 'saved', { signal });
      next.catch(() => undefined);
      const texts = await now();
      signal.throwIfAborted();
      const changed = [...new Set([...since.keys(), ...texts.keys()])].filter(
        (path) => since.get(path) !== texts.get(path),
      );
      if (changed.length > 0 && (await staysQuiet(next, signal))) return { changed, texts };
      await next;
    }
  } finally {
    for (const each of watchers) each.close();
  }
}

/** Decides whether no file is saved for a while. */
const staysQuiet = (saved: Promise<unknown>, signal: AbortSignal): Promise<boolean> =>
  Promise.race([saved.then(() => false), setTimeout(quiet, true, { signal })]);
