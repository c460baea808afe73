/** Matches a function that does nothing. */
const isEmpty = /^(?:async\s+)?(?:function\b\s*)?[\w$]*\s*(?:\([^)]*\))?\s*(?:=>)?\s*\{\s*\}$/;

/** Matches a function that only stops the event. */
const onlyStops =
  /^(?:function\b\s*)?[\w$]*\s*\(?\s*([\w$]+)\s*\)?\s*(?:=>)?\s*\{?\s*(?:return\s+)?\1\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\);?\s*\}?$/;

/** Matches the head of a function, with the name of its first parameter. */
const header = /^(?:async\s+)?(?:function\b\s*)?(?:[\w$]*\s*\(\s*([\w$]*)|([\w$]+)\s*=>)/;

/** Matches a test of the pressed element by a selector that the text contains. */
const asked = /[\w$.?]*\btarget\??\.(?:closest|matches)\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*\)/g;

/** Matches questions whether a press was outside of a part of the page. */
const outside = /\.contains\(\s*[\w$.]*\btarget\s*\)|composedPath\(\)\s*\.\s*includes\([^)]*\)/g;

/**
 * Decides by its text whether a listener of an element around may answer for the element pressed. In doubt, it may. A
 * listener that tests for selectors serves only what matches them. A listener of the document or window that does not
 * look at the pressed element, such as one that closes a menu, serves no element in particular.
 * @param isRoot true for a listener of the document or window
 */
export function mayServe(listener: unknown, element: Element, isRoot: boolean): boolean {
  const text = textOf(listener);
  if (text === undefined || text.includes('[native code]')) return true;
  if (isEmpty.test(text) || onlyStops.test(text)) return false;
  const [head = '', named, bare] = header.exec(text) ?? [];
  const event = named ?? bare ?? '';
  if (event === '' && typeof listener === 'function' && listener.length > 0) return true;
  const rest = text.slice(head.length).replace(asked, '').replace(outside, '');
  if (looksAtTarget(rest, event)) return true;
  const selectors = [...text.matchAll(asked)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  return selectors.length > 0 ? selectors.some((selector) => isInside(element, selector)) : !isRoot;
}

/** Decides whether the rest of a function may find out which element was pressed. */
const looksAtTarget = (rest: string, event: string): boolean =>
  /\b(?:target|srcElement|composedPath|activeElement|arguments)\b/.test(rest) ||
  (event !== '' && new RegExp(`(?<![\\w$.])${escaped(event)}(?![\\w$])(?!\\s*\\??\\.)`).test(rest)) ||
  (event !== 'event' && /(?<![\w$.'"])event\b(?!['"])/.test(rest));

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

function textOf(listener: unknown): string | undefined {
  try {
    return Function.prototype.toString.call(listener);
  } catch {
    // A listener of another kind, or a proxy that refuses.
    return undefined;
  }
}

/** Decides whether an element is inside a match of a selector. In doubt, it is. */
export function isInside(element: Element, selector: string): boolean {
  try {
    return element.closest(selector) !== null;
  } catch {
    // The selector is a library's own extension, such as jQuery's `:visible`.
    return true;
  }
}
