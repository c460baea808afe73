import { createHash } from 'node:crypto';

import { canonicalJson, type JsonValue } from '@webmcp/contract';

import type { BridgeWorld } from './bridge-world.js';

/** The facts of one entry. */
export interface AuditFacts {
  /** The kind of caller, such as `agent` or `person`. */
  actor: string;
  /** The name of the agent, or of the surface on which a person decided. */
  user: string;
  action: string;
  args: JsonValue;
  result: JsonValue;
  session_id: string | null;
  request_id: string | null;
  plugin?: string;
  tool_hash?: string;
  decision?: string;
  ms?: number;
}

/** One line of the log. `hash` covers the entry without itself, and so also the hash of the line before. */
export interface AuditEntry extends AuditFacts {
  ts: string;
  seq: number;
  prev_hash: string;
  hash: string;
}

/** The hash before the first line. */
export const firstHash = '0'.repeat(64);

export function entryHash(entry: Omit<AuditEntry, 'hash'> & { hash?: string }): string {
  const { hash: _, ...rest } = entry;
  return createHash('sha256').update(canonicalJson(rest)).digest('hex');
}

/** Writes the record. Each line holds the hash of the line before, so a changed or missing line is seen. */
export class AuditLog {
  #last: { seq: number; hash: string };

  constructor(readonly world: Pick<BridgeWorld, 'date' | 'audit'>) {
    const last = world.audit.lines().flatMap(readEntry).at(-1);
    this.#last = { seq: last?.seq ?? 0, hash: last?.hash ?? firstHash };
  }

  /**
   * Adds an entry.
   * @throws if the entry was not stored; the chain then continues from the last stored entry
   */
  append(facts: AuditFacts): AuditEntry {
    const body = { ...facts, ts: this.world.date().toISOString(), seq: this.#last.seq + 1, prev_hash: this.#last.hash };
    const entry = { ...body, hash: entryHash(body) };
    this.world.audit.append(JSON.stringify(entry));
    this.#last = { seq: entry.seq, hash: entry.hash };
    return entry;
  }

  /** Lists all entries that can be read, the oldest first. */
  entries(): AuditEntry[] {
    return this.world.audit.lines().flatMap(readEntry);
  }
}

/** Reads a line; no entry for a line that a crash cut off. */
export function readEntry(line: string): [AuditEntry] | [] {
  try {
    const entry = JSON.parse(line) as AuditEntry | null;
    return typeof entry === 'object' && entry !== null && typeof entry.hash === 'string' ? [entry] : [];
  } catch {
    // A torn line is no entry. The verification reports the line.
    return [];
  }
}
