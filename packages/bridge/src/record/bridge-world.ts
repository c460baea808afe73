/** The surroundings of the core: clock, randomness, timers and storage. */
export interface BridgeWorld {
  /** Milliseconds of a clock that never jumps. All deadlines use this clock. */
  now(): number;
  /** The time of day for records and for people. */
  date(): Date;
  random(bytes: number): Uint8Array;
  /** Runs a function later. Returns a function that cancels the run. */
  after(ms: number, run: () => void): () => void;
  audit: AuditStore;
}

/** The storage of the audit log: lines that are only ever added. */
export interface AuditStore {
  /** Returns all complete lines, the oldest first. */
  lines(): string[];
  /**
   * Adds one line.
   * @throws if the line was not stored
   */
  append(line: string): void;
}
