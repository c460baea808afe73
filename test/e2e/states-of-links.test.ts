import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentRunning, type InstrumentedApp } from '../slice/instrument-app.js';
import { toolWithAction } from '../slice/tool-with-action.js';

/** The people that the server alone knows. */
const people = ['quarkfeather', 'moorhen', 'gryffle'];

const files: Record<string, string> = {
  'index.html': `<!doctype html><html lang="en"><title>Team</title><body><main><h1>Team</h1><ul id="all"></ul></main>
<script src="/people.js"></script></body></html>`,
  'person.html': `<!doctype html><html lang="en"><title>Person</title><body><main><h1></h1>
<form aria-label="Note"><label>Note <input name="note" required></label><button>Send a note</button></form>
<p role="status"></p></main><script src="/person.js"></script></body></html>`,
  'people.js': `fetch('/api/people').then((answer) => answer.json()).then((all) => {
  for (const name of all) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = '/people/' + name;
    link.textContent = name;
    item.append(link);
    document.getElementById('all').append(item);
  }
});`,
  'person.js': `const who = location.pathname.split('/').at(-1);
document.querySelector('h1').textContent = who;
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  window.sent = [who, new FormData(event.target).get('note')];
  document.querySelector('[role=status]').textContent = 'Sent';
});`,
};

/** Serves one page for every person, as a router of a server does. */
function serve(): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const [path = '/'] = url.split('?');
    const name = path === '/' ? 'index.html' : path.startsWith('/people/') ? 'person.html' : path.slice(1);
    const body = path === '/api/people' ? JSON.stringify(people) : files[name];
    const type = name.endsWith('.html') ? 'text/html' : name.endsWith('.js') ? 'text/javascript' : 'application/json';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('a page that a link with a name opens', () => {
  let server: Server;
  let app: InstrumentedApp;
  let agent: AgentPage;
  beforeAll(async () => {
    server = await serve();
    app = await instrumentRunning(files, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    agent = await agentPage(app, { native: true, script: 'before' });
  }, 180_000);
  afterAll(async () => {
    await agent?.close();
    await app?.close();
    server?.close();
  });

  test('is a state without the name, and no name is in the map', () => {
    const opened = app.map.states.filter(({ route }) => route !== '/');
    expect(opened.map(({ id, route }) => [id, route])).toContainEqual(['people-id', '/people/:id']);
    expect(new Set(opened.map(({ route }) => route))).toEqual(new Set(['/people/:id']));
    const text = JSON.stringify(app.map);
    expect(people.filter((name) => text.includes(name))).toEqual([]);
  });

  test.each(people)('offers its tool on the page of %s', async (name) => {
    const tool = toolWithAction(app.map, 'Send a note');
    expect(tool.states).toContain('people-id');
    await agent.open(`/people/${name}`, tool);
    const { status } = await agent.call(tool, { note: 'hello' });
    expect(status).toBe('completed');
    expect(await agent.page.evaluate(() => Reflect.get(window, 'sent') as unknown)).toEqual([name, 'hello']);
  });
});
