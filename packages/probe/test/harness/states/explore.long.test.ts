import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { expect, it } from 'vitest';
import type { Opener } from '../../../src/harness/states/explore.js';
import { namesIn, probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

const page = `
<button id="menu" aria-haspopup="menu">More</button>
<button id="same">Nothing new</button>
<button id="away" aria-haspopup="menu">Away</button>
<button id="gone" aria-haspopup="menu">Gone</button>
<script>
  const on = (id, act) => document.getElementById(id).addEventListener('click', act);
  const add = (html) => document.body.insertAdjacentHTML('beforeend', html);
  on('menu', () => { add('<div role="menu" aria-label="More"><div role="menuitem" tabindex="0" id="rename">Rename</div></div>'); fetch('/seen', { method: 'POST' });
    on('rename', () => { add('<div role="dialog" aria-label="Rename"><label>Title <input></label></div>'); }); });
  on('away', () => { location.href = '/other'; });
</script>`;

const targetOf = (element: PageElement): Opener => ({
  label: element.name,
  key: element.name,
  target: {
    selectors: element.candidates.filter(({ document }) => document === 1).map(({ selector }) => selector),
    confidence: 0.6,
    fingerprint: element.fingerprint,
  },
});

it('presses openers of openers, keeps pages with new content and the way to them, and blocks writes', async () => {
  let seen = 0;
  const asked: string[] = [];
  const baseUrl = await serve({
    '/': page,
    '/other': '<button>Other</button>',
    '/seen': (_, response) => {
      seen += 1;
      response.writeHead(200).end();
    },
  });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements.map((element) => {
      asked.push(element.name);
      const opener = targetOf(element);
      return element.name === 'Gone' ? { ...opener, target: { selectors: [], confidence: 0 } } : opener;
    });
  const result = await probeApp({
    baseUrl,
    harness: { states: { home: { route: '/' } } },
    explore: { openers },
  });
  expect(result.states).toEqual([
    { id: 'home', route: '/', from: 'harness' },
    {
      id: 'more',
      route: '/',
      from: 'explored',
      base: 'home',
      shows: { role: 'menu', name: 'More' },
      reach: [{ do: 'click', target: expect.objectContaining({ fingerprint: expect.anything() }) }],
    },
    expect.objectContaining({ id: 'rename', shows: { role: 'dialog', name: 'Rename' }, base: 'home' }),
  ]);
  expect(result.states.at(-1)).toMatchObject({ reach: [{ do: 'click' }, { do: 'click' }] });
  expect(namesIn(result, 'rename')).toContain('textbox Title');
  expect(seen).toBe(0);
  expect(result.problems.map(({ code }) => code)).toEqual(['WRITE_BLOCKED']);
  expect(asked).not.toContain('Other');
});

it('presses an opener of each row in the first row that has it, and records the row', async () => {
  const rows = ['Ada', 'Ben', 'Cy'].map(
    (name) =>
      `<tr><td>${name}</td><td>${name === 'Ada' ? '' : `<button aria-label="Actions for ${name}" onclick="document.body.insertAdjacentHTML('beforeend', '<div role=menu aria-label=${name}><div role=menuitem tabindex=0>Rename</div></div>')">…</button>`}</td></tr>`,
  );
  const baseUrl = await serve({ '/': `<table><tbody>${rows.join('')}</tbody></table>` });
  const css = (value: string) => ({ selectors: [{ strategy: 'css' as const, value, score: 0.2 }], confidence: 0.2 });
  const opener: Opener = {
    label: 'Actions',
    key: 'Actions',
    target: {
      selectors: [{ strategy: 'role', value: 'button[name="Actions for {row}"]', score: 0.6 }],
      confidence: 0.6,
    },
    row: { rows: css('tbody > tr'), key: css('td:first-child') },
  };
  const result = await probeApp({ baseUrl, explore: { openers: () => [opener] } });
  expect(result.states.at(-1)).toMatchObject({
    id: 'actions',
    shows: { role: 'menu', name: 'Ben' },
    reach: [{ do: 'click', target: opener.target, row: opener.row }],
  });
});

it('leaves out an opener that is gone before its press', async () => {
  let asked = 0;
  const baseUrl = await serve({
    '/': (_, response) => {
      asked += 1;
      const once = asked === 1 ? '<button aria-haspopup="menu">Once</button>' : '';
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<button>Save</button>${once}`);
    },
  });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements.filter(({ name }) => name === 'Once').map(targetOf);
  const result = await probeApp({ baseUrl, harness: { states: { home: { route: '/' } } }, explore: { openers } });
  expect(asked).toBe(2);
  expect(result.states.map(({ id }) => id)).toEqual(['home']);
  expect(result.problems).toEqual([]);
});

it('reports the press that ended in an error of the app, and continues with the others', async () => {
  const baseUrl = await serve({
    '/': `
<button onclick="document.body.insertAdjacentHTML('beforeend', '<vite-error-overlay><p class=message>no such module</p></vite-error-overlay>')">Broken</button>
<button onclick="this.insertAdjacentHTML('afterend', '<input aria-label=Title>')">Whole</button>`,
  });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements.filter(({ role }) => role === 'button').map(targetOf);
  const { states, problems } = await probeApp({ baseUrl, explore: { openers } });
  expect(states.filter(({ from }) => from === 'explored').map(({ id }) => id)).toEqual(['whole']);
  expect(problems.map(({ code, where, message }) => [code, where, message])).toEqual([
    ['APP_ERROR_OVERLAY', 'broken', expect.stringContaining('no such module')],
  ]);
});

it('stops at its limits', async () => {
  const buttons = Array.from(
    { length: 9 },
    (_, at) =>
      `<button onclick="this.insertAdjacentHTML('afterend', '<input aria-label=field${at}>')">Open ${at}</button>`,
  );
  const baseUrl = await serve({ '/': buttons.join('') });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements.filter(({ role }) => role === 'button').map(targetOf);
  const found = async (bounds: { clicks?: number; time?: number }): Promise<unknown[]> => {
    const { states, problems } = await probeApp({ baseUrl, explore: { openers, ...bounds } });
    return [states.filter(({ from }) => from === 'explored').length, ...problems.map(({ message }) => message)];
  };
  expect(await found({ clicks: 3 })).toEqual([
    3,
    'Exploring ended at its bound of 3 presses with 6 openers not pressed, "Open 3" the first of them',
  ]);
  expect(await found({ time: 0 })).toEqual([
    0,
    'Exploring ended at its bound of 0 seconds with 9 openers not pressed, "Open 0" the first of them',
  ]);
});

it('presses the frame of the site after the presses of the content, and a level later', async () => {
  const opens = (label: string, html: string): string =>
    `<button onclick="this.insertAdjacentHTML('afterend', this.dataset.html)" data-html="${html}">${label}</button>`;
  const row = opens('Row menu', '<button>Edit</button>').replaceAll('"', '&quot;');
  const baseUrl = await serve({ '/': `${opens('Account', '<input aria-label=Team>')}${opens('Filter', row)}` });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements
      .filter(({ role }) => role === 'button')
      .map((element) => ({ ...targetOf(element), ...(element.name === 'Account' ? { frame: true } : {}) }));
  const pressed = async (clicks: number): Promise<string[]> => {
    const { states } = await probeApp({ baseUrl, explore: { openers, clicks } });
    return states.filter(({ from }) => from === 'explored').map(({ id }) => id);
  };
  expect(await pressed(2)).toEqual(['filter', 'row-menu']);
  expect(await pressed(9)).toEqual(['filter', 'row-menu', 'account']);
});

it('opens a page of each pattern that a control goes to, and presses the openers of that page', async () => {
  const link = (id: number) =>
    `<div role="link" tabindex="0" onclick="history.pushState(0, '', '/orders/${id}')">Order ${id}</div>`;
  const detail = `<h1>Order</h1><button aria-haspopup="menu" onclick="document.body.insertAdjacentHTML('beforeend', '<div role=menu aria-label=More><div role=menuitem tabindex=0>Refund</div></div>')">More</button>`;
  const baseUrl = await serve({ '/': link(7) + link(8), '/orders/7': detail, '/orders/8': detail });
  const openers = ({ elements }: PageSnapshot): Opener[] =>
    elements
      .filter(({ name }) => !/refund/i.test(name))
      .map((element) => ({ ...targetOf(element), ...(element.name === 'More' ? {} : { goes: true }) }));
  const result = await probeApp({ baseUrl, harness: { states: { home: { route: '/' } } }, explore: { openers } });
  expect(result.states).toEqual([
    { id: 'home', route: '/', from: 'harness' },
    { id: 'orders-7', route: '/orders/7', from: 'explored', base: 'orders-7' },
    expect.objectContaining({ id: 'more', route: '/orders/7', base: 'orders-7', reach: [expect.anything()] }),
  ]);
  expect(result.ways.get('orders-7')).toEqual({ id: 'orders-7', route: '/orders/7' });
  expect(result.problems).toEqual([]);
});

it('presses a link to the page of a record, if its address does not open the page in another load', async () => {
  const card = `<h1>Circe</h1><button id="note">New note</button>`;
  const shop = `<div id="app"></div><script>
    const app = document.getElementById('app');
    const id = crypto.randomUUID();
    const show = () => {
      const isRecord = location.pathname === '/books/' + id;
      if (!isRecord && location.pathname !== '/') history.replaceState({}, '', '/');
      app.innerHTML = isRecord ? ${JSON.stringify(card)} : '<a id="open" href="/books/' + id + '">Circe</a><a href="/help/1">Help</a>';
    };
    app.addEventListener('click', (event) => {
      if (event.target.id === 'open') { event.preventDefault(); history.pushState({}, '', event.target.href); show(); }
      if (event.target.id === 'note') app.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Note"><input aria-label="Text"></div>');
    });
    show();
  </script>`;
  const anyPath = (own: Record<string, string>, path: string): string => own[path] ?? shop;
  const isLink = ({ role }: PageElement): boolean => role === 'link';
  const result = await probeApp({
    baseUrl: await serve(new Proxy<Record<string, string>>({ '/help/1': '<button>Ask</button>' }, { get: anyPath })),
    sourcePatternOf: (route) => route.replace(/^\/(books|help)\/.+/, '/$1/:id'),
    explore: {
      openers: ({ elements }) =>
        elements.map((element) => {
          const { href } = element.attributes;
          const page = isLink(element) && href !== undefined ? { goes: true, href } : {};
          return { ...targetOf(element), ...page };
        }),
    },
  });
  expect(result.states.map(({ id, route }) => `${id} ${route}`)).toEqual([
    'home /',
    'help-id /help/1',
    'books-id /books/:id',
    'new-note /books/:id',
  ]);
  const [record, dialog] = result.states.slice(2);
  expect(record).toMatchObject({ base: 'books-id', way: { route: '/', presses: [{}] } });
  expect(dialog).toMatchObject({ base: 'books-id', reach: [{ do: 'click' }] });
  expect(namesIn(result, 'new-note')).toContain('textbox Text');
});
