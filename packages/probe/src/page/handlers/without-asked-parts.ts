/**
 * Leaves out the parts of a function that run for the elements of its questions alone: the block of a test, and all
 * behind a test that ends the function for the others. Each question in the text is written as `?`.
 */
export function withoutAskedParts(text: string): string {
  let rest = text.replaceAll(/(?<=[(!&|]\s*)¤(?=\s*(?:\)|&&|\|\||[!=]==?\s*null))/g, '?').replaceAll('¤', '');
  for (let from = 0; from < rest.length;) {
    const at = /\bif\s*\(/.exec(rest.slice(from));
    if (at === null) break;
    const start = from + at.index;
    const opened = start + at[0].length - 1;
    const closed = endOf(rest, opened);
    const test = rest.slice(opened + 1, closed);
    const behind = rest.slice(closed + 1);
    if (isGuard(test) && /^\s*\{?\s*(?:return|throw)\b/.test(behind) && isOutermost(rest, start))
      return rest.slice(0, start);
    if (!isForAsked(test)) {
      from = opened + 1;
      continue;
    }
    const brace = /^\s*\{/.exec(behind);
    const statement = /^[^;\n]*/.exec(behind)?.[0].length ?? 0;
    const end = brace === null ? closed + 1 + statement : endOf(rest, closed + brace[0].length) + 1;
    rest = rest.slice(0, start) + rest.slice(end);
    from = start;
  }
  return rest;
}

/** Decides whether a test is true for the asked elements alone. */
function isForAsked(test: string): boolean {
  const parts = test.split('||');
  return parts.every((part) => part.split('&&').some((one) => isQuestion.test(one)));
}

/** Decides whether a test is true for all elements that are not asked for. */
function isGuard(test: string): boolean {
  const parts = test.split('||');
  return parts.some((part) => part.split('&&').every((one) => isDenied.test(one)));
}

const isQuestion = /^\s*\(?\s*\?\s*(?:!==?\s*null\s*)?\)?\s*$/;
const isDenied = /^\s*\(?\s*(?:!\s*\(?\s*\?\s*\)?|\?\s*===?\s*null)\s*\)?\s*$/;

/** Decides whether a place is directly in the body of the function. */
function isOutermost(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.split('{').length - before.split('}').length === 1;
}

/** Returns the index of the bracket that closes the one at an index; texts in quotes do not count. */
function endOf(text: string, at: number): number {
  let depth = 0;
  let quote = '';
  for (let index = at; index < text.length; index += 1) {
    const sign = text[index]!;
    if (quote !== '') {
      if (sign === '\\') index += 1;
      else if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[({[]/.test(sign)) depth += 1;
    else if (/[)}\]]/.test(sign)) {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return text.length;
}
