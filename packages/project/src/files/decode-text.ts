import { TextDecoder } from 'node:util';

/**
 * Decodes a file's bytes, without a byte order mark. A page that is not UTF-8 has its declared encoding, else
 * windows-1252. Browsers do the same (html.spec.whatwg.org, "determining the character encoding").
 * @param reader the program that will read the file: a bundler writes U+FFFD for bytes that are not UTF-8
 * @returns null for bytes that are not text
 */
export function decodeText(bytes: Uint8Array, reader: 'browser' | 'bundler' = 'browser'): string | null {
  const marked = markedEncoding(bytes);
  if (marked !== null) return decoded(bytes, new TextDecoder(marked));
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return decoded(bytes, reader === 'browser' ? declaredDecoder(bytes) : new TextDecoder());
  }
}

/** Decodes as a stream. Without it, Node 20 takes windows-1252 for Latin-1: the bytes 0x80 to 0x9f become controls. */
function decoded(bytes: Uint8Array, decoder: TextDecoder): string {
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Returns a decoder for the encoding that a page declares outside comments. Browsers search the first 1024 bytes. */
function declaredDecoder(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024)).replace(/<!--[^]*?(?:-->|$)/g, '');
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ?? 'windows-1252';
  try {
    return new TextDecoder(label);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return new TextDecoder('windows-1252');
  }
}
