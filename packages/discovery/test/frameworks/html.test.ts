import { expect, test } from 'vitest';

import { html } from '../../src/frameworks/html.js';

test('a page is read together with the plain scripts that it loads', () => {
  const text = '<button id="go">Go</button><script src="./go.js"></script><script src="./style.css"></script>';
  const files = new Map([
    ['./go.js', { path: 'go.js', text: "document.getElementById('go').addEventListener('click', save);" }],
    ['./style.css', { path: 'style.css', text: 'a {' }],
  ]);
  const asked: string[] = [];
  const facts = html.extract({ path: 'index.html', text }, (from, specifier) => {
    asked.push(`${from} ${specifier}`);
    return files.get(specifier);
  });
  expect(asked).toEqual(['index.html ./go.js', 'index.html ./style.css']);
  expect(facts.components[0]?.root[0]).toMatchObject({ props: [{ name: 'id' }, { name: 'onClick' }] });
  expect(facts.problems).toEqual([]);
});

test('tags of the body take an attribute, scripts do not', () => {
  expect(html.tags('<p>Hi</p><script></script>', 'a.html').map(({ name }) => name)).toEqual(['p']);
});
