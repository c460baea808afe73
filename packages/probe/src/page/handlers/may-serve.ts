/** Matches a function that does nothing. */
const isEmpty = /^(?:async\s+)?(?:function\b\s*)?[\w$]*\s*(?:\([^)]*\))?\s*(?:=>)?\s*\{\s*\}$/;

/** Matches a function that only stops the event. */
const onlyStops =
  /^(?:function\b\s*)?[\w$]*\s*\(?\s*([\w$]+)\s*\)?\s*(?:=>)?\s*\{?\s*(?:return\s+)?\1\.(?:stopPropagation|stopImmediatePropagation|preventDefault)\(\);?\s*\}?$/;

/** Matches the head of a function, with the name of its first parameter. */
const header = /^(?:async\s+)?(?:function\b\s*)?(?:[\w$]*\s*\(\s*([\w$]*)|([\w$]+)\s*=>)/;

/** Matches a test of the pressed element by a selector, or by a class, that the text contains. */
const asked = /[\w$.?]*\btarget\??\.(closest|matches|classList\.contains)\(\s*(?:'([^']*)'|"([^"]*)"|`([^`$]*)`)\s*\)/g;

/** Matches questions whether a press was outside of a part of the page. */
const outside = /\.contains\(\s*[\w$.]*\btarget\s*\)|composedPath\(\)\s*\.\s*includes\([^)]*\)/g;

/**
 * Decides by its text whether a listener of an element around may answer for the element pressed. In doubt, it may. A
 * listener that tests for selectors serves only what matches them. A listener of the document or window that does not
 * look at the pressed element, such as one that closes a menu, serves no element in particular.
 * @param isRoot true for a listener of the document or window
 */
export function mayServe(listener: unknown, element: Element, isRoot: boolean): boolean {
  const { serves, selectors } = questionsOf(listener);
  if (serves !== 'asked') return serves === 'any';
  return selectors.length > 0 ? selectors.some((selector) => isInside(element, selector)) : !isRoot;
}

/**
 * Returns the selector by which a listener of an element around asks for exactly this element, from its text. Undefined
 * for a listener that asks for the element by several selectors, or by none.
 */
export function askedSelector(listener: unknown, element: Element): string | undefined {
  const { selectors } = questionsOf(listener);
  const found = selectors.filter((selector) => isMatch(element, selector));
  return new Set(found).size === 1 ? found[0] : undefined;
}

/** The questions of a function about the element pressed, by its text. */
interface Questions {
  /** The elements that the function may serve: any, none, or those that match its selectors. */
  serves: 'any' | 'none' | 'asked';
  selectors: readonly string[];
}

/** Texts are long and listeners of the document serve all elements, so each text is read once. */
const known = new WeakMap<object, Questions>();

function questionsOf(listener: unknown): Questions {
  if (typeof listener !== 'function' && (typeof listener !== 'object' || listener === null))
    return { serves: 'any', selectors: [] };
  const questions = known.get(listener) ?? readQuestions(listener);
  known.set(listener, questions);
  return questions;
}

function readQuestions(listener: object): Questions {
  const text = textOf(listener);
  if (text === undefined || text.includes('[native code]')) return { serves: 'any', selectors: [] };
  const selectors = selectorsIn(text);
  if (isEmpty.test(text) || onlyStops.test(text)) return { serves: 'none', selectors };
  const [head = '', named, bare] = header.exec(text) ?? [];
  const event = named ?? bare ?? '';
  const isOpaque = event === '' && typeof listener === 'function' && listener.length > 0;
  const rest = text.slice(head.length).replace(asked, '').replace(outside, '');
  return { serves: isOpaque || looksAtTarget(rest, event) ? 'any' : 'asked', selectors };
}

const selectorsIn = (text: string): string[] =>
  [...text.matchAll(asked)].map(([, how, one, two, three]) => {
    const value = one ?? two ?? three ?? '';
    return how === 'closest' || how === 'matches' ? value : `.${CSS.escape(value)}`;
  });

/** Decides whether the rest of a function may find out which element was pressed. */
const looksAtTarget = (rest: string, event: string): boolean =>
  /\b(?:target|srcElement|composedPath|activeElement|arguments)\b/.test(rest) ||
  (event !== '' && new RegExp(`(?<![\\w$.])${escaped(event)}(?![\\w$])(?!\\s*\\??\\.)`).test(rest)) ||
  (event !== 'event' && /(?<![\w$.'"])event\b(?!['"])/.test(rest));

const escaped = (name: string): string => name.replaceAll('$', String.raw`\$`);

/** The texts of all functions that were judged in this page. */
export const textsRead = new Set<string>();

function textOf(listener: unknown): string | undefined {
  try {
    const text = Function.prototype.toString.call(listener);
    textsRead.add(text);
    return text;
  } catch {
    // A listener of another kind, or a proxy that refuses.
    return undefined;
  }
}

/** Decides whether a selector matches exactly an element. In doubt, it does not. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
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
