import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentPage, type AgentPage } from './agent-page.js';
import { instrumentPages, type InstrumentedApp } from './instrument-app.js';
import { toolWithAction } from './tool-with-action.js';

const page = `<!doctype html><html lang="en"><title>Letters</title><body>
<form toolname="subscribe" tooldescription="Subscribes to the letter" action="/thanks">
  <label>Email <input name="email" required></label><button>Subscribe</button>
</form>
<section aria-label="Papers"><label>Paper <input name="paper"></label><button type="button" id="paper">Subscribe</button></section>
<p role="status"></p>
<script>document.getElementById('paper').onclick = () => { document.querySelector('[role=status]').textContent = 'Paper it is'; };</script>
</body></html>`;

let app: InstrumentedApp;
let agent: AgentPage;
beforeAll(async () => {
  app = await instrumentPages({ 'index.html': page });
  agent = await agentPage(app, { native: true, script: 'after' });
});
afterAll(async () => {
  await agent?.close();
  await app?.close();
});

test('a form that is a tool already gets no second one, and keeps its name', async () => {
  expect(app.map.declared).toMatchObject([
    { name: 'subscribe', description: 'Subscribes to the letter', source: { file: 'index.html', line: 2 } },
  ]);
  const tool = toolWithAction(app.map, 'Subscribe');
  expect(app.map.tools.map(({ name }) => name)).not.toContain('subscribe');
  expect(tool.fields.map(({ key }) => key)).toEqual(['paper']);
  await agent.open('/index.html', tool);
  const names = (await agent.tools()).map(({ name }) => name);
  expect(names.filter((name) => name === 'subscribe')).toEqual(['subscribe']);
  expect(names.sort()).toEqual(['read_page', 'subscribe', tool.name].sort());
});
