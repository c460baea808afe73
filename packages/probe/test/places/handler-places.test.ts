import type { PageHandler, Source } from '@webmcp/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../src/browser/open-browser.js';
import { HandlerPlaces } from '../../src/places/handler-places.js';
import { SourceMaps } from '../../src/places/source-maps.js';
import { DocumentGone, PageReader, readerScript } from '../../src/reader/page-reader.js';
import { serve } from '../serve.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

/** Finds every place of the scripts of the app; a library is outside. */
const appPlaceOf = (path: string, line: number, column: number): Source | undefined => {
  const [, file] = /\/(app\w*\.(?:js|ts|svelte))$/.exec(path) ?? [];
  return file === undefined ? undefined : { file, line, column };
};

type Served = Parameters<typeof serve>[0];
const sent =
  (text: string): Served[string] =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);

/** Returns the handlers of each element by its name, on a page with scripts. A script is a list of lines. */
async function handlersOn(
  markup: string,
  scripts: Record<string, string[]>,
  maps = new SourceMaps([]),
): Promise<Record<string, PageHandler[]>> {
  const tags = Object.keys(scripts)
    .filter((name) => !name.endsWith('.map'))
    .map((name) => `<script src="/${name}"></script>`);
  const files = Object.entries(scripts).map(([name, lines]) => [`/${name}`, sent(lines.join('\n'))] as const);
  const url = await serve({ '/': `<!doctype html>${markup}${tags.join('')}`, ...Object.fromEntries(files) });
  const page = await browser.newPage();
  await page.goto(url);
  const reader = new PageReader(page, readerScript());
  const read = await reader.readPage(['data-testid']);
  await new HandlerPlaces(appPlaceOf, maps).complete(page, read, reader);
  await page.close();
  return Object.fromEntries(read.elements.map(({ name, handlers = [] }) => [name, handlers]));
}

const at = (line: number, column: number, file = 'app.js'): Source => ({ file, line, column });

