import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProblemError } from '@webmcp/contract';
import { packValue, unpackValue } from './packed-value.js';
import { contentHash } from '../files/content-hash.js';
import { writeFileSafely } from '../files/write-file-safely.js';

/** The kept facts of one file. They are valid for exactly the text with this hash. */
interface Entry {
  /** Hash of the file's text. */
  hash: string;
  /** Hash of `facts`. It shows a damaged entry. */
  proof: string;
  /** The facts, packed. */
  facts: Uint8Array;
}

/** Facts kept on disk from one run to the next, file by file. */
export interface FactCache {
  /** Returns a new copy of the facts that were set for this path and hash, or undefined. */
  get(path: string, hash: string): unknown;
  set(path: string, hash: string, facts: unknown): void;
  /** Writes the changed entries, and drops the entries of deleted files. Returns whether the cache could be written. */
  save(): boolean;
}

/** The number of files of a cache. One changed source file rewrites little, and reading all of them costs little. */
const shards = 64;

/**
 * Opens a cache in `folder`. The first write makes the folder. Each entry is checked before its use, and a damaged or
 * foreign entry is ignored. Two runs at the same time may lose entries of each other, and never mix them.
 * @param version the version of the facts; entries of another version are ignored and overwritten
 * @param root the folder of the entries' paths
 */
export function openFactCache(folder: string, version: string, root: string): FactCache {
  const open = new Map<number, Map<string, Entry>>();
  const changed = new Set<number>();
  const used = new Set<string>();
  const fileOf = (shard: number): string => join(folder, `${shard.toString(16).padStart(2, '0')}.facts`);
  const shardOf = (path: string): { at: number; entries: Map<string, Entry> } => {
    const at = Buffer.from(factHash(path), 'base64url').readUInt16BE() % shards;
    const entries = open.get(at) ?? readShard(fileOf(at), version);
    open.set(at, entries);
    return { at, entries };
  };
  return {
    get(path, hash) {
      used.add(path);
      const entry = shardOf(path).entries.get(path);
      if (entry === undefined || entry.hash !== hash || factHash(entry.facts) !== entry.proof) return undefined;
      return unpackValue(entry.facts);
    },
    set(path, hash, value) {
      used.add(path);
      const { at, entries } = shardOf(path);
      const facts = packValue(value);
      entries.set(path, { hash, proof: factHash(facts), facts });
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

/** Returns a hash that distinguishes texts and bytes. */
export function factHash(content: string | Uint8Array): string {
  return contentHash(content, 'base64url');
}

/** Returns the bytes of a file: a line with the version, then for each entry a line of path, hashes and length, and its facts. */
function shardBytes(version: string, entries: [string, Entry][]): Uint8Array {
  const written = entries.flatMap(([path, { hash, proof, facts }]) => [
    Buffer.from(`${JSON.stringify([path, hash, proof, facts.length])}\n`),
    facts,
  ]);
  return Buffer.concat([Buffer.from(`${JSON.stringify(version)}\n`), ...written]);
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
