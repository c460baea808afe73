import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentPages, type InstrumentedApp } from '../slice/instrument-app.js';

const page = (main: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Money</title><link rel="icon" href="data:," /></head>
  <body><main>${main}</main><script src="app.js"></script></body>
</html>`;

/** The script of one list. Each list has functions of its own. */
const list = (
  key: string,
  names: string,
): string => `let ${key} = JSON.parse(localStorage.getItem('${key}')) ?? ${names};
function draw_${key}() {
  const list = document.querySelector('[data-${key}]');
  if (list === null) return;
  list.innerHTML = ${key}.map((name) => \`<li><span>\${name}</span> <button type="button">Delete</button></li>\`).join('');
  list.querySelectorAll('button').forEach((button, at) => {
    button.addEventListener('click', () => {
      ${key} = ${key}.filter((_, other) => other !== at);
      localStorage.setItem('${key}', JSON.stringify(${key}));
      draw_${key}();
    });
  });
}
draw_${key}();
`;

/** One list of cards on two pages: beside a second list with equal buttons, and on a page of its own. */
const pages = {
  'index.html': page('<h1>Overview</h1><div><ul data-cards></ul></div><div><ul data-loans></ul></div>'),
  'cards.html': page('<h1>Cards</h1><ul data-cards></ul>'),
  'app.js': list('cards', "['Blue card', 'Red card']") + list('loans', "['Car loan', 'House loan']"),
};

let app: InstrumentedApp;
let agent: AgentPage;
beforeAll(async () => {
  app = await instrumentPages(pages);
  agent = await agentPage(app, { native: true, script: 'before' });
}, 120_000);
afterAll(async () => {
  await agent?.close();
  await app?.close();
});

const kept = (key: string): Promise<unknown> =>
  agent.page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);

const deleting = (state: string): Tool[] =>
  app.map.tools.filter(
    ({ kind, states, risk }) => kind === 'row-action' && risk.level === 'destructive' && states.includes(state),
  );

async function deletes(tool: Tool, row: string): Promise<void> {
  agent.answer('accept');
  const answer = await agent.call(tool, { [tool.row?.param ?? '']: row });
  expect(answer.status).toBe('completed');
}

test('rows that two pages show by different paths are rows on the page of their own', async () => {
  const [tool, ...others] = deleting('cards');
  expect(others).toEqual([]);
  expect(tool!.states).toEqual(['cards']);
  await agent.open('/cards.html', tool!);
  await deletes(tool!, 'Red card');
  expect(await kept('cards')).toEqual(['Blue card']);
  expect(await kept('loans')).toBeNull();
});

test('the other page offers each of its two lists, and no list of the first page', async () => {
  const both = deleting('index').sort((one, other) => (one.source?.line ?? 0) - (other.source?.line ?? 0));
  expect(both.map(({ states }) => states)).toEqual([['index'], ['index']]);
  const [, loans] = both;
  await agent.open('/', loans!);
  expect((await agent.tools()).map(({ name }) => name)).not.toContain(deleting('cards')[0]!.name);
  const before = await kept('cards');
  await deletes(loans!, 'Car loan');
  expect(await kept('loans')).toEqual(['House loan']);
  expect(await kept('cards')).toEqual(before);
});
