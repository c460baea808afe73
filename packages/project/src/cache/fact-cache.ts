import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { packValue, unpackValue } from './packed-value.js';
import { writeFileSafely } from '../files/write-file-safely.js';

/** One file's kept facts: good for exactly the text with this hash. */
interface Entry {
  /** Of the file's text. */
  hash: string;
  /** Of `facts`, so that a damaged entry is seen. */
  proof: string;
  /** Packed. */
  facts: Uint8Array;
}

/** Facts kept on disk from one run to the next, file by file. */
export interface FactCache {
  /** What was set for this path and hash, as a value of its own, or undefined. */
  get(path: string, hash: string): unknown;
  set(path: string, hash: string, facts: unknown): void;
  /** Writes what changed, and drops what is kept of files that are gone. @returns whether it could be written */
  save(): boolean;
}

/** Enough that one changed file rewrites little, few enough that reading them all costs little. */
const shards = 64;

/**
 * A cache below `folder`, made when there is something to write. Every entry is proved before it is used: a missing,
 * damaged or foreign one is as good as none. Two runs at once may each lose entries of the other, never mix them.
 * @param version entries of another version are ignored and overwritten
 * @param root the folder that entries' paths are relative to
 */
export function openFactCache(folder: string, version: string, root: string): FactCache {
  const open = new Map<number, Map<string, Entry>>();
  const changed = new Set<number>();
  const used = new Set<string>();
  const fileOf = (shard: number): string => join(folder, `${shard.toString(16).padStart(2, '0')}.facts`);
  const shardOf = (path: string): { at: number; entries: Map<string, Entry> } => {
    const at = Number.parseInt(contentHash(path).slice(0, 4), 16) % shards;
    const entries = open.get(at) ?? readShard(fileOf(at), version);
    open.set(at, entries);
    return { at, entries };
  };
  return {
    get(path, hash) {
      used.add(path);
      const entry = shardOf(path).entries.get(path);
      if (entry === undefined || entry.hash !== hash || contentHash(entry.facts) !== entry.proof) return undefined;
      return unpackValue(entry.facts);
    },
    set(path, hash, value) {
      used.add(path);
      const { at, entries } = shardOf(path);
      const facts = packValue(value);
      entries.set(path, { hash, proof: contentHash(facts), facts });
      changed.add(at);
    },
    save() {
      try {
        for (const at of changed) {
          const kept = [...(open.get(at) ?? [])].filter(([path]) => used.has(path) || existsSync(join(root, path)));
          writeFileSafely(fileOf(at), shardBytes(version, kept));
        }
        changed.clear();
        return true;
      } catch (error) {
        if (error instanceof ProblemError) return false;
        throw error;
      }
    },
  };
}

/** @returns a hash for telling texts or bytes apart */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

/** A line with the version, then for each entry a line with path, hashes and length, and its facts. */
function shardBytes(version: string, entries: [string, Entry][]): Uint8Array {
  const told = entries.flatMap(([path, { hash, proof, facts }]) => [
    Buffer.from(`${JSON.stringify([path, hash, proof, facts.length])}\n`),
    facts,
  ]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(version)}\n`), ...told]);
}

function readShard(file: string, version: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const bytes = bytesOf(file);
  const first = Buffer.from(`${JSON.stringify(version)}\n`);
  if (bytes === null || !bytes.subarray(0, first.length).equals(first)) return entries;
  let at = first.length;
  while (at < bytes.length) {
    const end = bytes.indexOf('\n', at);
    const head = headOf(bytes.toString('utf8', at, end === -1 ? bytes.length : end));
    if (head === null) return entries;
    const [path, hash, proof, length] = head;
    entries.set(path, { hash, proof, facts: bytes.subarray(end + 1, end + 1 + length) });
    at = end + 1 + length;
  }
  return entries;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause) return null;
    throw cause;
  }
}

function headOf(line: string): [string, string, string, number] | null {
  try {
    const head: unknown = JSON.parse(line);
    if (!Array.isArray(head) || head.length !== 4) return null;
    const [path, hash, proof, length] = head as unknown[];
    return typeof path === 'string' && typeof hash === 'string' && typeof proof === 'string' && isLength(length)
      ? [path, hash, proof, length]
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
