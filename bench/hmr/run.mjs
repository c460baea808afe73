// Saves 50 edits in a row in an app of 500 components, and measures the time from each save to the tools of the open page.
// Half of the edits change the meaning of one tool, and each next edit takes the change back. After each edit the page must
// offer exactly the right tools. No headless browser works between the edits; Vite's own transform is measured beside.
// Usage, from the repo's root after a build: node bench/hmr/run.mjs [--edits 50]
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { createServer } from 'vite';

import { openBrowser } from '../../packages/probe/dist/index.js';

const { values } = parseArgs({ options: { edits: { type: 'string', default: '50' } } });
const repo = join(dirname(fileURLToPath(import.meta.url)), '../..');
const pages = 34;
const perPage = 15;
const root = mkdtempSync(join(tmpdir(), 'webmcp-bench-hmr-'));
const write = (file, text) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const part = (index, button) => `import { useState } from 'react';
import { Field } from '../Field';

export function Part${index}() {
  const [message, setMessage] = useState('');
  return (
    <form aria-label="Order ${index}" onSubmit={(event) => { event.preventDefault(); setMessage('Saved'); }}>
      <Field label="Name ${index}" name="name${index}" />
      <button type="submit">${button}</button>
      <p role="status">{message}</p>
    </form>
  );
}
`;
const count = pages * perPage;
const all = Array.from({ length: count }, (_, index) => index);
for (const index of all) write(`src/parts/Part${index}.tsx`, part(index, `Save order ${index}`));
write(
  'src/Field.tsx',
  'export function Field({ label, name }: { label: string; name: string }) {\n  return <label>{label} <input name={name} /></label>;\n}\n',
);
write(
  'src/App.tsx',
  `${all.map((index) => `import { Part${index} } from './parts/Part${index}';`).join('\n')}
const page = Number(new URLSearchParams(location.search).get('page') ?? 0);
export function App() {
  switch (page) {
${Array.from(
  { length: pages },
  (_, page) =>
    `    case ${page}: return <main>${all
      .slice(page * perPage, (page + 1) * perPage)
      .map((index) => `<Part${index} />`)
      .join('')}</main>;`,
).join('\n')}
    default: return null;
  }
}
`,
);
write(
  'src/main.tsx',
  "import { createRoot } from 'react-dom/client';\nimport { App } from './App';\ncreateRoot(document.querySelector('#root')!).render(<App />);\n",
);
write(
  'index.html',
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Big</title></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
);
write('package.json', '{ "name": "big", "private": true, "type": "module", "dependencies": { "react": "19" } }');
const plugin = new URL('../../bin/dist/vite.js', import.meta.url).href;
write(
  'vite.config.js',
  `import react from '@vitejs/plugin-react';\nimport { webmcp } from '${plugin}';\nexport default { plugins: [react(), webmcp()], server: { host: '127.0.0.1' } };\n`,
);
write(
  'webmcp.harness.ts',
  `import { defineHarness } from 'webmcp/harness';\nexport default defineHarness({ states: { ${Array.from({ length: pages }, (_, page) => `page${page}: { route: '/?page=${page}' }`).join(', ')} } });\n`,
);
symlinkSync(join(repo, 'examples/playground/node_modules'), join(root, 'node_modules'));

/**
 * Waits in the page until the browser lists exactly these names, and returns the time. The browser reports each change, so
 * the wait costs the page nothing.
 */
const waitFor = (wanted) =>
  new Promise((resolve) => {
    const notCounted = ['more_tools', 'read_page'];
    const context = document.modelContext;
    const look = async () => {
      const names = (await context.getTools()).map(({ name }) => name).filter((name) => !notCounted.includes(name));
      if (names.sort().join(' ') !== wanted) return;
      context.removeEventListener('toolchange', look);
      resolve(Date.now());
    };
    context.addEventListener('toolchange', look);
    void look();
  });
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

let server;
let browser;
try {
  execFileSync(process.execPath, [join(repo, 'bin/webmcp.js'), 'instrument', '--root', root], {
    stdio: ['ignore', 'ignore', 2],
  });
  const map = JSON.parse(readFileSync(join(root, 'webmcp.map.json'), 'utf8'));
  server = await createServer({ root, cacheDir: join(root, '.vite'), logLevel: 'error' });
  await server.listen();
  browser = await openBrowser({ args: ['--enable-features=WebMCP'] });
  const page = await browser.newPage();
  await page.goto(`${server.resolvedUrls.local[0]}?page=0`);
  const nameOf = (index) => `save_order_${index}`;
  const shown = all.slice(0, perPage).map(nameOf);
  await page.evaluate(waitFor, shown.toSorted().join(' '));
  const times = [];
  const transforms = [];
  for (let edit = 0; edit < Number(values.edits); edit++) {
    const index = Math.floor(edit / 2) % perPage;
    const isChange = edit % 2 === 0;
    const wanted = shown.filter((name) => !isChange || name !== nameOf(index)).toSorted();
    const right = page.evaluate(waitFor, wanted.join(' '));
    const start = Date.now();
    write(`src/parts/Part${index}.tsx`, part(index, isChange ? `Delete order ${index}` : `Save order ${index}`));
    times.push((await right) - start);
    const before = performance.now();
    await server.transformRequest(`/src/parts/Part${index}.tsx`);
    transforms.push(performance.now() - before);
  }
  const row = (what, list) => `| ${what} | ${median(list).toFixed(0)} | ${Math.max(...list).toFixed(0)} |`;
  console.log(`${count} components, ${map.tools.length} tools, ${times.length} edits, the tools right after each\n`);
  console.log('| | median ms | longest ms |\n|---|--:|--:|');
  console.log(row('from save to the tools of the open page (to reach: 100)', times));
  console.log(row("Vite's own transform of the file", transforms));
} finally {
  await browser?.close();
  await server?.close();
  rmSync(root, { recursive: true, force: true });
}
