/**
 * Attributes whose presence alone means true, whatever their value (HTML standard, "Boolean attributes"; list from its
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

/** A host attribute's value as facts carry it: true for a boolean attribute that is there, otherwise its text. */
export function attributeValue(name: string, text: string): string | true {
  return booleanAttributes.has(name) ? true : text;
}
