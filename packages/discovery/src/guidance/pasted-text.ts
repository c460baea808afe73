import { frameworkOf } from '../frameworks/framework-of.js';

/** Escapes a text for an attribute's double quotes. HTML, Vue templates and JSX all decode character references there. */
export function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Escapes a text that is written between two tags of a file. */
export function contentText(text: string, file: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return frameworkOf(file).escapeContent(plain);
}

/** Returns the attribute that ties a `<label>` to its control, as the language of a file writes it. */
export function labelAttribute(file: string): string {
  return frameworkOf(file).labelAttribute;
}
