const idParts = /#((?:[\w-]|\\[\da-fA-F]{1,6}\s?|\\.|[^\p{ASCII}])+)|\[id=["']?([^"'\]]+)/gu;
const nameParts = /\[name=["']?([^"'\]]+)/g;

/** Returns the ids and name attributes that a CSS selector rests on, without their escapes. */
export function cssAnchors(selector: string): { ids: string[]; names: string[] } {
  const ids = [...selector.matchAll(idParts)].map(([, hash, attribute]) => unescaped(hash ?? attribute ?? ''));
  const names = [...selector.matchAll(nameParts)].map(([, name]) => unescaped(name ?? ''));
  return { ids, names };
}

/** Removes the escapes of a CSS identifier or string (CSS Syntax, section 4.3.7). */
const unescaped = (text: string): string =>
  text
    .replace(/\\([\da-fA-F]{1,6})\s?/g, (_, hex: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/\\(.)/g, '$1');
