import type { RequestListener, ServerResponse } from 'node:http';
import { stampAttribute } from '@webmcp/contract/stamp-attribute';
import { expect, it } from 'vitest';
import { namesIn, probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

const fills = (how: string): string =>
  `<main></main><script>const fill = (name) => { document.querySelector('main').innerHTML = '<button>' + name + '</button>'; }; ${how}</script>`;

it.each([
  [
    'requests that follow each other',
    "fetch('/a').then(() => fetch('/b')).then((response) => response.text()).then(fill)",
  ],
  [
    'an XMLHttpRequest',
    "const x = new XMLHttpRequest(); x.open('GET', '/b'); x.onload = () => fill(x.responseText); x.send()",
  ],
  [
    'a finite animation',
    "fill('early'); const b = document.querySelector('button'); b.animate([{ opacity: 0 }, { opacity: 1 }], 700).finished.then(() => fill('late'))",
  ],
  [
    'frames of changes',
    "let n = 0; const go = () => { n += 1; fill(n < 40 ? 'frame ' + n : 'late'); if (n < 40) requestAnimationFrame(go); }; go()",
  ],
  ['a timer on an empty page', "setTimeout(() => fill('late'), 900)"],
  [
    'a chain of timers that stand for a server',
    "fill('Loading'); const nap = (ms) => new Promise((wake) => setTimeout(wake, ms)); nap(600).then(() => nap(700)).then(() => fill('late'))",
  ],
  [
    'what says that it is at work',
    "const bar = '<div role=progressbar style=height:4px;width:99px></div>'; document.querySelector('main').innerHTML = '<button>early</button>' + bar; scheduler.postTask(() => fill('late'), { delay: 1200 })",
  ],
  [
    'what a part of the app does once it is there',
    "fill('early'); addEventListener('load', () => import('/page.js').then(({ show }) => show(fill)))",
  ],
  [
    'a reload',
    "if (sessionStorage.seen) fill('late'); else fetch('/a').then(() => { sessionStorage.seen = 1; location.reload(); })",
  ],
  [
    'what an open shadow root shows',
    "const host = document.createElement('shop-box'); host.attachShadow({ mode: 'open' }).innerHTML = '<button>early</button>'; document.body.append(host); fetch('/b').then((r) => r.text()).then((t) => { host.shadowRoot.querySelector('button').textContent = t; })",
  ],
])('waits for %s', async (_, how) => {
  const late = (response: ServerResponse, text: string): void =>
    void setTimeout(() => response.writeHead(200).end(text), 400);
  const baseUrl = await serve({
    '/': fills(how),
    '/a': (_request, response) => late(response, ''),
    '/b': (_request, response) => late(response, 'late'),
    '/page.js': (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end("export const show = (fill) => scheduler.postTask(() => fill('late'), { delay: 90 });"),
  });
  const result = await probeApp({ baseUrl, harness: { states: { home: { route: '/' } } } });
  expect(namesIn(result, 'home')).toEqual(['button late']);
  expect(result.problems).toEqual([]);
});

it('waits for modules that arrive one after the other, each later than the deadline', async () => {
  const late =
    (text: string): RequestListener =>
    (_, response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(text), 900);
  const baseUrl = await serve({
    '/': '<main></main><script type="module" src="/one.js"></script>',
    '/one.js': late("import '/two.js';"),
    '/two.js': late("setTimeout(() => import('/three.js'), 300);"),
    '/three.js': late("document.querySelector('main').innerHTML = '<button>late</button>';"),
  });
  const result = await probeApp({
    baseUrl,
    harness: { states: { home: { route: '/' } } },
    deadlines: { settle: 300, empty: 1_000 },
  });
  expect(namesIn(result, 'home')).toEqual(['button late']);
  expect(result.problems).toEqual([]);
});

it('reads a page at the deadline that never comes to rest: long polls, event streams, endless changes', async () => {
  const held: ServerResponse[] = [];
  const baseUrl = await serve({
    '/poll': fills("fill('poll'); fetch('/held')"),
    '/events': fills("fill('events'); new EventSource('/stream')"),
    '/fetched-events': fills("fill('fetched'); fetch('/stream')"),
    '/clock': fills("const go = () => { fill('clock'); requestAnimationFrame(go); }; go()"),
    '/held': (_, response) => void held.push(response),
    '/stream': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
      held.push(response);
    },
  });
  const routes = ['/poll', '/events', '/fetched-events', '/clock'];
  const result = await probeApp({ baseUrl, routes, deadlines: { settle: 1_500 } });
  expect(result.snapshots.map((snapshot) => snapshot.elements[0]!.name)).toEqual([
    'poll',
    'events',
    'fetched',
    'clock',
  ]);
  for (const response of held) response.end();
});

it('reports a page that stays empty, and no page without scripts', async () => {
  const baseUrl = await serve({ '/app': '<main></main><script>1</script>', '/imprint': '<p>We are here</p>' });
  const result = await probeApp({ baseUrl, routes: ['/app', '/imprint'], deadlines: { empty: 1_000 } });
  expect(result.problems).toMatchObject([
    { code: 'APP_EMPTY', message: 'State app at /app showed no interactive element until the deadline' },
  ]);
  expect(result.snapshots.map((snapshot) => snapshot.elements)).toEqual([[], []]);
});

it('opens a page that broke over a stamp again, with other stamps', async () => {
  let isStamped = true;
  const baseUrl = await serve({
    '/': (_request, response) => {
      const script = isStamped ? `throw new Error('Passing props on "Fragment": ${stampAttribute}')` : "fill('whole')";
      response.writeHead(200, { 'content-type': 'text/html' }).end(fills(script));
    },
  });
  const result = await probeApp({
    baseUrl,
    routes: ['/'],
    deadlines: { empty: 600_000 },
    restamp: async () => {
      isStamped = false;
    },
  });
  expect(result.snapshots.map((snapshot) => snapshot.elements[0]!.name)).toEqual(['whole']);
});

it('stops waiting for a server that answers every module as outdated', async () => {
  const baseUrl = await serve({
    '/': '<main></main><script type="module" src="/app.js"></script>',
    '/app.js': (_request, response) => void response.writeHead(504).end(),
  });
  const result = await probeApp({ baseUrl, routes: ['/'], deadlines: { empty: 500 } });
  expect(result.problems).toMatchObject([{ code: 'APP_EMPTY' }]);
});

it('waits for a module beyond the deadline, because a cold dev server is slow', async () => {
  const baseUrl = await serve({
    '/': '<main><button>early</button></main><script type="module">import("/page.js")</script>',
    '/page.js': (_request, response) => {
      const code = "document.querySelector('main').innerHTML = '<button>late</button>'";
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code), 4_000);
    },
  });
  const result = await probeApp({
    baseUrl,
    harness: { states: { home: { route: '/' } } },
    deadlines: { settle: 2_000 },
  });
  expect(namesIn(result, 'home')).toEqual(['button late']);
});
