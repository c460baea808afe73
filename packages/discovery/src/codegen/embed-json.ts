/**
 * JSON that may stand in any JavaScript source and inside a `<script>` element: no `</script`, no `<!--`, and no line
 * separators, which older JavaScript does not allow in strings.
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
