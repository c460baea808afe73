// `npm run playground`: every app of the playground on its own server, and one page that shows them all.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startDevServer, startStaticServer } from '@webmcp/probe';

import { apps } from './playground/apps.mjs';
import { indexPage } from './playground/index-page.mjs';

const playground = join(dirname(dirname(fileURLToPath(import.meta.url))), 'examples', 'playground');
const port = Number(process.env.PORT ?? 4600);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort(signal));

const servers = [];
/** An app on a free port, with the address that it answers at. */
async function start(app) {
  const options = { root: join(playground, app.folder), signal: stop.signal };
  const server = await (app.isPlain ? startStaticServer(options) : startDevServer(options));
  servers.push(server);
  return { ...app, url: server.url };
}

try {
  const started = [];
  for (const app of apps) started.push(await start(app));
  const page = indexPage(started);
  const index = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  index.listen(port, '127.0.0.1');
  await once(index, 'listening');
  console.log(`The playground: http://127.0.0.1:${port}/`);
  for (const { title, url } of started) console.log(`  ${title.padEnd(32)} ${url}`);
  await once(stop.signal, 'abort');
  index.close();
  index.closeAllConnections();
} catch (error) {
  if (!stop.signal.aborted) {
    console.error(error.problem ? `${error.problem.message}\n  → ${error.problem.fix}` : error.message);
    process.exitCode = 2;
  }
} finally {
  await Promise.all(servers.map((server) => server.stop()));
}
