import { readFileSync } from 'node:fs';

/** A file's text if writing that text gives the same bytes again; null where there is no such file or it is no UTF-8. */
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
