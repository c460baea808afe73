import type { RequestListener } from 'node:http';
import { expect, it } from 'vitest';
import { namesIn, probeApp } from '../probe-app.js';
import { serve } from '../serve.js';

const page = `<button>Save</button><form method="post" action="/form"><button>Send</button></form><script>
  const told = (text) => document.body.append(Object.assign(document.createElement('button'), { textContent: text }));
  const tell = (method) => fetch('/api/' + method, { method }).then((answer) => answer.json()).then((body) => told(method + ' ' + JSON.stringify(body)));
  const ask = (query, type = 'application/json') => fetch('/api/graphql?' + type, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify({ query }) });
  Promise.all([ask('{ orders { id } }'), ask('mutation { drop }'), ask('{ orders { id } }', 'text/plain')]);
  Promise.all(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(tell)).then(() => navigator.sendBeacon('/api/beacon', 'x'));
</script>`;

it('answers every write of a state with a stub, reports it, and passes reads and the login', async () => {
  const reached: string[] = [];
  const record: RequestListener = (request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"real":true}');
  };
  const api = Object.fromEntries(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'beacon', 'login', 'graphql'].map((name) => [`/api/${name}`, record]),
  );
  const baseUrl = await serve({ '/': page, '/start': '<button>Log in</button>', '/form': record, ...api });
  const result = await probeApp({
    baseUrl: `${baseUrl}start`,
    blockWrites: true,
    harness: {
      login: async ({ page }) => {
        await page.evaluate("fetch('/api/login', { method: 'POST' })");
      },
      states: {
        home: {
          route: '/',
          setup: async ({ page }) => {
            await page.getByText('DELETE').waitFor();
            await page.getByRole('button', { name: 'Send' }).click();
          },
        },
      },
    },
  });
  expect(reached.toSorted()).toEqual(['GET /api/GET', 'POST /api/graphql?application/json', 'POST /api/login']);
  expect(namesIn(result, 'home').sort()).toEqual([
    'button DELETE {}',
    'button GET {"real":true}',
    'button PATCH {}',
    'button POST {}',
    'button PUT {}',
    'button Save',
    'button Send',
  ]);
  expect(
    result.problems.map(({ code, message }) => `${code} ${/sent (\S+ \S+) to change data/.exec(message)?.[1]}`).sort(),
  ).toEqual([
    'WRITE_BLOCKED DELETE /api/DELETE',
    'WRITE_BLOCKED PATCH /api/PATCH',
    'WRITE_BLOCKED POST /api/POST',
    'WRITE_BLOCKED POST /api/beacon',
    'WRITE_BLOCKED POST /api/graphql',
    'WRITE_BLOCKED POST /form',
    'WRITE_BLOCKED PUT /api/PUT',
  ]);
});
