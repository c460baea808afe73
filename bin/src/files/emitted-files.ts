import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { GroundTruthMap } from '@webmcp/contract';
import {
  emitLoader,
  emitModule,
  emitPart,
  emitRoutes,
  emitScript,
  emitSplitScript,
  manifestOf,
  splitManifest,
  type LoadedScript,
} from '@webmcp/discovery';

import { loaderText, partsText, runtimeText } from './runtime-text.js';

/** The files of one `--emit`, in the order in which they are written. */
export interface EmittedFiles {
  files: { path: string; text: string }[];
  /** Scripts of earlier maps beside a loader. No loader names them any more. */
  stale: string[];
}

/** Returns the texts of `--emit <file>`: a module, one whole script, or a loader with its scripts beside it. */
export async function emittedFiles(file: string, map: GroundTruthMap): Promise<EmittedFiles> {
  if (file.endsWith('.loader.js')) return await loaderFiles(file, map);
  if (file.endsWith('.iife.js'))
    return { files: [{ path: file, text: emitScript(map, await runtimeText()) }], stale: [] };
  return { files: [{ path: file, text: emitModule(map, file.endsWith('.ts') ? 'ts' : 'js') }], stale: [] };
}

/** A file of `--emit`, by its name beside the loader, with the hash that the browser compares. */
interface HashedFile extends LoadedScript {
  text: string;
}

/** The kinds of scripts beside a loader: the whole script, a part of a large map, and the script that fetches parts early. */
type ScriptKind = 'iife' | 'part' | 'route';

function hashed(stem: string, kind: ScriptKind, text: string): HashedFile {
  const hash = createHash('sha256').update(text).digest();
  const name = `${stem}.${hash.toString('hex').slice(0, 12)}.${kind}.js`;
  return { name, integrity: `sha256-${hash.toString('base64')}`, text };
}

const scriptOf = ({ name, integrity }: HashedFile): LoadedScript => ({ name, integrity });

async function loaderFiles(file: string, map: GroundTruthMap): Promise<EmittedFiles> {
  const stem = basename(file).replace(/\.loader\.js$/, '');
  const { whole, beside, parts } = await scriptsFor(stem, map);
  const loader = emitLoader(map, await loaderText(), scriptOf(whole), beside && scriptOf(beside));
  const folder = dirname(file);
  // The loader comes last, so that each script that it names exists.
  const scripts = [...parts, ...(beside === undefined ? [] : [beside]), whole];
  return {
    files: [...scripts.map(({ name, text }) => ({ path: join(folder, name), text })), { path: file, text: loader }],
    stale: scriptsOfLoader(basename(file), filesIn(folder))
      .filter((each) => !scripts.some(({ name }) => name === each))
      .map((each) => join(folder, each)),
  };
}

/** Returns the scripts that a loader needs. The whole script of a large map leaves the tools of single routes to parts. */
async function scriptsFor(
  stem: string,
  map: GroundTruthMap,
): Promise<{ whole: HashedFile; beside?: HashedFile; parts: HashedFile[] }> {
  const split = splitManifest(manifestOf(map));
  const runtime = await runtimeText();
  if (split.parts.length === 0) return { whole: hashed(stem, 'iife', emitScript(map, runtime)), parts: [] };
  const texts = { runtimeText: runtime, partsText: await partsText() };
  const parts = split.parts.map((tools) => hashed(stem, 'part', emitPart(map, tools)));
  const named = parts.map((part, at) => ({ routes: split.manifest.parts![at]!.routes, ...scriptOf(part) }));
  return {
    whole: hashed(stem, 'iife', emitSplitScript(map, split, texts, named)),
    beside: hashed(stem, 'route', emitRoutes(map, texts.partsText, named)),
    parts,
  };
}

/** Picks the scripts of a loader among the names of the files beside it. */
export function scriptsOfLoader(loader: string, names: readonly string[]): string[] {
  const stem = loader.replace(/\.loader\.js$/, '');
  return names.filter(
    (name) =>
      name.startsWith(`${stem}.`) && /^[0-9a-f]{12}\.(?:iife|part|route)\.js$/.test(name.slice(stem.length + 1)),
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
