/** Selectors of calls that look elements up, by method. `text` is the call's first argument. */
const selectors: Readonly<Record<string, (text: string) => string>> = {
  getElementById: (text) => `#${text}`,
  getElementsByName: (text) => `[name="${text}"]`,
  getElementsByClassName: (text) => text.trim().replace(/(^|\s+)/g, '.'),
  getElementsByTagName: (text) => text,
  querySelectorAll: (text) => text,
  querySelector: (text) => text,
  find: (text) => text,
  $: (text) => text,
  $$: (text) => text,
  jQuery: (text) => text,
};

/** Returns the selector of a call that looks elements up. Returns null for any other call, and for markup in `$()`. */
export function selectorOfCall(method: string, text: string): string | null {
  const selector = Object.hasOwn(selectors, method) ? selectors[method] : undefined;
  return selector === undefined || text.startsWith('<') ? null : selector(text);
}
