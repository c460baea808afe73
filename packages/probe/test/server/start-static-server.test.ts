import { symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startStaticServer } from '../../src/server/start-static-server.js';
import { tempFolder } from '../temp-folder.js';

const start = async (files: Record<string, string>) => {
  const outside = tempFolder({ 'secret.html': 'secret' });
  const root = tempFolder(files);
  symlinkSync(join(outside, 'secret.html'), join(root, 'linked.html'));
  const server = await startStaticServer({ root });
  onTestFinished(() => server.stop());
  return { server, outside, root };
};

/** Sends a path unchanged. `fetch` would normalise it. */
const raw = (url: string, path: string): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(url);
    request({ host: '127.0.0.1', port, path }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });

it('serves files with their types, folders with their index, and names without .html', async () => {
  const { server } = await start({
    'index.html': 'home',
    'doctors.html': 'doctors',
    'js/app.js': 'run()',
    'shop/index.html': 'shop',
    'my page.html': 'space',
    'data.bin': 'x',
  });
  const get = async (path: string) => {
    const response = await fetch(new URL(path, server.url));
    return [response.status, response.headers.get('content-type'), await response.text()];
  };
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await get('/')).toEqual([200, 'text/html;charset=utf-8', 'home']);
  expect(await get('/doctors.html?x=1')).toEqual([200, 'text/html;charset=utf-8', 'doctors']);
  expect(await get('/doctors')).toEqual([200, 'text/html;charset=utf-8', 'doctors']);
  expect(await get('/shop/')).toEqual([200, 'text/html;charset=utf-8', 'shop']);
  expect(await get('/js/app.js')).toEqual([200, 'text/javascript;charset=utf-8', 'run()']);
  expect(await get('/my%20page.html')).toEqual([200, 'text/html;charset=utf-8', 'space']);
  expect(await get('/data.bin')).toEqual([200, 'application/octet-stream', 'x']);
  expect((await get('/missing.html'))[0]).toBe(404);
});

it('serves no files from elsewhere, and no dot files', async () => {
  const { server, outside } = await start({ 'index.html': 'home', '.env': 'KEY=1', 'a/b.html': 'b' });
  const name = outside.split('/').at(-1)!;
  for (const path of [
    `/../${name}/secret.html`,
    `/..%2f${name}%2fsecret.html`,
    `/a/..%5c..%5c${name}%5csecret.html`,
    '/linked.html',
    '/.env',
    '/%2eenv',
    '/%00',
    '/%E0%A4%A',
    '//etc/passwd',
  ]) {
    const answer = await raw(server.url, path);
    expect([path, answer.status, answer.text]).toEqual([path, 404, 'Not found']);
  }
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405);
});

it('stamps HTML when it has a transform, and stops', async () => {
  const root = tempFolder({
    'index.html': '<p>one</p>',
    'stamp.mjs':
      'export const stamp = (source, file) => ({ code: source.replace(\'<p>\', `<p data-webmcp-source="${file}:1:1">`) });',
  });
  const server = await startStaticServer({ root, transform: { module: join(root, 'stamp.mjs'), name: 'stamp' } });
  expect(await (await fetch(server.url)).text()).toBe('<p data-webmcp-source="index.html:1:1">one</p>');
  await server.stop();
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
});

it('sends a page of another encoding as UTF-8', async () => {
  const { server, root } = await start({});
  await server.stop();
  const bytes = Buffer.from('<meta charset="iso-8859-1"><button>R\xe9server</button>', 'latin1');
  writeFileSync(join(root, 'latin.html'), bytes);
  const decode = (read: Uint8Array): string => new TextDecoder('iso-8859-1').decode(read);
  const decoding = await startStaticServer({ root, decode });
  onTestFinished(() => decoding.stop());
  const response = await fetch(new URL('latin.html', decoding.url));
  expect(await response.text()).toContain('<button>Réserver</button>');
});
