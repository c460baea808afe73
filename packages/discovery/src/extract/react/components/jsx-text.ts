const blank = /^[ \t\r\n]*$/;

/**
 * Returns JSX text as React renders it: lines are trimmed, empty lines dropped, the other lines joined by one space
 * (the rule of Babel's `cleanJSXElementLiteralChild`).
 */
export function jsxText(raw: string): string {
  if (!raw.includes('\n')) return raw;
  if (blank.test(raw)) return '';
  const lines = raw.split(/\r\n|\n|\r/);
  const kept: string[] = [];
  lines.forEach((line, index) => {
    const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
    const text = index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '');
    if (text !== '') kept.push(text.replaceAll('\t', ' '));
  });
  return kept.join(' ');
}
