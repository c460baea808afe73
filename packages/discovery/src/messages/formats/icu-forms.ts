import { parse, type Token } from '@messageformat/parser';

import type { MessagePart } from './message-piece.js';
import { partsOf } from './message-pieces.js';

/** The most forms of one message. Further forms are left out. */
export const MAX_FORMS = 6;

const selector = /\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** Decides whether a message chooses among forms as ICU writes them (unicode-org.github.io/icu/userguide/format_parse/messages). */
export function isIcu(text: string): boolean {
  return selector.test(text);
}

/** Returns the forms of an ICU message, those for `other` first. */
export function icuForms(text: string): MessagePart[][] {
  try {
    return formsOf(parse(text, { strict: false, strictPluralKeys: false }));
  } catch {
    // A text that only looks like ICU has no certain part.
    return [[{ value: '' }]];
  }
}

function formsOf(tokens: readonly Token[]): MessagePart[][] {
  let forms: MessagePart[][] = [[]];
  for (const token of tokens) {
    const next = tokenForms(token);
    forms = forms.flatMap((left) => next.map((right) => [...left, ...right])).slice(0, MAX_FORMS);
  }
  return forms;
}

function tokenForms(token: Token): MessagePart[][] {
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
