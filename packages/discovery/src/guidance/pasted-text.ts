const isJsx = (file: string): boolean => /\.[jt]sx?$/.test(file);

/** Writes a text between the quotes of an attribute. HTML, Vue templates and JSX all decode character references there. */
export function attributeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Writes a text between two tags. A brace begins an expression in JSX, a doubled brace in a Vue template. */
export function contentText(text: string, file: string): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (isJsx(file)) return plain.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
  return file.endsWith('.vue') ? plain.replaceAll('{{', '&#123;&#123;') : plain;
}
