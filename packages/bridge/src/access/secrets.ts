import { createHash, timingSafeEqual } from 'node:crypto';

/** Makes a secret of 256 bits as URL-safe text. */
export const secret = (random: (bytes: number) => Uint8Array): string => Buffer.from(random(32)).toString('base64url');

/** Makes a random id in the form of a UUID. */
export function newId(random: (bytes: number) => Uint8Array): string {
  const bytes = Buffer.from(random(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Makes a code that a person reads and types, without letters that look alike. */
export const personCode = (random: (bytes: number) => Uint8Array): string =>
  [...random(8)].map((byte) => codeLetters[byte % codeLetters.length]).join('');

/** 32 letters and digits, so that each byte chooses fairly. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Compares a secret with the hash of the expected one, in constant time. */
export const isSecretOf = (text: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash));
