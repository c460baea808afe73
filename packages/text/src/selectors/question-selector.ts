/** A question of code about the element that was pressed. */
export type PressQuestion =
  | { asks: 'closest' | 'matches'; selector: string }
  | { asks: 'class' | 'id' | 'tag'; name: string }
  | { asks: 'attribute'; name: string; value?: string };

/** Returns the selector that exactly the elements match for which the answer to a question is yes. */
export function questionSelector(question: PressQuestion): string {
  switch (question.asks) {
    case 'closest':
    case 'matches':
      return question.selector;
    case 'class':
      return isName.test(question.name) ? `.${question.name}` : `[class~=${quoted(question.name)}]`;
    case 'id':
      return isName.test(question.name) ? `#${question.name}` : `[id=${quoted(question.name)}]`;
    case 'tag':
      return question.name.toLowerCase();
    case 'attribute':
      return `[${question.name}${question.value === undefined ? '' : `=${quoted(question.value)}`}]`;
  }
}

/** Returns the attribute behind a member of `dataset`: `data-book-id` for `bookId`. */
export const dataAttribute = (member: string): string =>
  `data-${member.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the selector of the elements that match each of several selectors. */
export const allSelectors = (selectors: readonly string[]): string =>
  selectors.length === 1 ? selectors[0]! : selectors.map((selector) => `:is(${selector})`).join('');

/** Decides whether a selector is one of those that {@link allSelectors} joined. */
export const isOneOf = (selector: string, all: string): boolean => selector === all || all.includes(`:is(${selector})`);

/** Matches a name that a selector needs not quote. */
const isName = /^[a-z_][\w-]*$/i;

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The questions by the member of an element whose value is compared: `target.id === 'save'`. */
export const questionsByMember: Readonly<Record<string, (value: string) => PressQuestion>> = {
  id: (name) => ({ asks: 'id', name }),
  className: (value) => ({ asks: 'attribute', name: 'class', value }),
  name: (value) => ({ asks: 'attribute', name: 'name', value }),
  type: (value) => ({ asks: 'attribute', name: 'type', value }),
  tagName: (name) => ({ asks: 'tag', name }),
  nodeName: (name) => ({ asks: 'tag', name }),
  localName: (name) => ({ asks: 'tag', name }),
};
