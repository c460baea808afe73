import { expect, test } from 'vitest';

import { toolWithAction } from './tool-with-action.js';
import { usePages } from './use-pages.js';

const page = `<!doctype html><html lang="en"><title>Letters</title><body>
<form toolname="subscribe" tooldescription="Subscribes to the letter" action="/thanks">
  <label>Email <input name="email" required></label><button>Subscribe</button>
</form>
<section aria-label="Papers"><label>Paper <input name="paper"></label><button type="button" id="paper">Subscribe</button></section>
<p role="status"></p>
<script>document.getElementById('paper').onclick = () => { document.querySelector('[role=status]').textContent = 'Paper it is'; };</script>
</body></html>`;

const used = usePages({ 'index.html': page }, { native: true, script: 'after' });

test('a form that is a tool already gets no second one, and keeps its name', async () => {
  expect(used.app.map.declared).toMatchObject([
    { name: 'subscribe', description: 'Subscribes to the letter', source: { file: 'index.html', line: 2 } },
  ]);
  const tool = toolWithAction(used.app.map, 'Subscribe');
  expect(used.app.map.tools.map(({ name }) => name)).not.toContain('subscribe');
  expect(tool.fields.map(({ key }) => key)).toEqual(['paper']);
  await used.agent.open('/index.html', tool);
  const names = (await used.agent.tools()).map(({ name }) => name);
  expect(names.filter((name) => name === 'subscribe')).toEqual(['subscribe']);
  expect(names.sort()).toEqual(['read_page', 'subscribe', tool.name].sort());
});
