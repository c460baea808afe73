/**
 * Returns the text that a style sheet puts before or after an element's content: quoted strings and `attr()`, or the
 * alternative text after a slash.
 * Spaces surround a box of its own. One space follows an alternative text.
 */
export function cssContent(element: Element, pseudo: '::before' | '::after'): string {
  const style = getComputedStyle(element, pseudo);
  // Most elements have none, and reading only `content` is cheap.
  if (!/["(]/.test(style.content) || style.display === 'none' || style.visibility === 'hidden') return '';
  const [drawn = '', alternative] = style.content.split(/\s\/\s(?=["a])/);
  let text = '';
  for (const [, string, attribute] of (alternative ?? drawn).matchAll(/"((?:[^"\\]|\\.)*)"|attr\(([\w-]+)/g))
    text += attribute ? (element.getAttribute(attribute) ?? '') : string!.replace(/\\(.)/g, '$1');
  if (style.display !== 'inline') return ` ${text} `;
  return alternative === undefined ? text : `${text} `;
}
