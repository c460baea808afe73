import { createServer } from 'node:http';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A small desk app, by file. Each script has the handlers of a few tools. */
export const deskFiles: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Desk</title><link rel="stylesheet" href="/style.css"></head>
  <body>
    <h1>Desk</h1>
    <form id="order" aria-label="Place an order">
      <label>Item <input name="item" required></label>
      <label>Amount <input name="amount" type="number" min="1" max="9" required></label>
      <label>Coupon <input name="coupon"></label>
      <button>Place the order</button>
    </form>
    <ul id="orders"><li>Two lamps</li><li>One chair</li></ul>
    <button type="button" id="cancel">Cancel all orders</button>
    <form id="letter" aria-label="Subscribe to the letter">
      <label>Your e-mail <input name="email" type="email" required></label>
      <label><input name="weekly" type="checkbox" value="yes"> Every week</label>
      <button>Subscribe</button>
    </form>
    <button type="button" id="sync">Sync the desk</button>
    <button type="button" id="dark" aria-pressed="false">Dark colours</button>
    <button type="button" id="help">Open the help</button>
    <button type="button" id="add">Add a job</button>
    <dialog id="job" aria-label="New job">
      <form id="job-form" aria-label="New job">
        <label>Title of the job <input name="title" required></label>
        <button>Save the job</button>
      </form>
    </dialog>
    <ul id="jobs"><li>Paint the door</li><li>Mend the gate</li><li>Wash the van</li></ul>
    <button type="button" id="clear">Archive all jobs</button>
    <p id="message" role="status"></p>
    <script type="module" src="/orders.js"></script>
    <script type="module" src="/jobs.js"></script>
    <script type="module" src="/desk.js"></script>
  </body>
</html>
`,
  'help.html':
    '<!doctype html><html lang="en"><title>Help</title><h1>Help</h1><a href="/index.html">Back to the desk</a></html>\n',
  'style.css': 'body { font-family: sans-serif; }\n.dark { background: #222; color: #eee; }\n',
  'shared.js': `export const say = (text) => {
  document.getElementById('message').textContent = text;
};
export async function send(method, path, body) {
  const response = await fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error('The desk does not answer');
  return response;
}
`,
  'orders.js': `import { say, send } from './shared.js';

const order = document.getElementById('order');
const orders = document.getElementById('orders');

order.addEventListener('submit', async (event) => {
  event.preventDefault();
  const data = new FormData(order);
  const item = data.get('item');
  const amount = data.get('amount');
  const coupon = data.get('coupon');
  await send('POST', '/api/orders', { item, amount, coupon });
  const line = document.createElement('li');
  line.textContent = \`\${amount} of \${item}\`;
  orders.append(line);
  order.reset();
  say('Your order is placed');
});

document.getElementById('cancel').addEventListener('click', async () => {
  if (!confirm('Cancel all orders?')) return;
  await send('DELETE', '/api/orders', { all: true });
  orders.replaceChildren();
  say('All orders are cancelled');
});
`,
  'jobs.js': `import { say, send } from './shared.js';

const dialog = document.getElementById('job');
const form = document.getElementById('job-form');
const jobs = document.getElementById('jobs');

document.getElementById('add').addEventListener('click', () => dialog.showModal());

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const title = new FormData(form).get('title');
  await send('POST', '/api/jobs', { title, list: 'open' });
  const line = document.createElement('li');
  line.textContent = title;
  jobs.append(line);
  form.reset();
  dialog.close();
});

document.getElementById('clear').addEventListener('click', async () => {
  if (!confirm('Archive all jobs?')) return;
  await send('PUT', '/api/jobs/archive', { all: true });
  for (const line of [...jobs.children]) line.remove();
  say('All jobs are archived');
});
`,
  'desk.js': `import { say, send } from './shared.js';

const letter = document.getElementById('letter');
letter.addEventListener('submit', async (event) => {
  event.preventDefault();
  await fetch('/api/letter', { method: 'POST', body: new URLSearchParams(new FormData(letter)) });
  say('You will get the letter');
  letter.reset();
});

document.getElementById('sync').addEventListener('click', async () => {
  await send('PUT', '/api/sync', { from: 'desk' });
  say('The desk is in sync');
});

const dark = document.getElementById('dark');
dark.addEventListener('click', () => {
  const isDark = dark.getAttribute('aria-pressed') !== 'true';
  dark.setAttribute('aria-pressed', String(isDark));
  document.body.classList.toggle('dark', isDark);
  localStorage.setItem('colours', isDark ? 'dark' : 'light');
});

document.getElementById('help').addEventListener('click', () => {
  location.assign('/help.html');
});
`,
  'webmcp.harness.ts': `import { defineHarness } from 'webmcp/harness';

export default defineHarness({
  states: {
    desk: { route: '/index.html', disposable: true },
    job: {
      route: '/index.html',
      disposable: true,
      setup: async ({ page }) => {
        await page.getByRole('button', { name: 'Add a job' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  },
});
`,
};

/** Writes the app into a folder, with edits of some files. @throws Error for an edit of a text that a file does not have */
export function writeDesk(root: string, edits: readonly DeskEdit[] = []): void {
  mkdirSync(root, { recursive: true });
  const texts = new Map(Object.entries(deskFiles));
  for (const [file, from, to] of edits) {
    const text = texts.get(file) ?? '';
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    texts.set(file, text.replaceAll(from, to));
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
}

/** A text of a file, and its replacement. */
export type DeskEdit = [file: string, from: string, to: string];

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the files of the folder that `rootNow` returns, and answers each write of the API. */
export async function serveDesk(rootNow: () => string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://desk');
    if (pathname.startsWith('/api/')) {
      request.resume();
      return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }
    const file = join(rootNow(), pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/index.html`, close: () => server.close() };
}
