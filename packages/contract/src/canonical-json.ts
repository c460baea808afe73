/**
 * Prints the RFC 8785 form of a JSON value: no white space, keys sorted by UTF-16 code units, numbers and strings as
 * ECMAScript prints them. Skips keys with the value undefined, as JSON.stringify does.
 * @throws {TypeError} on a value that JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  return printJson(value, '', '');
}

/**
 * Prints JSON with the keys of every object in UTF-16 order. JSON.stringify cannot do this, because it prints integer-
 * like keys first.
 * @param indent the white space of one level; empty for none
 * @throws {TypeError} on a value that JSON cannot hold
 */
export function printJson(value: unknown, indent: string, outer: string): string {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (typeof value !== 'object') throw new TypeError(`${String(value)} has no JSON form`);
  const inner = outer + indent;
  const [start, between, end] = indent === '' ? ['', ',', ''] : [`\n${inner}`, `,\n${inner}`, `\n${outer}`];
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[${start}${value.map((item) => printJson(item, indent, inner)).join(between)}${end}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const colon = indent === '' ? ':' : ': ';
  const printed = entries.map(([key, item]) => `${JSON.stringify(key)}${colon}${printJson(item, indent, inner)}`);
  return `{${start}${printed.join(between)}${end}}`;
}
