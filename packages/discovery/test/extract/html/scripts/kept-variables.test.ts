import { expect, test } from 'vitest';

import { keptVariables } from '../../../../src/extract/html/scripts/kept-variables.js';
import { parseScript } from '../../../../src/extract/script/parse-script.js';

function keptIn(...codes: string[]): string[] {
  return keptVariables(
    codes.map((code) => {
      const parsed = parseScript(code, { file: 'a.js', line: 1, column: 1, lang: 'js' });
      if ('problem' in parsed) throw new Error(parsed.problem.message);
      return parsed.ast;
    }),
  );
}

test.each([
  ['a function assigns it', "let mood = 'calm'; function pick(one) { mood = one; }"],
  ['a listener assigns it', "let mood = MOODS[0]; b.addEventListener('click', () => { mood = 'calm'; })"],
  ['a function counts with it', 'var mood = 0; function next() { mood += 1; mood++; }'],
  ['it has no first value', 'let mood; const pick = (one) => { mood = one; };'],
])('a variable keeps a value if %s', (_, code) => {
  expect(keptIn(code)).toEqual(['mood']);
});

test('a variable of one script may be assigned in another', () => {
  expect(keptIn('let mood = 1;', 'function pick(one) { mood = one; }')).toEqual(['mood']);
});

test.each([
  ['no function assigns it', "let mood = 'calm'; mood = 'tired';"],
  ['it is a constant', "const mood = 'calm';"],
  ['a function has its own', "let mood = 'calm'; function pick(mood) { mood = 1; }"],
  ['a function declares its own', "let mood = 'calm'; function pick() { let mood; mood = 1; }"],
  ['two scripts declare it', "var mood = 1; function pick() { mood = 2; } var mood = 'calm';"],
  ['it receives an element', "let mood = null; function pick() { mood = document.querySelector('.mood'); }"],
  ['it receives a timer', 'let mood; function pick() { mood = setTimeout(draw, 5); }'],
  ['it receives an instance', 'let mood; function pick() { mood = new Chart(box); }'],
  ['it receives a function', 'let mood; function pick() { mood = () => 1; }'],
])('a variable keeps no value if %s', (_, code) => {
  expect(keptIn(code)).toEqual([]);
});
