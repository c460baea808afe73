import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type * as Discovery from '@webmcp/discovery';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type * as MakeMap from '../../bin/src/run/make-map.js';
import type * as RuntimeText from '../../bin/src/files/runtime-text.js';
import { agentPage, type AgentPage } from './agent-page.js';
import type { InstrumentedApp } from './instrument-app.js';
import { plank } from './plank-framework.js';
import { byLabel, toolWithAction } from './tool-with-action.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { emitScript, frameworks } = (await import(
  join(repo, 'packages', 'discovery', 'dist', 'index.js')
)) as typeof Discovery;
const { makeMap } = (await import(join(repo, 'bin', 'dist', 'run', 'make-map.js'))) as typeof MakeMap;
const { runtimeText } = (await import(join(repo, 'bin', 'dist', 'files', 'runtime-text.js'))) as typeof RuntimeText;

const source = `form add-note
  field note "Note"
  press "Add note"
`;

/** Draws a plank file in the page, as the made-up framework would. */
const page = `<!doctype html><title>Notes</title><main></main><script type="module">
const lines = (await (await fetch('/notes.plank')).text()).split('\\n').filter(Boolean);
let into = document.querySelector('main');
const list = document.createElement('ul');
const status = Object.assign(document.createElement('p'), { role: 'status' });
for (const line of lines) {
  if (!line.startsWith(' ')) into = document.querySelector('main');
  const [word, name] = line.trim().split(' ');
  const text = /"(.*)"/.exec(line)?.[1];
  if (word === 'form') into = into.appendChild(Object.assign(document.createElement('form'), { id: name }));
  if (word === 'field') into.append(Object.assign(document.createElement('label'), { innerHTML: text + ' <input name="' + name + '">' }));
  if (word === 'press') into.append(Object.assign(document.createElement('button'), { textContent: text }));
}
document.querySelector('main').append(list, status);
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const note = new FormData(event.target).get('note');
  list.append(Object.assign(document.createElement('li'), { textContent: note }));
  status.textContent = 'Note added';
  event.target.reset();
});
</script>`;

let app: InstrumentedApp;
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'webmcp-plank-'));
  await writeFile(join(root, 'notes.plank'), source);
  await writeFile(join(root, 'index.html'), page);
  const server = createServer((request, response) => {
    const file = request.url === '/notes.plank' ? 'notes.plank' : 'index.html';
    response.setHeader('content-type', file === 'index.html' ? 'text/html' : 'text/plain');
    createReadStream(join(root, file)).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
  const { map, problems } = await makeMap(
    {
      root,
      paths: [],
      url,
      frameworks: [...frameworks, plank],
      states: [],
      threshold: 0.5,
      allowUnstable: false,
      provenance: true,
      allowHosts: [],
      explore: false,
      blockWrites: false,
    },
    {
      progress: { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} },
      signal: new AbortController().signal,
    },
  );
  const script = join(root, 'tools.iife.js');
  await writeFile(script, emitScript(map, await runtimeText()));
  app = {
    map,
    problems,
    script,
    url,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
});
afterAll(() => app?.close());

describe('A framework added to the list', () => {
  let agent: AgentPage;
  beforeAll(async () => {
    agent = await agentPage(app, { native: true, script: 'after' });
  });
  afterAll(() => agent?.close());

  test('is named in the map, and its file is the source of the tool', () => {
    const tool = toolWithAction(app.map, 'Add note');
    expect(app.map.app.frameworks).toContain('plank');
    expect(tool.source).toMatchObject({ file: 'notes.plank' });
  });

  test('makes a form a tool that an agent calls', async () => {
    const tool = toolWithAction(app.map, 'Add note');
    await agent.open('/', tool);
    const result = await agent.call(tool, byLabel(tool, { Note: 'Water the plants' }));
    expect(result).toMatchObject({ status: 'completed' });
    expect(await agent.page.getByRole('listitem').allInnerTexts()).toEqual(['Water the plants']);
  });
});
