import { parse, type Token } from '@messageformat/parser';

/** A piece of a message: text, a value that is put in at run time, or another message. */
export type MessagePart = string | { value: string } | { message: string; change?: string };

/** More forms of one message than this are not told apart. */
const MAX_FORMS = 6;

/**
 * What a message can say: one list of pieces for each of its forms, the most general form first. Reads what i18next,
 * vue-i18n, react-intl and next-intl document: `{{name}}`, `{name}`, `%{name}`, ICU plural and select, `$t(other)`,
 * `@:other`, `{'literal'}`, tags of rich text, and with `piped` vue-i18n's `one | many`.
 */
export function messageForms(text: string, piped: boolean): MessagePart[][] {
  // Most messages are words and nothing else.
  if (!/[{@<$|]/.test(text)) return [[text]];
  const forms = piped && / \| /.test(text) ? text.split(' | ').reverse() : [text];
  return forms
    .flatMap((form) =>
      /\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(form) ? icuForms(form) : [partsOf(form)],
    )
    .slice(0, MAX_FORMS);
}

const piece =
  /\{\{-?\s*(?<double>[^{}]*?)\s*\}\}|%?\{\s*'(?<quoted>[^']*)'\s*\}|%?\{\s*(?<single>[^{}]*?)\s*\}|\$t\(\s*['"]?(?<nested>[^'"),]+)['"]?[^)]*\)|@(?:\.(?<change>\w+))?:(?:\((?<grouped>[^)]+)\)|\{'(?<braced>[^']+)'\}|(?<linked>[\w.-]*[\w-]))|(?<tag><\/?[A-Za-z0-9][\w-]*(?:\s[^<>]*)?\/?>)/g;

function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const match of text.matchAll(piece)) {
    if (match.index > from) parts.push(text.slice(from, match.index));
    from = match.index + match[0].length;
    const { double, quoted, single, nested, change, grouped, braced, linked, tag } = match.groups ?? {};
    if (tag !== undefined) continue;
    if (quoted !== undefined) parts.push(quoted);
    else if (double !== undefined || single !== undefined) {
      parts.push({ value: ((double ?? single ?? '').split(',')[0] ?? '').trim() });
    } else {
      const message = nested ?? grouped ?? braced ?? linked ?? '';
      parts.push({ message: message.trim(), ...(change === undefined ? {} : { change }) });
    }
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}

function icuForms(text: string): MessagePart[][] {
  try {
    return formsOf(parse(text, { strict: false, strictPluralKeys: false }));
  } catch {
    // It only looked like ICU: what is certain of it is nothing.
    return [[{ value: '' }]];
  }
}

function formsOf(tokens: readonly Token[]): MessagePart[][] {
  let forms: MessagePart[][] = [[]];
  for (const token of tokens) {
    const next = pieceForms(token);
    forms = forms.flatMap((left) => next.map((right) => [...left, ...right])).slice(0, MAX_FORMS);
  }
  return forms;
}

function pieceForms(token: Token): MessagePart[][] {
  switch (token.type) {
    case 'content':
      return [partsOf(token.value)];
    case 'argument':
    case 'function':
      return [[{ value: token.arg }]];
    case 'octothorpe':
      return [[{ value: '#' }]];
    case 'plural':
    case 'select':
    case 'selectordinal': {
      const general = token.cases.filter(({ key }) => key === 'other');
      const special = token.cases.filter(({ key }) => key !== 'other');
      return [...general, ...special].flatMap(({ tokens }) => formsOf(tokens));
    }
  }
}
