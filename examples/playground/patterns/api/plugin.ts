import type { ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';

import { people } from './people';
import { towns } from './towns';

const pageSize = 15;

/** The pages' server: slow where theirs would be, and full in one place. What it is sent it forgets. */
const answer: Connect.NextHandleFunction = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://api.local');
  const asked = `${request.method} ${url.pathname}`;
  if (asked === 'GET /towns') {
    const text = (url.searchParams.get('q') ?? '').toLowerCase();
    const found = text === '' ? [] : towns.filter((town) => town.toLowerCase().includes(text));
    return later(response, 900, 200, found);
  }
  if (asked === 'GET /posts') {
    const from = Number(url.searchParams.get('from') ?? 0);
    const names = people.slice(from, from + pageSize);
    const next = from + pageSize < 60 ? from + pageSize : null;
    return later(response, 150, 200, {
      posts: names.map((name, at) => ({ id: from + at, title: `Note of ${name}` })),
      next,
    });
  }
  if (asked === 'GET /profile') return later(response, 300, 200, { nickname: 'Ada' });
  if (asked === 'POST /votes/3') return later(response, 1500, 503, { message: 'The ballot box is full' });
  if (asked.startsWith('POST /votes/')) return later(response, 1500, 200, {});
  response.statusCode = 204;
  response.end();
};

function later(response: ServerResponse, ms: number, status: number, body: unknown): void {
  setTimeout(() => {
    response.statusCode = status;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  }, ms);
}

export function api(): Plugin {
  return {
    name: 'patterns-api',
    configureServer: ({ middlewares }) => void middlewares.use('/api', answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', answer),
  };
}
