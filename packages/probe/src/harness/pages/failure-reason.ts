import { stripVTControlCharacters } from 'node:util';

/** Returns one line about an error: its first line, and the condition that Playwright waited for. */
export function failureReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const waited = lines.find((line) => /^-?\s*waiting for/.test(line))?.replace(/^-\s*/, '');
  return [lines[0], waited].filter((part) => part !== undefined && part !== '').join(' ');
}
