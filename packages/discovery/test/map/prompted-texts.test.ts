import { describe, expect, test } from 'vitest';

import { promptedTexts } from '../../src/map/prompted-texts.js';
import { readSource } from '../../src/source/read-source.js';

/** Reads a page with one button that runs a code, and returns the texts that its tool asks for. */
function prompted(code: string, keys: readonly string[] = []) {
  const files = [
    { path: 'index.html', text: '<button id="go">Go</button><script src="app.js"></script>' },
    {
      path: 'app.js',
      text: `document.getElementById('go').onclick = () => { ${code} };\nfunction keep(...all) { localStorage.setItem('all', all); }`,
    },
  ];
  const { appModel, candidates } = readSource(files, (_, to) => (to === './app.js' ? 'app.js' : null), {
    tables: [],
    dependencies: [],
  });
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error('No tool in the source');
  return promptedTexts(candidate, keys, appModel);
}

describe('promptedTexts', () => {
  test.each([
    [
      'a message',
      "keep(prompt('Please enter the new name:'))",
      [{ key: 'new_name', label: 'Please enter the new name', message: 'Please enter the new name:' }],
    ],
    [
      'a message with a part that the run computes',
      'const n = window.prompt(`Amount for ${name}?`); keep(n)',
      [{ key: 'amount', label: 'Amount for' }],
    ],
    ['no message', 'keep(prompt())', [{ key: 'text', label: 'Text' }]],
    [
      'two boxes',
      "keep(prompt('Title'), prompt('Author'))",
      [
        { key: 'title', label: 'Title', message: 'Title' },
        { key: 'author', label: 'Author', message: 'Author' },
      ],
    ],
  ])('reads %s', (_, code, texts) => {
    expect(prompted(code)).toEqual(texts);
  });

  test('gives a key that no other argument has', () => {
    expect(prompted("keep(prompt('Title'))", ['title']).map(({ key }) => key)).toEqual(['title_2']);
  });

  test.each([
    ['a question', "if (confirm('Remove all?')) keep()"],
    ['a secret', "keep(prompt('Name'), prompt('Your password'))"],
    ["a function of the app's own", "const prompt = (text) => keep(text); prompt('Title')"],
    ['a method of a model', "session.prompt('Title').then(keep)"],
  ])('leaves out %s', (_, code) => {
    expect(prompted(code)).toEqual([]);
  });
});
