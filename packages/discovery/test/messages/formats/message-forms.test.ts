import { describe, expect, test } from 'vitest';

import { messageForms } from '../../../src/messages/formats/message-forms.js';
import type { MessagePart } from '../../../src/messages/formats/message-piece.js';

/** A form in short: values as `<name>`, other messages as `[key]`. */
const told = (form: readonly MessagePart[]): string =>
  form
    .map((part) =>
      typeof part === 'string'
        ? part
        : 'value' in part
          ? `<${part.value}>`
          : `[${part.message}${part.change === undefined ? '' : `.${part.change}`}]`,
    )
    .join('');

describe('what a message can say', () => {
  test.each([
    ['Hello', ['Hello']],
    ['Hello {{name}}, {{- raw}}', ['Hello <name>, <raw>']],
    ['{{price, currency}} in all', ['<price> in all']],
    ['Hello {name} of {0}', ['Hello <name> of <0>']],
    ['%{count} left', ['<count> left']],
    ["mail{'@'}home", ['mail@home']],
    ['See $t(common:help) and $t("about", { "count": 2 })', ['See [common:help] and [about]']],
    ['@:actions.save now, @.lower:name or @:(deep.key)', ['[actions.save] now, [name.lower] or [deep.key]']],
    ['Pay <1>now</1> or <b class="x">later</b><br/>', ['Pay now or later']],
    ['me@example.org, 2 < 3', ['me@example.org, 2 < 3']],
    ['{count, plural, one {# item} other {# items in {place}}}', ['<#> items in <place>', '<#> item']],
    ['{who, select, me {Mine} other {Theirs}} only', ['Theirs only', 'Mine only']],
    ['{when, date, short}', ['<when>']],
    ['{count, plural, one {broken', ['<>']],
  ])('%s', (text, forms) => {
    expect(messageForms(text, false).map(told)).toEqual(forms);
  });

  test('forms with a bar between them count only where the library has them', () => {
    expect(messageForms('one | {n} of them', true).map(told)).toEqual(['<n> of them', 'one']);
    expect(messageForms('one | {n} of them', false).map(told)).toEqual(['one | <n> of them']);
  });
});
