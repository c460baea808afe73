import { describe, expect, test } from 'vitest';

import { isMadeMarkup, jqueryChain } from '../../../../src/extract/html/scripts/jquery-chain.js';
import { parseScript } from '../../../../src/extract/script/parse-script.js';

function expressionIn(code: string): Parameters<typeof jqueryChain>[0] {
  const parsed = parseScript(code, { file: 'page.js', line: 1, column: 1, lang: 'js', sourceType: 'script' });
  const [first] = 'ast' in parsed ? parsed.ast.program.body : [];
  if (first?.type !== 'ExpressionStatement') throw new Error(`no expression: ${code}`);
  return first.expression;
}

describe('jqueryChain', () => {
  test.each([
    ["$('<li>').text(name).appendTo(list)", 'li', ['text', 'appendTo']],
    ["jQuery('<a/>', { text: 'Open', href: '#' })", 'a', ['text', 'attr']],
    ["$('<button class=\"x\">Edit</button>').attr({ id: 1, title: 'Edit' })", 'button', ['attr', 'attr']],
    ["$('<input>').val(3)", 'input', ['val']],
  ])('%s makes an element', (code, tag, methods) => {
    const chain = jqueryChain(expressionIn(code));
    expect(chain?.tag).toBe(tag);
    expect(chain?.calls.map(({ method }) => method)).toEqual(methods);
  });

  test.each([
    ['a look-up', "$('#list').append(item)"],
    ['elements inside of elements, which are markup', "$('<li><b>Ada</b></li>').appendTo(list)"],
    ['a method that leaves the element', "$('<li>').appendTo(list).find('b')"],
    ['a value that is read', "$('<input>').val()"],
    ['another function', "make('<li>')"],
  ])('%s makes none', (_, code) => {
    expect(jqueryChain(expressionIn(code))).toBeNull();
  });

  test('the markup of one element is no markup of a page', () => {
    const [one, more] = ["$('<li>')", "$('<li><b>Ada</b></li>')"].map(expressionIn);
    const isMade = (node: typeof one): boolean =>
      node?.type === 'CallExpression' && isMadeMarkup(node.arguments[0]!, node);
    expect([isMade(one), isMade(more)]).toEqual([true, false]);
  });
});
