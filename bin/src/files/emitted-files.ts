import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { GroundTruthMap } from '@webmcp/contract';
import { emitLoader, emitModule, emitScript } from '@webmcp/discovery';

import { loaderText, runtimeText } from './runtime-text.js';

/** The files of one `--emit`, in the order in which they are written. */
export interface EmittedFiles {
  files: { path: string; text: string }[];
  /** Scripts of earlier maps beside a loader. No loader names them any more. */
  stale: string[];
}

/** Returns the texts of `--emit <file>`: a module, one whole script, or a loader with the whole script beside it. */
export async function emittedFiles(file: string, map: GroundTruthMap): Promise<EmittedFiles> {
  if (file.endsWith('.loader.js')) return await loaderFiles(file, map);
  if (file.endsWith('.iife.js'))
    return { files: [{ path: file, text: emitScript(map, await runtimeText()) }], stale: [] };
  return { files: [{ path: file, text: emitModule(map, file.endsWith('.ts') ? 'ts' : 'js') }], stale: [] };
}

async function loaderFiles(file: string, map: GroundTruthMap): Promise<EmittedFiles> {
  const text = emitScript(map, await runtimeText());
  const hash = createHash('sha256').update(text).digest();
  const stem = basename(file).replace(/\.loader\.js$/, '');
  const name = `${stem}.${hash.toString('hex').slice(0, 12)}.iife.js`;
  const loader = emitLoader(map, await loaderText(), { name, integrity: `sha256-${hash.toString('base64')}` });
  const folder = dirname(file);
  return {
    files: [
      { path: join(folder, name), text },
      { path: file, text: loader },
    ],
    stale: scriptsOfLoader(basename(file), filesIn(folder))
      .filter((each) => each !== name)
      .map((each) => join(folder, each)),
  };
}

/** Picks the whole scripts of a loader among the names of the files beside it. */
export function scriptsOfLoader(loader: string, names: readonly string[]): string[] {
  const stem = loader.replace(/\.loader\.js$/, '');
  return names.filter(
    (name) => name.startsWith(`${stem}.`) && /^[0-9a-f]{12}\.iife\.js$/.test(name.slice(stem.length + 1)),
  );
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist before the first file is written.
    return [];
  }
}
