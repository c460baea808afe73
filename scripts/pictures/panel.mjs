// The dev panel over a small app of its own: instrumented, served by Vite with the plugin, and opened by its keys.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { createServer } from 'vite';

/** A form for a cake: two pages word one order in two ways, so a person may merge their tools. */
const cakeForm = (name, label, button, done) => `import { useState } from 'react';

export function ${name}() {
  const [message, setMessage] = useState('');
  const send = (event) => {
    event.preventDefault();
    fetch('/orders', { method: 'POST' }).catch(() => setMessage('Not sent'));
    setMessage('${done} ' + new FormData(event.target).get('who'));
  };
  return (
    <form aria-label="${label}" onSubmit={send}>
      <p><label>Your name <input name="who" required /></label></p>
      <p><label>Cake <select name="cake"><option>Lemon</option><option>Nut</option></select></label></p>
      <button>${button}</button>
      <p role="status">{message}</p>
    </form>
  );
}
`;

const files = (repo) => ({
  'package.json': '{ "name": "bakery", "private": true, "type": "module", "dependencies": { "react": "19" } }',
  'vite.config.js': `import react from '@vitejs/plugin-react';
import { webmcp } from '${new URL('../../bin/dist/vite.js', import.meta.url).href}';
export default { plugins: [react(), webmcp()], server: { host: '127.0.0.1' }, cacheDir: '${join(repo, '.cache/bakery')}' };
`,
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title><style>body{font:16px/1.5 Arial,sans-serif;margin:40px}</style></head><body><div id="root"></div><script type="module" src="/src/main.jsx"></script></body></html>',
  'src/main.jsx': `import { createRoot } from 'react-dom/client';
import { Order } from './Order';
import { Reserve } from './Reserve';
createRoot(document.querySelector('#root')).render(
  <main><h1>Bakery</h1>{location.pathname === '/reserve' ? <Reserve /> : <Order />}<h2>Regulars</h2>{['Ada', 'Ben'].map((who) => <button key={who} onClick={() => document.title = who}><svg width="16" height="16"><path d="M2 2h12v12H2z" /></svg></button>)}</main>,
);
`,
  'src/Order.jsx': cakeForm('Order', 'Order a cake', 'Order the cake', 'Ordered for'),
  'src/Reserve.jsx': cakeForm('Reserve', 'Reserve a cake', 'Reserve the cake', 'Reserved for'),
  'webmcp.harness.mjs': "export default { states: { home: { route: '/' }, reserve: { route: '/reserve' } } };",
});

/**
 * Takes the picture of the panel with one open tool, which the tool of another page can join.
 * @param take takes a picture of a page, by its name
 */
export async function takePanel(repo, browser, take) {
  const root = mkdtempSync(join(tmpdir(), 'webmcp-panel-'));
  for (const [file, text] of Object.entries(files(repo))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(repo, 'examples', 'playground', 'node_modules'), join(root, 'node_modules'));
  let server;
  try {
    try {
      execFileSync(process.execPath, [join(repo, 'bin', 'webmcp.js'), 'instrument', '--root', root], {
        stdio: ['ignore', 'ignore', 2],
      });
    } catch (error) {
      // 1 has findings: the two buttons without a name are held back.
      if (error.status !== 1) throw error;
    }
    server = await createServer({ root, logLevel: 'error' });
    await server.listen();
    const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
    await page.goto(server.resolvedUrls.local[0]);
    await page.getByRole('button', { name: 'Order the cake' }).waitFor();
    await page.keyboard.press('Alt+Shift+KeyW');
    await page.locator('webmcp-panel').waitFor({ state: 'attached' });
    // The panel has the focus: the close button comes first, then the first tool.
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await take('panel', page);
    await page.close();
  } finally {
    await server?.close();
    rmSync(root, { recursive: true, force: true });
  }
}
