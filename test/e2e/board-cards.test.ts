import type { Tool } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { agentPage, type AgentPage } from '../slice/agent-page.js';
import { instrumentReact, type InstrumentedApp } from '../slice/instrument-app.js';

/** A board: the columns are sections, and each card is the only child of its wrapper. All texts of a card are data. */
const files = {
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Board</title><link rel="icon" href="data:," /></head>
  <body>
    <div id="root"></div>
    <script type="application/json" id="board">[
      { "name": "Open", "cards": [{ "title": "Paint", "part": "1 of 2" }, { "title": "Delete old files", "part": "0 of 4" }] },
      { "name": "Done", "cards": [{ "title": "Gate", "part": "2 of 2" }] }
    ]</script>
    <script type="module" src="/main.jsx"></script>
  </body>
</html>
`,
  'main.jsx': `import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const stored = JSON.parse(document.getElementById('board').textContent);

function Card({ card, onClick }) {
  return (
    <div style={{ cursor: 'pointer' }} onClick={onClick}>
      <h3>{card.title}</h3>
      <p>{card.part} parts</p>
    </div>
  );
}

function Board() {
  const [columns, setColumns] = useState(stored);
  const [shown, setShown] = useState(null);
  const remove = () => {
    setColumns(columns.map((column) => ({ ...column, cards: column.cards.filter((card) => card !== shown) })));
    setShown(null);
  };
  return (
    <main>
      <div>
        {columns.map((column) => (
          <section key={column.name}>
            <h2>{column.name}</h2>
            <div>
              {column.cards.map((card) => (
                <div key={card.title}>
                  <Card card={card} onClick={() => setShown(card)} />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
      {shown && (
        <div role="dialog" aria-label="Card">
          <p>All of {shown.title}</p>
          <button type="button" onClick={remove}>Delete card</button>
        </div>
      )}
      <output id="state">{JSON.stringify({ shown: shown?.title ?? null, cards: columns.flatMap(({ cards }) => cards.map(({ title }) => title)) })}</output>
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Board />);
`,
};

let app: InstrumentedApp;
let agent: AgentPage;
beforeAll(async () => {
  app = await instrumentReact(files, ['--explore']);
  agent = await agentPage(app, { native: true, script: 'before' });
}, 120_000);
afterAll(async () => {
  await agent?.close();
  await app?.close();
});

const state = async (): Promise<unknown> => JSON.parse((await agent.page.locator('#state').textContent()) ?? '');
const all = ['Paint', 'Delete old files', 'Gate'];

/** The one tool that begins at a card. */
function ofCard(): Tool {
  const found = app.map.tools.filter(({ row, kind }) => row !== undefined && kind !== 'read');
  expect(found.map(({ name }) => name)).toHaveLength(1);
  return found[0]!;
}

test('the card of each column is found by the same selectors, and no text of a card is in the map', () => {
  const tool = ofCard();
  expect(tool).toMatchObject({ kind: 'row-action', risk: { level: 'destructive' } });
  expect(tool.reach?.[0]).toMatchObject({
    target: { confidence: 0.7, selectors: [{ strategy: 'label', value: '{row}' }] },
  });
  expect(JSON.stringify(app.map)).not.toMatch(/Paint|Gate|old files/);
});

test.each(all)('the button behind a card of any column acts on this card, after a question: %s', async (title) => {
  const tool = ofCard();
  await agent.open('/', tool);
  agent.answer('accept');
  agent.questions.length = 0;
  expect((await agent.call(tool, { [tool.row?.param ?? '']: title })).status).toBe('completed');
  expect(await state()).toEqual({ shown: null, cards: all.filter((one) => one !== title) });
  expect(agent.questions).not.toEqual([]);
  for (const question of agent.questions) expect(question).toContain(`On: ${title}`);
});

test('a card that is not there is not opened', async () => {
  const tool = ofCard();
  await agent.open('/', tool);
  expect((await agent.call(tool, { [tool.row?.param ?? '']: 'Fence' })).status).toBe('not_found');
  expect(await state()).toEqual({ shown: null, cards: all });
});
