/** One line of why a harness step failed: the error's first line, and what Playwright was waiting for. */
export function failureReason(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  // oxlint-disable-next-line no-control-regex -- Playwright colours its call log
  const lines = message
    .replace(/\u001B\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trim());
  const waited = lines.find((line) => /^-?\s*waiting for/.test(line))?.replace(/^-\s*/, '');
  return [lines[0], waited].filter((part) => part !== undefined && part !== '').join(' ');
}
