import { TextDecoder } from 'node:util';

/**
 * A file's bytes as text, without a byte order mark. Where they are no UTF-8, an HTML page is read in the encoding that it
 * declares, else in windows-1252, as browsers do (html.spec.whatwg.org, "determining the character encoding"); a script
 * keeps U+FFFD for what cannot be read, as bundlers do.
 * @returns null where the bytes are not text
 */
export function decodeText(bytes: Uint8Array, isHtml: boolean): string | null {
  const marked = markedEncoding(bytes);
  if (marked !== null) return new TextDecoder(marked).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    return (isHtml ? declaredDecoder(bytes) : new TextDecoder()).decode(bytes);
  }
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** Browsers look for the declaration in the first 1024 bytes. */
function declaredDecoder(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1024));
  const label = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ?? 'windows-1252';
  try {
    return new TextDecoder(label);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    return new TextDecoder('windows-1252');
  }
}
