// The playground's form of eight fields filled in and sent by a scripted agent that makes no mistake: by one call of our
// tool, and through @playwright/mcp. Usage, from the repo's root after a build: node bench/agent/run.mjs
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright';

import { startStaticServer } from '../../packages/probe/dist/index.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const bench = dirname(here);
if (!existsSync(join(bench, 'node_modules/@playwright/mcp')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: bench, stdio: ['ignore', 2, 2] });
const executablePath =
  process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
const folder = mkdtempSync(join(tmpdir(), 'webmcp-bench-agent-'));
const app = join(root, 'examples/playground/html');
const bytes = (value) => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));

const wanted = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  people: 3,
  day: '2030-05-17',
  room: 'The attic',
  slot: 'One to three',
  wishes: 'By the window',
  quiet: true,
};

async function byOurTool(url, script) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--enable-features=WebMCP', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const page = await browser.newPage();
  await page.addInitScript({ path: script });
  await page.goto(url);
  // The browser lists what the runtime registered a moment after the page has loaded.
  await page.waitForFunction(async () =>
    (await document.modelContext.getTools()).some(({ name }) => name.startsWith('book_')),
  );
  const begun = performance.now();
  const result = await page.evaluate(async (args) => {
    const tools = await document.modelContext.getTools();
    const tool = tools.find(({ name }) => name.includes('book'));
    const plain = (each) => ({
      name: each.name,
      title: each.title,
      description: each.description,
      inputSchema: each.inputSchema,
    });
    return {
      own: JSON.stringify(plain(tool)),
      all: JSON.stringify(tools.map(plain)),
      answer: await document.modelContext.executeTool(tool, args),
    };
  }, wanted);
  const took = performance.now() - begun;
  const said = await page.locator('[role=status]').innerText();
  await browser.close();
  const { status } = JSON.parse(result.answer);
  return {
    what: 'webmcp, one tool',
    calls: 1,
    definition: bytes(result.own),
    offered: bytes(result.all),
    sent: bytes(wanted),
    answered: bytes(result.answer),
    took,
    said: `${status}; ${said}`,
  };
}

/** An MCP client over standard input and output, as much of it as this needs. */
function connect(command, args) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = new Map();
  createInterface(child.stdout).on('line', (line) => {
    const message = JSON.parse(line);
    waiting.get(message.id)?.(message);
  });
  let id = 0;
  const send = (message) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  return {
    notify: (method) => send({ method }),
    async ask(method, params = {}) {
      id += 1;
      const answer = new Promise((resolve) => waiting.set(id, resolve));
      send({ id, method, params });
      const { result, error } = await answer;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    close: () => child.kill(),
  };
}

async function byPlaywrightMcp(url) {
  const server = connect(process.execPath, [
    join(bench, 'node_modules/@playwright/mcp/cli.js'),
    '--headless',
    '--isolated',
    '--browser=chromium',
    `--output-dir=${folder}`,
    ...(executablePath ? [`--executable-path=${executablePath}`] : []),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]);
  await server.ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1' },
  });
  server.notify('notifications/initialized');
  const { tools } = await server.ask('tools/list');
  const made = { calls: 0, sent: 0, answered: 0 };
  const call = async (name, args) => {
    const { content } = await server.ask('tools/call', { name, arguments: args });
    let text = content.map((part) => part.text ?? '').join('\n');
    // Where the snapshot is a file, the agent has to read it: it counts as what was answered.
    const [, file] = /\[Snapshot\]\(([^)]+)\)/.exec(text) ?? [];
    if (file) text += `\n${readFileSync(join(folder, file.split('/').at(-1)), 'utf8')}`;
    made.calls += 1;
    made.sent += bytes(args);
    made.answered += bytes(text);
    return text;
  };
  // The browser starts before the clock does, as in the other.
  await server.ask('tools/call', { name: 'browser_navigate', arguments: { url: 'about:blank' } });
  const begun = performance.now();
  let shown = await call('browser_navigate', { url });
  const ref = (pattern) => new RegExp(`${pattern}.*?\\[ref=(\\w+)\\]`).exec(shown)?.[1];
  if (!ref('textbox "Name"')) shown = await call('browser_snapshot', {});
  const field = (name, type, pattern, value) => ({
    name,
    element: name,
    type,
    target: ref(pattern),
    ref: ref(pattern),
    value,
  });
  const filled = await call('browser_fill_form', {
    fields: [
      field('Name', 'textbox', 'textbox "Name"', wanted.name),
      field('E-mail', 'textbox', 'textbox "E-mail"', wanted.email),
      field('How many of you', 'textbox', 'spinbutton "How many of you"', String(wanted.people)),
      field('Day', 'textbox', '(?:textbox|Date|date)[^\\n]*"Day"', wanted.day),
      field('Room', 'combobox', 'combobox "Room"', wanted.room),
      field('One to three', 'radio', 'radio "One to three"', 'true'),
      field('Wishes', 'textbox', 'textbox "Wishes"', wanted.wishes),
      field('We will be quiet', 'checkbox', 'checkbox "We will be quiet"', 'true'),
    ],
  });
  if (/### Error/.test(filled)) throw new Error(filled);
  const target = ref('button "Book the room"');
  const sent = await call('browser_click', { element: 'Book the room', target, ref: target });
  if (/### Error/.test(sent)) throw new Error(sent);
  const last = /Ada/.test(sent) ? sent : await call('browser_snapshot', {});
  const took = performance.now() - begun;
  server.close();
  return {
    what: '@playwright/mcp',
    ...made,
    definition: bytes(tools),
    offered: bytes(tools),
    took,
    said: /[^\n]*Ada[^\n]*/.exec(last)?.[0].trim() ?? 'nothing',
  };
}

const server = await startStaticServer({ root: app });
try {
  const script = join(folder, 'tools.iife.js');
  const out = join(folder, 'webmcp.map.json');
  execFileSync(
    process.execPath,
    [
      join(root, 'bin/webmcp.js'),
      'instrument',
      '--root',
      app,
      '--state',
      'rooms',
      '--out',
      out,
      '--emit',
      script,
      '--json',
    ],
    { stdio: 'ignore' },
  );
  const url = new URL('rooms.html', server.url).href;
  const rows = [await byOurTool(url, script), await byPlaywrightMcp(url)];
  const version = JSON.parse(readFileSync(join(bench, 'node_modules/@playwright/mcp/package.json'), 'utf8')).version;
  console.log(`@playwright/mcp ${version}; bytes of JSON as an agent reads and writes them\n`);
  console.log(
    '| | calls | definitions needed | definitions offered | arguments | results | definitions needed and results | wall ms |',
  );
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|');
  for (const { what, calls, definition, offered, sent, answered, took } of rows)
    console.log(
      `| ${what} | ${calls} | ${definition} | ${offered} | ${sent} | ${answered} | ${definition + answered} | ${took.toFixed(0)} |`,
    );
  for (const { what, said } of rows) console.log(`\n${what}: ${said}`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
