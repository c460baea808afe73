import { stripVTControlCharacters } from 'node:util';

/** One line of why a harness step failed: the error's first line, and what Playwright was waiting for. */
export function failureReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const waited = lines.find((line) => /^-?\s*waiting for/.test(line))?.replace(/^-\s*/, '');
  return [lines[0], waited].filter((part) => part !== undefined && part !== '').join(' ');
}
