/** A keyword of a schema and the check that a value keeps to its limit. The value has the schema's type already. */
export type KeywordCheck = readonly [keyword: string, holds: (value: never, limit: never) => boolean];

const formats: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  uri: (text) => URL.canParse(text),
  date: (text) => /^\d{4,}-\d\d-\d\d$/.test(text) && !!new Date(text).toJSON()?.startsWith(text),
};

/** Tests a text as browsers test `pattern`: with the `v` flag, else with `u`. A pattern that does not compile fits any text. */
function fits(pattern: string, text: string): boolean {
  for (const flags of ['v', 'u']) {
    try {
      return new RegExp(pattern, flags).test(text);
    } catch {
      continue;
    }
  }
  return true;
}

/** Checks the form of a text. An empty text has every form; an unknown format fits any text. */
export const textChecks: readonly KeywordCheck[] = [
  ['pattern', (text: string, pattern: string) => !text || fits(pattern, text)],
  ['format', (text: string, format: string) => !text || (formats[format]?.(text) ?? true)],
];