describe('the handlers of an element', () => {
  it('are the listeners that the app added, with the place of their parameters', async () => {
    const { Save, Help } = await handlersOn('<button id="save">Save</button><button>Help</button>', {
      'app.js': ['const save = document.getElementById("save");', 'save.addEventListener("click", (event) => {});'],
    });
    expect(Save).toEqual([{ event: 'click', at: at(2, 32) }]);
    expect(Help).toEqual([]);
  });

  it('are marked if an element around has the listener', async () => {
    const { Delete } = await handlersOn('<ul id="list"><li>Milk <button>Delete</button></li></ul>', {
      'app.js': ['document.getElementById("list").onclick = function remove() { gone(); };'],
    });
    expect(Delete).toEqual([{ event: 'click', at: at(1, 58), isAround: true }]);
  });

  it('leave out an event of an element around that no act causes', async () => {
    const { Delete } = await handlersOn('<div id="box"><button>Delete</button></div>', {
      'app.js': ['document.getElementById("box").addEventListener("scroll", () => {});'],
    });
    expect(Delete).toEqual([]);
  });

  it('are the functions that a library wraps', async () => {
    const { Search, Bound, Held } = await handlersOn(
      '<button id="a">Search</button><button id="b">Bound</button><button id="c">Held</button>',
      {
        'library.js': ['function later(call) { return () => setTimeout(() => call(), 9); }'],
        'app.js': [
          'a.addEventListener("click", later(() => 1));',
          'b.addEventListener("click", later(function go() {}.bind(null)));',
          'c.addEventListener("click", { handleEvent() {} });',
        ],
      },
    );
    expect(Search).toEqual([{ event: 'click', at: at(1, 35) }]);
    expect(Bound).toEqual([{ event: 'click', at: at(2, 46) }]);
    expect(Held).toEqual([{ event: 'click', at: at(3, 42) }]);
  });

  it('are those of the only drawing in a button without a handler', async () => {
    const icon = (id: string): string => `<i id="${id}">+</i>`;
    const { Edit, Both, Text, Shape } = await handlersOn(
      `<button aria-label="Edit">${icon('a')}</button><button aria-label="Both" id="own">${icon('b')}</button>
       <button aria-label="Text">Go ${icon('c')}</button><button aria-label="Shape"><svg id="d"></svg></button>`,
      {
        'app.js': ['a.onclick = () => {};', 'b.onclick = own.onclick = () => {};', 'c.onclick = d.onclick = () => {};'],
      },
    );
    expect(Edit).toEqual([{ event: 'click', at: at(1, 13) }]);
    expect(Both).toEqual([{ event: 'click', at: at(2, 27) }]);
    expect([Text, Shape]).toEqual([[], []]);
  });

  it('are the functions that an attribute calls', async () => {
    const { Delete, Print, Other } = await handlersOn(
      '<button onclick="return remove(3)">Delete</button><button onclick="print()">Print</button><button onclick="api.go()">Other</button>',
      { 'app.js': ['function remove(id) {}', 'const api = { go() {} };'] },
    );
    expect(Delete).toEqual([{ event: 'click', at: at(1, 16) }]);
    expect([Print, Other]).toEqual([[], []]);
  });

  it('are all functions that an attribute calls, and none if it calls a function that is not known', async () => {
    const { Both, Asked, Mixed } = await handlersOn(
      `<button onclick="event.preventDefault(); log(); remove(3)">Both</button>
       <button onclick="if (confirm('Sure?')) remove(3)">Asked</button><button onclick="log(); api.go()">Mixed</button>`,
      { 'app.js': ['function remove(id) {}', 'function log() {}', 'const api = { go() {} };'] },
    );
    expect(Both).toEqual([
      { event: 'click', at: at(2, 13) },
      { event: 'click', at: at(1, 16) },
    ]);
    expect(Asked).toEqual([{ event: 'click', at: at(1, 16) }]);
    expect(Mixed).toEqual([]);
  });

  it('are the functions of an object of the window that an attribute calls', async () => {
    const { Delete, Native } = await handlersOn(
      `<button onclick="log(); Shop.items.drop(3)">Delete</button><button onclick="Shop.list.push(3)">Native</button>`,
      {
        'app.js': ['window.Shop = { list: [], items: { drop(id) {} } };', 'function log() {}'],
      },
    );
    expect(Delete).toEqual([
      { event: 'click', at: at(2, 13) },
      { event: 'click', at: at(1, 40) },
    ]);
    expect(Native).toEqual([]);
  });

  it('are the entries of the store that jQuery keeps, whose selector matches', async () => {
    const store = (selector: string, line: string): string =>
      `list["jQuery3710"] = { events: { click: [{ selector: "${selector}", handler: ${line} }] } };`;
    const { Delete, Edit } = await handlersOn(
      '<div id="list"><button class="delete">Delete</button><button>Edit</button></div>',
      { 'app.js': [store('.delete', '() => {}')] },
    );
    expect(Delete).toEqual([expect.objectContaining({ event: 'click' })]);
    expect(Delete?.[0]).not.toHaveProperty('isAround');
    expect(Edit).toEqual([]);
  });

  it('follow a source map', async () => {
    const map = { version: 3, sources: ['app.ts'], names: [], mappings: 'AACE' };
    const inline = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    const { Save } = await handlersOn('<button id="save">Save</button>', {
      'bundle.js': ['save.onclick = () => {};', `//# sourceMappingURL=${inline}`],
    });
    expect(Save).toEqual([{ event: 'click', at: at(2, 3, 'app.ts') }]);
  });

  it('have the first place behind a head that a compiler wrote', async () => {
    const map = { version: 3, sources: ['app.svelte'], names: [], mappings: 'AACE;2BAGO' };
    const inline = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    const { Save } = await handlersOn('<button id="save">Save</button>', {
      'bundle.js': ['', 'save.onclick = async () => remove(1);', `//# sourceMappingURL=${inline}`],
    });
    expect(Save).toEqual([{ event: 'click', at: at(5, 10, 'app.svelte') }]);
  });

  it('are absent where the source map has no mapping on the line', async () => {
    const map = { version: 3, sources: ['app.ts'], names: [], mappings: 'AACE' };
    const inline = `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
    const { Save } = await handlersOn('<button id="save">Save</button>', {
      'bundle.js': ['', 'save.onclick = () => {};', `//# sourceMappingURL=${inline}`],
    });
    expect(Save).toEqual([]);
  });

  it('have their own place if the source map has 50 MB, and the map is named', async () => {
    const large = `{"version":3,"sources":["app.ts"],"names":[],"mappings":"${'AACE,'.repeat(10_000_000)}AACE"}`;
    const scripts = ['save.onclick = () => {};', '//# sourceMappingURL=app.js.map'];
    const maps = new SourceMaps([]);
    const { Save } = await handlersOn(
      '<button id="save">Save</button>',
      { 'app.js': scripts, 'app.js.map': [large] },
      maps,
    );
    expect(Save).toEqual([{ event: 'click', at: at(1, 16) }]);
    expect([...maps.tooLarge].map((map) => map.replace(/^.*\//, ''))).toEqual(['app.js.map']);
  });

  it('are absent for a listener of a library, of evaluated code and of the browser', async () => {
    const read = await handlersOn(
      '<button id="a">Wave</button><button id="b">Made</button><button id="c">Print</button>',
      {
        'library.js': ['a.onclick = () => {};', 'b.onclick = new Function("1");', 'c.onclick = window.print;'],
      },
    );
    expect(read).toEqual({ Wave: [], Made: [], Print: [] });
  });

  it('have their own place if the source map is damaged', async () => {
    const { Save } = await handlersOn('<button id="save">Save</button>', {
      'app.js': ['save.onclick = () => {};', '//# sourceMappingURL=data:application/json;base64,bm8='],
    });
    expect(Save).toEqual([{ event: 'click', at: at(1, 16) }]);
  });

  it('are asked again if the page reloads under the inspection', async () => {
    const page = await browser.newPage();
    const url = await serve({
      '/': '<!doctype html><button id="a">Save</button><button id="b">Find</button><script src="/library.js"></script><script src="/bundle.js"></script>',
      '/library.js': sent('function later(call) { return () => call(); }\n//# sourceMappingURL=library.js.map'),
      '/bundle.js': sent('a.onclick = later(() => 1);'),
      '/library.js.map': (_, response) => void page.reload().then(() => response.end('{}')),
    });
    await page.goto(url);
    const reader = new PageReader(page, readerScript());
    const read = await reader.readPage(['data-testid']);
    const places = new HandlerPlaces(() => undefined, new SourceMaps([]));
    await expect(places.complete(page, read, reader)).rejects.toThrow(DocumentGone);
    await page.close();
  });

  it('are read on a page with hostile objects', async () => {
    const { Save } = await handlersOn('<button id="save">Save</button>', {
      'app.js': [
        'const trap = new Proxy({}, { ownKeys() { throw Error("trap"); }, get() { throw Error("trap"); } });',
        'save.onclick = () => {}; save.__reactProps$x = trap; save.jQuery123 = trap;',
        'Object.defineProperty(save, "$$click", { get() { throw Error("getter"); }, enumerable: true });',
        'save.addEventListener("click", { get handleEvent() { throw Error("getter"); } });',
        'EventTarget.prototype.addEventListener = () => { throw Error("mine"); };',
      ],
    });
    expect(Save).toEqual([{ event: 'click', at: at(2, 16) }]);
  });
});

/** Returns the handlers of buttons in a list whose listener is a text. */
const delegated = (body: string): Promise<Record<string, PageHandler[]>> =>
  handlersOn(
    `<ul id="list"><li class="item">Milk
      <button id="edit" class="btn edit" data-do="edit">Edit</button><button id="drop" class="btn drop" data-do="drop">Drop</button>
      <button id="help">Help</button></li></ul>`,
    { 'app.js': [`list.addEventListener("click", ${body});`] },
  );

describe('the question of a delegated handler', () => {
  it.each([
    [
      'a name for the target',
      '(e) => { const clicked = e.target; if (clicked.classList.contains("drop")) gone(clicked.id); }',
      '.drop',
    ],
    [
      'a name in a guard',
      '(e) => { const hit = e.target; if (!hit.classList.contains("drop")) return; const { id } = hit.dataset; gone(id); }',
      '.drop',
    ],
    ['a pattern', '({ target }) => { if (target.matches(".drop")) { gone(target.parentElement); } }', '.drop'],
    ['a pattern of the target', '({ target: { id } }) => { if (id === "drop") gone(); }', '#drop'],
    [
      'members',
      '(e) => { const { id, dataset } = e.target; if (dataset.do === "drop") { gone(id); } }',
      '[data-do="drop"]',
    ],
    [
      'closest in a guard',
      '(e) => { const btn = e.target.closest(".drop"); if (!btn) return; gone(btn.dataset.do); }',
      '.drop',
    ],
    [
      'an attribute',
      '(e) => { const act = e.target.getAttribute("data-do"); if (act === "drop") { gone(act); } }',
      '[data-do="drop"]',
    ],
    ['a case', '(e) => { switch (e.target.id) { case "drop": { gone(e.target); break; } } }', '#drop'],
    [
      'a bound method',
      'new (class { choose(e) { if (!e.target.matches(".drop")) return; gone(e.target, this); } })().choose.bind({})',
      '.drop',
    ],
    ['a listener object', '{ handleEvent(e) { const t = e.target; if (t.id !== "drop") return; gone(t); } }', '#drop'],
  ])('names the element that %s asks for, and no other', async (_, body, selector) => {
    const { Drop, Edit, Help } = await delegated(body);
    expect(Drop).toEqual([expect.objectContaining({ event: 'click', selector })]);
    expect(Drop?.[0]).not.toHaveProperty('isAround');
    expect([Edit, Help]).toEqual([[], []]);
  });

  it('names all selectors that the element matches', async () => {
    const { Drop, Help } = await delegated(
      '(e) => { const t = e.target; if (!t.matches(".btn")) return; if (t.classList.contains("drop")) gone(t); else edit(t); }',
    );
    expect(Drop?.[0]?.selector).toBe(':is(.btn):is(.drop)');
    expect(Help).toEqual([]);
  });

  it.each([
    [
      'the target goes to another function',
      '(e) => { const t = e.target; if (t.matches(".drop")) gone(t); choose(t); }',
    ],
    [
      'another branch reads the target',
      '(e) => { if (e.target.matches(".drop")) { gone(); } else { open(e.target); } }',
    ],
    ['the test may hold for others', '(e) => { if (e.target.matches(".drop") || e.key) { gone(e.target); } }'],
    ['the guard is in a branch', '(e) => { if (e.key) { if (!e.target.matches(".drop")) return; } open(e.target); }'],
  ])('leaves the handler to each element inside if %s', async (_, body) => {
    const { Drop, Help } = await delegated(body);
    expect(Drop?.[0]?.selector).toBe('.drop');
    expect(Help).toEqual([expect.objectContaining({ isAround: true })]);
  });
});
