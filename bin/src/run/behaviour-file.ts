import { existsSync, readFileSync } from 'node:fs';

import { canonicalJson, type ObservedTool, ProblemError } from '@webmcp/contract';

import type { KeptBasis, KeptFile } from './kept-basis.js';

/** The observed behaviour of a tool, with hashes of everything that it rests on. */
export interface KeptBehaviour extends ObservedTool {
  /** Hash of the tool in the map. */
  meaning: string;
  /** Absent if the behaviour rests on more than the app's files. It then counts as stale. */
  files?: KeptFile[];
}

/** The shape on disk. Each file is listed once, and a tool has the numbers of its files. */
interface BehaviourFile {
  version: 1;
  files: KeptFile[];
  tools: (Omit<KeptBehaviour, 'files'> & { files?: number[] })[];
}

/** Returns the path of the behaviour beside a map. It is never the path of the map. */
export const behaviourPath = (out: string): string => out.replace(/(?:(?:\.map)?\.json)?$/, '.behaviour.json');

/**
 * Reads the observed behaviour beside a map; empty without a file.
 * @throws {ProblemError} MAP_UNREADABLE for a file with another shape
 */
export function readBehaviour(file: string): KeptBehaviour[] {
  if (!existsSync(file)) return [];
  try {
    const { version, files, tools } = JSON.parse(readFileSync(file, 'utf8')) as BehaviourFile;
    if (version !== 1) throw new Error(`its version is ${String(version)}`);
    return tools.map(({ files: numbers, ...tool }) => ({
      ...tool,
      ...(numbers === undefined ? {} : { files: numbers.map((number) => files[number]!) }),
    }));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ProblemError('MAP_UNREADABLE', { file, reason }, { where: file, cause });
  }
}

/** Writes observed behaviour as a text with sorted keys. */
export function behaviourText(tools: readonly KeptBehaviour[]): string {
  const files = new Map<string, { number: number; file: KeptFile }>();
  const numberOf = (file: KeptFile): number => {
    const key = canonicalJson(file);
    const known = files.get(key) ?? { number: files.size, file };
    files.set(key, known);
    return known.number;
  };
  const listed = tools
    .toSorted((one, other) => (one.tool < other.tool ? -1 : 1))
    .map(({ files: own, ...tool }) => ({ ...tool, ...(own === undefined ? {} : { files: own.map(numberOf) }) }));
  const whole: BehaviourFile = { version: 1, files: [...files.values()].map(({ file }) => file), tools: listed };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Returns the files of a basis. The rows and stamps of a page are no part of a call. */
export const filesOf = (basis: KeptBasis | undefined): Pick<KeptBehaviour, 'files'> =>
  basis === undefined ? {} : { files: basis.files };
