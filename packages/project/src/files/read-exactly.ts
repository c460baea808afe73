import { readFileSync } from 'node:fs';

/**
 * Reads a text that can be written back with the same bytes. Returns null for a missing file, and for a file that is
 * not UTF-8.
 */
export function readExactly(path: string): string | null {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(cause.code)))
      return null;
    throw cause;
  }
  const text = bytes.toString('utf8');
  return Buffer.from(text, 'utf8').equals(bytes) ? text : null;
}
