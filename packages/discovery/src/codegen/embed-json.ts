/**
 * Writes a value as JSON for JavaScript source and `<script>` elements: without `</script`, without `<!--`, and without line
 * separators. Older JavaScript refuses those in strings.
 */
export function embedJson(value: unknown): string {
  return (
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029')
      // A literal `{"__proto__": …}` in source would set the prototype; in JSON it is a key.
      .replace(/"__proto__":/g, '["__proto__"]:')
  );
}
