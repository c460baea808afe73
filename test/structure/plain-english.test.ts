import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { root, sourceFiles, sourceFolders } from './source-files.js';

/** The rules of CONTRIBUTING.md, "Plain English", as far as a pattern can hold them. Each pattern marks a broken rule. */
const rules: readonly { rule: string; broken: RegExp }[] = [
  {
    rule: 'begins with a verb or with the name of the thing',
    broken: /^(?:What|Where|When|Whoever|Whose|Whom|For whom|Whether|How|Why|Of|Which|It|That|This|These|Those)\b/,
  },
  {
    rule: 'uses the verbs of the field',
    broken: /\b(?:stands?|standing|stood|tells?|telling|told|speaks?|spoken|hears?|heard)\b/i,
  },
  { rule: 'has sentences of at most 20 words', broken: /(?:[^\s.!?:;]+\s+){20}[^\s.!?:;]+/ },
];

interface Comment {
  at: string;
  text: string;
}

/** Returns the comments of a file as running text, code in backquotes and links left out. */
function commentsOf(file: string): Comment[] {
  const source = readFileSync(root + file, 'utf8').replace(/`(?:\\.|[^`\\])*`/g, (template) =>
    template.includes('\n') ? template.replace(/[^\n]/g, ' ') : template,
  );
  const found = source.matchAll(/\/\*\*([\s\S]*?)\*\/|((?:^[ \t]*\/\/ .*\n)+)/gm);
  return [...found].map((comment) => ({
    at: `${file}:${source.slice(0, comment.index).split('\n').length}`,
    text: (comment[1] ?? comment[2] ?? '')
      .replace(/^[ \t]*(?:\*|\/\/)[ \t]?/gm, '')
      .replace(/^ *\|.*$/gm, '.')
      .replace(/`[^`]*`|\{@link [^}]*\}|"[^"]*"|'[^'\n]*'|\([^)]*\)/g, 'x')
      .replace(/@\w+(?:\s+\{[^}]*\})?/g, '.')
      .replace(/\s+/g, ' ')
      .trim(),
  }));
}

const comments = sourceFolders().flatMap(sourceFiles).flatMap(commentsOf);

test('the comments are found', () => {
  expect(comments.length).toBeGreaterThan(1000);
});

test.each(rules)('each comment $rule', ({ broken }) => {
  const breaches = comments.filter(({ text }) => broken.test(text));
  expect(breaches.map(({ at, text }) => `${at} ${text.slice(0, 160)}`)).toEqual([]);
});
