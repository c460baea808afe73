import { createHash } from 'node:crypto';

/** Returns the SHA-256 hash of a text or of bytes. */
export function contentHash(content: string | Uint8Array, encoding: 'hex' | 'base64url' = 'hex'): string {
  return createHash('sha256').update(content).digest(encoding);
}
