// The comment that `check --github` keeps on a pull request, and the report: both of the library of the playground.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { marked } from 'marked';

import { check } from '../../bin/dist/commands/check.js';
import { commentBody } from '../../bin/dist/github/comment-body.js';

/** A field whose text the report masks, which the library does not have. */
const book = '<button type="submit">Book the room</button>';
const card = '<p><label for="card">Card number</label><input id="card" name="card" autocomplete="cc-number" /></p>';

/** The edits of the pull request, each in a file of the library. */
const edits = [
  ['books.html', '<input id="s-author" name="author" />', ''],
  ['books.html', '<label for="s-author">Author</label>', ''],
  ['rooms.html', '>Wishes</label>', '>Other wishes</label>'],
  ['contact.html', '<textarea name="message"', '<label>Phone <input name="phone" /></label><textarea name="message"'],
];

const pull = {
  owner: 'acme',
  repo: 'library',
  number: 42,
  head: '5f3a9c1d7e2b48a6905c3d1f8b7e6a4c2d0f9e81',
  api: 'https://api.github.com',
  token: '',
  site: 'https://github.com/acme/library',
  run: 'https://github.com/acme/library/actions/runs/1658821493',
};

/** Surroundings without progress, for a run that ends by itself. */
const around = {
  progress: { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} },
  signal: new AbortController().signal,
};

/** Draws the marks of the impacts, because a machine without a font of emoji shows none. */
const drawn = (html) => html.replace(/🔴|🟡|🟢/gu, (mark) => `<i style="background:${colours[mark]}"></i>`);
const colours = { '🔴': '#cf222e', '🟡': '#d4a72c', '🟢': '#2da44e' };

/** Returns a page with the Markdown as GitHub shows it in a pull request. */
const commentPage = (markdown) => `<!doctype html><style>
  body { margin: 0; padding: 20px; background: #fff; color: #1f2328; font: 14px/1.5 -apple-system, 'Segoe UI', Arial, 'Liberation Sans', sans-serif }
  article { border: 1px solid #d1d9e0; border-radius: 6px; width: 900px }
  header { padding: 8px 16px; border-bottom: 1px solid #d1d9e0; background: #f6f8fa; border-radius: 6px 6px 0 0; color: #59636e }
  header b { color: #1f2328 }
  section { padding: 16px }
  h2 { margin: 0 0 16px; padding-bottom: .3em; border-bottom: 1px solid #d1d9e0b3; font-size: 1.5em }
  h3 { margin: 24px 0 16px; font-size: 1.25em }
  table { border-collapse: collapse }
  th, td { padding: 6px 13px; border: 1px solid #d1d9e0; text-align: left }
  tr:nth-child(2n) { background: #f6f8fa }
  code { padding: .2em .4em; border-radius: 6px; background: #818b981f; font: 85% 'Liberation Mono', Menlo, monospace }
  a { color: #0969da }
  i { display: inline-block; width: 14px; height: 14px; border-radius: 50% }
  sub { font-size: 12px; vertical-align: baseline }
</style><article><header><b>github-actions</b> <span>bot commented</span></header><section>${drawn(marked.parse(markdown))}</section></article>`;

function edit(root, file, from, to) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replaceAll(from, to));
}

/**
 * Takes the pictures `comment` and `report`.
 * @param take takes a picture of a locator by its name
 */
export async function takePullRequest(repo, page, take) {
  const library = join(repo, 'examples', 'playground', 'html');
  const folder = mkdtempSync(join(tmpdir(), 'webmcp-library-'));
  try {
    const root = join(folder, 'app');
    cpSync(library, root, { recursive: true, filter: (path) => !path.endsWith('webmcp.harness.ts') });
    const harness = join(library, 'webmcp.harness.ts');
    const run = (...args) => {
      const all = [join(repo, 'bin/webmcp.js'), ...args, '--root', root, '--harness', harness];
      const { status, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
      if (status === 2) throw new Error(stderr);
    };
    edit(root, 'rooms.html', book, card + book);
    run('instrument');
    run('report', '--html', join(folder, 'report.html'));
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
    await take('report', page.locator('#state-rooms'));

    for (const [file, from, to] of edits) edit(root, file, from, to);
    const result = await check(
      {
        root,
        out: join(root, 'webmcp.map.json'),
        harness,
        paths: [],
        states: [],
        threshold: 0.6,
        allowUnstable: false,
        provenance: true,
        allowHosts: [],
        explore: false,
        blockWrites: false,
        failOn: 'breaking',
        toolBudget: 40,
        update: false,
      },
      around,
    );
    await page.setContent(commentPage(commentBody({ result, prefix: '' }, pull)));
    await take('comment', page.locator('article'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
