import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Target } from '@webmcp/contract';
import { readMap } from '@webmcp/contract/schema';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, expect, test } from 'vitest';

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

const meta = (charset: string): string => `<meta charset="${charset}">`;
const page = (head: string, label: string): string =>
  `<!doctype html><html lang="en"><head>${head}<title>Shop</title></head><body><button onclick="this.title='pressed'">${label}</button></body></html>`;
/** The bytes of a page whose label has bytes of its own. */
const bytes = (head: string, label: readonly number[]): Buffer => {
  const [before, after] = page(head, '\0').split('\0') as [string, string];
  return Buffer.concat([Buffer.from(before), Buffer.from(label), Buffer.from(after)]);
};
const swapped = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

/** Pages in real encodings, with the label that a browser shows. */
const pages: Readonly<Record<string, readonly [content: Buffer, shown: string]>> = {
  'utf-8': [Buffer.from(page(meta('utf-8'), 'Réserver – 5 €')), 'Réserver – 5 €'],
  'utf-8-with-a-mark': [Buffer.from(`\ufeff${page('', 'Réserver – 5 €')}`), 'Réserver – 5 €'],
  'utf-8-with-a-mark-against-its-meta': [Buffer.from(`\ufeff${page(meta('shift_jis'), 'Größe')}`), 'Größe'],
  'utf-16-little-endian': [Buffer.from(`\ufeff${page('', '保存する')}`, 'utf16le'), '保存する'],
  'utf-16-big-endian': [swapped(page('', '保存する')), '保存する'],
  'latin-1': [Buffer.from(page(meta('iso-8859-1'), 'Réserver à Köln'), 'latin1'), 'Réserver à Köln'],
  'windows-1252': [bytes(meta('windows-1252'), [0x35, 0x20, 0x80, 0x20, 0x96, 0x20, 0xe9]), '5 € – é'],
  'windows-1252-called-latin-1': [bytes(meta('latin1'), [0x93, 0x4f, 0x4b, 0x94]), '“OK”'],
  'latin-2-beside-a-comment': [
    bytes(`<!-- ${meta('windows-1251')} -->${meta('iso-8859-2')}`, [0xa3, 0xf3, 0x64, 0xbc]),
    'Łódź',
  ],
  'windows-1252-without-a-word': [bytes('', [0x52, 0xe9, 0x73, 0x65, 0x72, 0x76, 0x65, 0x72]), 'Réserver'],
  'shift-jis': [bytes(meta('shift_jis'), [0x95, 0xdb, 0x91, 0xb6, 0x83, 0x5c]), '保存ソ'],
  'euc-jp': [bytes(meta('euc-jp'), [0xca, 0xdd, 0xc2, 0xb8]), '保存'],
  gbk: [bytes(meta('gbk'), [0xb1, 0xa3, 0xb4, 0xe6]), '保存'],
  'gb2312-by-http-equiv': [
    bytes('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', [0xb1, 0xa3, 0xb4, 0xe6]),
    '保存',
  ],
  big5: [bytes(meta('big5'), [0xc0, 0x78, 0xa6, 0x73]), '儲存'],
  'euc-kr': [bytes(meta('euc-kr'), [0xc0, 0xfa, 0xc0, 0xe5]), '저장'],
  'windows-1251': [bytes(meta('windows-1251'), [0xd1, 0xee, 0xf5, 0xf0]), 'Сохр'],
  'koi8-r': [bytes(meta('koi8-r'), [0xf3, 0xcf, 0xc8, 0xd2]), 'Сохр'],
};

const roleOf = (action: Target | undefined): string | undefined =>
  action?.selectors.find(({ strategy }) => strategy === 'role')?.value;

let root: string;
let server: Server;
/** The targets by role of each page. */
let targets: Map<string, (string | undefined)[]>;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let tab: Page;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'webmcp-encodings-'));
  for (const [name, [content]] of Object.entries(pages)) writeFileSync(join(root, `${name}.html`), content);
  const run = spawnSync(process.execPath, [webmcp, 'instrument', '--root', root, '--json'], { encoding: 'utf8' });
  const file = join(root, 'webmcp.map.json');
  if (run.status === 2) throw new Error(run.stdout + run.stderr);
  targets = new Map();
  for (const { states, action } of readMap(readFileSync(file, 'utf8'), file).tools)
    for (const state of states) targets.set(state, [...(targets.get(state) ?? []), roleOf(action)]);
  // Neither a header nor a scanner of ours decides: the browser reads the bytes.
  server = createServer(({ url = '' }, response) => {
    response.setHeader('content-type', 'text/html').end(pages[url.slice(1)]?.[0] ?? '');
  }).listen(0, '127.0.0.1');
  browser = await openBrowser({});
  tab = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(root, { recursive: true, force: true });
});

test.each(Object.entries(pages))(
  '%s: the label of the map is the one that a browser shows',
  async (name, [, shown]) => {
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`);
    expect(await tab.getByRole('button').innerText()).toBe(shown);
    expect(targets.get(name)).toEqual([`button[name=${JSON.stringify(shown)}]`]);
  },
);
