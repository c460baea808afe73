import type { PageContainer, PageElement, PageFrame, PageHandler, Source } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../src/browser/open-browser.js';
import { readFrames } from '../../src/harness/reach/read-frames.js';
import { HandlerPlaces } from '../../src/places/handler-places.js';
import { SourceMaps } from '../../src/places/source-maps.js';
import { PageReader, readerScript } from '../../src/reader/page-reader.js';
import { serve } from '../serve.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

/** Finds every place of the script of the app; a library is outside. */
const appPlaceOf = (path: string, line: number, column: number): Source | undefined =>
  path.endsWith('/app.js') ? { file: 'app.js', line, column } : undefined;

interface Seen {
  elements: PageElement[];
  containers: PageContainer[];
  frames: PageFrame[];
}

/** Reads a page with a script of the app, and its frames. The other pages are the frames' own. */
async function read(markup: string, app: string, pages: Record<string, string> = {}): Promise<Seen> {
  const script: Parameters<typeof serve>[0][string] = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(app);
  const url = await serve({
    '/': `<!doctype html>${markup}<script src="/app.js"></script>`,
    '/app.js': script,
    ...pages,
  });
  const page = await browser.newPage();
  await page.goto(url);
  const reader = new PageReader(page, readerScript());
  const seen = await reader.readPage(['data-testid']);
  const handlerPlaces = new HandlerPlaces(appPlaceOf, new SourceMaps([]));
  await handlerPlaces.complete(page, seen, reader);
  const frames = await readFrames(page, { script: readerScript(), testIdAttributes: ['data-testid'], handlerPlaces });
  await page.close();
  return { ...seen, frames };
}

const handlersOf = ({ elements }: { elements: PageElement[] }): Record<string, PageHandler[]> =>
  Object.fromEntries(elements.map(({ name, handlers = [] }) => [name, handlers]));

const list =
  '<ul id="list"><li>Milk <button class="drop">Delete</button> <button class="edit">Rename</button></li></ul>';
const at = { file: 'app.js', line: 1, column: 32 };

describe('a listener of an element around', () => {
  it.each([
    ['matches', 'event.target.matches(".drop")'],
    ['closest', 'event.target.closest(".drop")'],
    ['a class', 'event.target.classList.contains("drop")'],
  ])('is meant for the element that it asks for by %s, and for no other', async (_, test) => {
    const { Delete, Rename } = handlersOf(
      await read(list, `list.addEventListener("click", (event) => { if (${test}) remove(); });`),
    );
    expect(Delete).toEqual([{ event: 'click', at, selector: '.drop' }]);
    expect(Rename).toEqual([]);
  });

  it('may serve each element if it asks for several', async () => {
    const test = 'if (event.target.matches(".drop")) remove(); else if (event.target.matches(".edit")) edit();';
    const found = handlersOf(await read(list, `list.addEventListener("click", (event) => { ${test} });`));
    expect(found).toEqual({
      Delete: [{ event: 'click', at, selector: '.drop' }],
      Rename: [{ event: 'click', at, selector: '.edit' }],
    });
  });

  it('may serve any element if it passes the event on', async () => {
    const { Rename } = handlersOf(await read(list, 'list.addEventListener("click", (event) => { route(event); });'));
    expect(Rename).toEqual([{ event: 'click', at, isAround: true }]);
  });

  it('serves no element if it only stops the event', async () => {
    const { Rename } = handlersOf(
      await read(list, 'list.addEventListener("click", (event) => event.stopPropagation());'),
    );
    expect(Rename).toEqual([]);
  });
});

describe('the handlers of a container', () => {
  const form = '<form id="form" aria-label="Order"><input aria-label="Name"><button>Send</button></form>';

  it('are the functions that answer its acts', async () => {
    const { containers } = await read(
      form,
      'form.addEventListener("submit", (event) => { event.preventDefault(); send(); });',
    );
    expect(containers.map(({ kind, handlers }) => [kind, handlers])).toEqual([
      ['form', [{ event: 'submit', at: { ...at, column: 33 } }]],
    ]);
  });

  it('leave out events that are no act', async () => {
    const { containers } = await read(form, 'form.addEventListener("scroll", () => 1);');
    expect(containers[0]).not.toHaveProperty('handlers');
  });
});

describe('the handlers in a frame', () => {
  const button = '<!doctype html><button id="save">Save</button>';
  const inside = `${button}<script src="/app.js"></script>`;

  it('are read in a frame of the same origin, and not mixed with those of the page', async () => {
    const page = '<iframe src="/inside" title="Editor"></iframe><button id="save">Save</button>';
    const { frames, ...seen } = await read(page, 'save.onclick = () => 1;', { '/inside': inside });
    expect(handlersOf(seen)).toEqual({ Save: [{ event: 'click', at: { ...at, column: 16 } }] });
    expect(handlersOf(frames[0]!)).toEqual({ Save: [{ event: 'click', at: { ...at, column: 16 } }] });
  });

  it('are absent where nothing listens', async () => {
    const { frames } = await read('<iframe src="/inside" title="Editor"></iframe>', '', { '/inside': button });
    expect(handlersOf(frames[0]!)).toEqual({ Save: [] });
  });
});
