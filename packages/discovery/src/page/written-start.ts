import type { IsWritten } from './is-written.js';

/** Returns the longest beginning of a text that a file contains: `Signed in as`. One word proves nothing. */
export function writtenStart(text: string, isWritten: IsWritten): string | undefined {
  const words = text.split(' ');
  for (let count = words.length - 1; count > 1; count -= 1) {
    const start = words.slice(0, count).join(' ');
    if (isWritten(start) === true) return start;
  }
  return undefined;
}
