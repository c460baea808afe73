import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { GroundTruthMap, Problem } from '@webmcp/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

const repo = fileURLToPath(new URL('../../', import.meta.url));

const app = `import { createRoot } from 'react-dom/client';
import { useState } from 'react';

function Plants() {
  const [plants, setPlants] = useState([{ id: 1, name: 'Monstera' }, { id: 2, name: 'Basil' }]);
  const [editing, setEditing] = useState(null);
  const rename = (event) => {
    event.preventDefault();
    const name = event.currentTarget.newName.value;
    setPlants(plants.map((each) => (each.id === editing.id ? { ...each, name } : each)));
    setEditing(null);
  };
  return (
    <main>
      <h1>Plants</h1>
      <ul>
        {plants.map((plant) => (
          <li key={plant.id}><strong>{plant.name}</strong> <button onClick={() => setEditing(plant)}>Edit</button></li>
        ))}
      </ul>
      {editing && (
        <dialog open aria-label="Edit plant">
          <form onSubmit={rename}>
            <label>New name <input name="newName" defaultValue={editing.name} required /></label>
            <button type="submit">Save</button>
          </form>
        </dialog>
      )}
    </main>
  );
}
createRoot(document.querySelector('#root')).render(<Plants />);
`;
const files = {
  'package.json': '{ "name": "plants", "private": true, "type": "module", "dependencies": { "react": "19" } }',
  'vite.config.js':
    "import react from '@vitejs/plugin-react';\nexport default { plugins: [react()], cacheDir: '.vite' };\n",
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plants</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  'main.jsx': app,
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-prove-row-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  symlinkSync(join(repo, 'examples/playground/node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a dialog of a row is proved where it is closed, although the state that showed it has it open', () => {
  const args = [join(repo, 'bin/webmcp.js'), 'instrument', '--root', root, '--explore', '--prove', '--json'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const { map, problems } = JSON.parse(stdout) as { map: GroundTruthMap; problems: Problem[] };
  expect(problems).toEqual([]);
  const edit = map.tools.find(({ fields }) => fields.some(({ key }) => key === 'newName'))!;
  expect(edit.proof).toMatchObject({ level: 'filled' });
});
