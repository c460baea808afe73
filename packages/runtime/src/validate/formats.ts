/** For each keyword whether a value keeps to what a schema says by it; a value is of the schema's type by then. */
export type Keywords = Record<string, (value: never, limit: never) => boolean>;

const formatted: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  uri: (text) => URL.canParse(text),
  date: (text) => /^\d{4,}-\d\d-\d\d$/.test(text) && !!new Date(text).toJSON()?.startsWith(text),
};

/** As browsers read `pattern`: with the `v` flag where that works; one that does not compile says nothing. */
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

/** Checks how a text is written, where its schema names a pattern or format. */
export const formats: Keywords = {
  pattern: (text: string, pattern: string) => !text || fits(pattern, text),
  format: (text: string, format: string) => !text || (formatted[format]?.(text) ?? true),
};
