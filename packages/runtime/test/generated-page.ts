import fc from 'fast-check';

const word = fc.constantFrom(
  'Order',
  'Email',
  'Name',
  'Save',
  'Delete',
  'Country',
  'Search',
  'Next',
  'Ship to',
  'Notes',
  'Älter',
  '42',
);
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));
const attribute = (name: string, value: fc.Arbitrary<string>, weight = 3): fc.Arbitrary<string> =>
  fc.option(value, { freq: weight, nil: undefined }).map((given) => (given === undefined ? '' : ` ${name}="${given}"`));
/** Mostly absent. */
const seldom = (text: string): fc.Arbitrary<string> =>
  fc.integer({ min: 0, max: 11 }).map((dice) => (dice === 0 ? ` ${text}` : ''));
const attributes = fc
  .tuple(
    fc
      .option(words, { freq: 1, nil: undefined })
      .map((text) => (text && text.length % 3 === 0 ? ` aria-label="${text}"` : '')),
    fc.integer({ min: 0, max: 7 }).map((dice) => (dice === 0 ? ' title="Tip"' : '')),
    seldom('hidden'),
    seldom('aria-hidden="true"'),
    seldom('aria-labelledby="shared"'),
    seldom('style="visibility:hidden"'),
    seldom('style="display:none"'),
  )
  .map((list) => list.join(''));

const types = [
  'text',
  'email',
  'number',
  'range',
  'search',
  'tel',
  'url',
  'password',
  'checkbox',
  'radio',
  'submit',
  'reset',
  'button',
];
const roles = [
  'button',
  'link',
  'checkbox',
  'switch',
  'tab',
  'menuitem',
  'textbox',
  'combobox',
  'heading',
  'img',
  'group',
  'none',
  'unknown button',
  'search',
  'alert',
  'status',
];

/** HTML of a page such as an application shows: forms, lists, headings, dialogs, controls named in every way there is. */
export const pageHtml: fc.Arbitrary<string> = fc
  .letrec<{ node: string; content: string; page: string }>((tie) => ({
    page: fc.array(tie('node'), { minLength: 6, maxLength: 14 }).map((nodes) => nodes.join('')),
    content: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
    node: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { arbitrary: words.map((text) => `${text} `), weight: 4 },
      {
        arbitrary: fc
          .tuple(
            fc.constantFrom(...types),
            attributes,
            attribute('placeholder', words),
            attribute('name', fc.constantFrom('a', 'b')),
          )
          .map(
            ([type, rest, placeholder, name]) =>
              `<input type="${type}"${rest}${/text|email|search/.test(type) ? placeholder : ''}${name}>`,
          ),
        weight: 3,
      },
      { arbitrary: fc.tuple(attributes, words).map(([rest, text]) => `<img${rest} alt="${text}">`), weight: 1 },
      {
        arbitrary: fc.tuple(attributes, words).map(([rest, text]) => `<textarea${rest}></textarea><p>${text}</p>`),
        weight: 1,
      },
      {
        arbitrary: fc
          .tuple(attributes, words, words)
          .map(([rest, one, two]) => `<select${rest}><option>${one}</option><option>${two}</option></select>`),
        weight: 1,
      },
      {
        arbitrary: fc
          .tuple(words, fc.constantFrom('text', 'email', 'checkbox', 'radio'))
          .map(([text, type]) => `<label>${text} <input type="${type}"></label>`),
        weight: 3,
      },
      {
        arbitrary: fc
          .tuple(words, fc.integer({ min: 0, max: 1e6 }))
          .map(([text, id]) => `<label for="field-${id}">${text} *</label><input id="field-${id}">`),
        weight: 3,
      },
      {
        arbitrary: fc.tuple(attributes, tie('content')).map(([rest, content]) => `<button${rest}>${content}</button>`),
        weight: 3,
      },
      {
        arbitrary: fc.tuple(attributes, tie('content')).map(([rest, content]) => `<a href="/x"${rest}>${content}</a>`),
        weight: 2,
      },
      {
        arbitrary: fc
          .tuple(
            fc.constantFrom('div', 'span', 'p', 'section', 'article', 'nav', 'h2', 'h3', 'form', 'b', 'em'),
            attributes,
            tie('content'),
          )
          .map(([tag, rest, content]) => `<${tag}${rest}>${content}</${tag}>`),
        weight: 4,
      },
      {
        arbitrary: fc
          .tuple(words, attributes, tie('content'))
          .map(([text, rest, content]) => `<fieldset${rest}><legend>${text}</legend>${content}</fieldset>`),
        weight: 1,
      },
      {
        arbitrary: fc
          .array(tie('content'), { minLength: 1, maxLength: 3 })
          .map((items) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`),
        weight: 1,
      },
      {
        arbitrary: fc
          .tuple(fc.constantFrom(...roles), attributes, tie('content'))
          .map(([role, rest, content]) => `<div role="${role}" tabindex="0"${rest}>${content}</div>`),
        weight: 2,
      },
    ),
  }))
  .page.map((content) => `<main><div id="shared">Shared words</div>${content}</main>`);

/** Matches the elements that a person can act on. */
export const interactive =
  'a[href],button,input,select,textarea,[role=button],[role=link],[role=checkbox],[role=switch],[role=tab],[role=menuitem],[role=textbox],[role=combobox]';
