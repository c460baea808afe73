/**
 * Attributes whose presence alone means true, with any value (HTML standard, "Boolean attributes"; list from its
 * attribute index).
 */
const booleanAttributes: ReadonlySet<string> = new Set([
  'allowfullscreen',
  'async',
  'autofocus',
  'autoplay',
  'checked',
  'controls',
  'default',
  'defer',
  'disabled',
  'formnovalidate',
  'inert',
  'ismap',
  'itemscope',
  'loop',
  'multiple',
  'muted',
  'nomodule',
  'novalidate',
  'open',
  'playsinline',
  'readonly',
  'required',
  'reversed',
  'selected',
]);

/** Returns a host attribute's value for facts: true for a boolean attribute, otherwise its text. */
export function attributeValue(name: string, text: string): string | true {
  return booleanAttributes.has(name) ? true : text;
}
