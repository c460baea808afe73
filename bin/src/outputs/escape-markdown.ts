/** The most characters of one text of the app. A longer text ends with an ellipsis. */
const longest = 400;

/**
 * Escapes a text of the app for a table cell. No tag, mention, address or number of an issue takes effect: GitHub looks
 * for the last three in the rendered text, so a backslash alone does not stop them.
 */
export const escapeMarkdown = (text: string): string =>
  inert(text)
    .replaceAll('@', '@\u200B')
    .replace(/#(?=\d)|\bGH-(?=\d)/gi, (mark) => `${mark}\u200B`);

const inert = (text: string): string =>
  clipped(text.replace(/\s+/g, ' '))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\\`*_{}[\]()#+!|~]/g, (mark) => `\\${mark}`)
    .replaceAll('://', ':\u200B//')
    .replace(/\bwww\./gi, (start) => `${start.slice(0, 3)}\u200B.`);

const clipped = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** Escapes a text for code in a table cell, where GitHub looks for no mention. */
export const markdownCode = (text: string): string => `<code>${inert(text)}</code>`;
