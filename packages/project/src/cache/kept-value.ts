import { existsSync, readFileSync } from 'node:fs';
import { ProblemError } from '@webmcp/contract';
import { contentHash } from '../files/content-hash.js';
import { writeFileSafely } from '../files/write-file-safely.js';
import { packValue, unpackValue } from './packed-value.js';

/** One value that is kept in a file from one run to the next. */
export interface KeptValue {
  /** Returns a copy of the value; undefined for a missing or damaged file, and for a value of another version. */
  read(): unknown;
  /** Returns whether the value could be written. */
  write(value: unknown): boolean;
}

/**
 * Opens the file of a kept value. The first line holds the version and a hash of the rest.
 * @param version the version of the value's shape
 */
export function keptValue(file: string, version: string): KeptValue {
  const headOf = (bytes: Uint8Array): string => `${JSON.stringify([version, contentHash(bytes)])}\n`;
  return {
    read() {
      if (!existsSync(file)) return undefined;
      const bytes = readFileSync(file);
      const begin = bytes.indexOf('\n') + 1;
      const packed = bytes.subarray(begin);
      return bytes.toString('utf8', 0, begin) === headOf(packed) ? unpackValue(packed) : undefined;
    },
    write(value) {
      const packed = packValue(value);
      try {
        writeFileSafely(file, Buffer.concat([Buffer.from(headOf(packed)), packed]));
        return true;
      } catch (error) {
        if (error instanceof ProblemError) return false;
        throw error;
      }
    },
  };
}
