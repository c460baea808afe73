import type { CallPlace, PageElement, Source } from '@webmcp/contract';
import type { ReadPage } from '@webmcp/contract/packed-page';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../src/browser/open-browser.js';
import { CallSites } from '../../src/places/call-sites.js';
import { SourceMaps } from '../../src/places/source-maps.js';
import { serve } from '../serve.js';

/** Maps all of a script to line 2, column 3 of a file. */
const mapOf = (file: string): object => ({ version: 3, sources: [file], names: [], mappings: 'AACE' });
const inline = (map: object): string =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;
const script = (map: string): string => `const made = 1;\n//# sourceMappingURL=${map}`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Returns a page that has run the scripts, each at `/name.js`. */
async function opened(
  scripts: Record<string, string>,
  more: Parameters<typeof serve>[0] = {},
): Promise<[Page, string]> {
  const tags = Object.keys(scripts).map((name) => `<script src="/${name}.js"></script>`);
  const files = Object.entries(scripts).map(([name, text]): [string, Parameters<typeof serve>[0][string]] => [
    `/${name}.js`,
    (_, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(text),
  ]);
  const url = await serve({ '/': tags.join(''), ...Object.fromEntries(files), ...more });
  const page = await browser.newPage();
  await page.goto(url);
  return [page, url];
}

/** Finds every place of the files below `src`. */
const siteOf = (path: string, line: number, column: number): Source | undefined => {
  const [, file] = /(src\/\w+\.tsx)$/.exec(path) ?? [];
  return file === undefined ? undefined : { file, line, column };
};
const sitesFor = async (page: Page, ...calls: CallPlace[][]): Promise<(string | undefined)[]> => {
  const elements = calls.map(() => ({}) as PageElement);
  const made = { places: calls, elements: calls.map((_, at) => [at]), containers: [], records: [] };
  await new CallSites(siteOf, new SourceMaps([])).complete(page, { elements, containers: [] }, made);
  return elements.map(({ sources }) => sources?.map(({ file, line, column }) => `${file}:${line}:${column}`).join(' '));
};

describe('CallSites', () => {
  it('follows a source map in the script, beside the script, or with sections', async () => {
    const sections = { version: 3, sections: [{ offset: { line: 0, column: 0 }, map: mapOf('src/Part.tsx') }] };
    const [page, url] = await opened(
      {
        inside: script(inline(mapOf('src/Inside.tsx'))),
        beside: script('beside.js.map'),
        parts: script(inline(sections)),
      },
      { '/beside.js.map': JSON.stringify(mapOf('webpack://app/./src/Beside.tsx')) },
    );
    const calls = ['inside', 'beside', 'parts'].map((name) => [{ url: `${url}${name}.js`, line: 1, column: 7 }]);
    expect(await sitesFor(page, ...calls)).toEqual(['src/Inside.tsx:2:3', 'src/Beside.tsx:2:3', 'src/Part.tsx:2:3']);
  });

  it('returns the innermost place of a call in the app’s own source, and a recorded source unchanged', async () => {
    const [page, url] = await opened({
      library: script(inline(mapOf('lib/Button.tsx'))),
      app: script(inline(mapOf('src/App.tsx'))),
    });
    const [inLibrary, inApp] = ['library', 'app'].map((name) => ({ url: `${url}${name}.js`, line: 1, column: 1 }));
    const told: CallPlace = { url: '/home/ann/src/Old.tsx', line: 9, column: 5, isSource: true };
    expect(await sitesFor(page, [inLibrary!, inApp!], [inLibrary!], [told])).toEqual([
      'src/App.tsx:2:3',
      undefined,
      'src/Old.tsx:9:5',
    ]);
  });

  it('loads no source map from another host, follows no redirect there, and ignores missing and damaged maps', async () => {
    const asked: string[] = [];
    const [page, url] = await opened(
      {
        other: '',
        moved: script('moved.js.map'),
        gone: script('gone.js.map'),
        broken: script(inline({ version: 'none' })),
        nonsense: script('data:application/json,nonsense'),
        none: 'const made = 1;',
      },
      {
        // The address leads to this machine, so it would answer. Its host is not allowed.
        '/other.js': ({ headers }, response) =>
          response
            .writeHead(200, { 'content-type': 'text/javascript' })
            .end(script(`http://0.0.0.0:${headers.host!.split(':')[1]}/other.js.map`)),
        '/other.js.map': (_, response) => {
          asked.push('other');
          response.end(JSON.stringify(mapOf('src/Other.tsx')));
        },
        '/moved.js.map': (_, response) => response.writeHead(302, { location: '/secret.js.map' }).end(),
        '/secret.js.map': (_, response) => {
          asked.push('secret');
          response.end(JSON.stringify(mapOf('src/Secret.tsx')));
        },
      },
    );
    const names = ['other', 'moved', 'gone', 'broken', 'nonsense', 'none', 'never'];
    const calls = names.map((name) => [{ url: `${url}${name}.js`, line: 1, column: 1 }]);
    expect(await sitesFor(page, ...calls, [{ url: '<anonymous>', line: 1, column: 1 }])).toEqual(
      [...names, ''].map(() => undefined),
    );
    expect(asked).toEqual([]);
  });

  it('ends at a node of the app whose tag is unknown, and passes the nodes of libraries', async () => {
    const [page] = await opened({});
    const node = (url: string): CallPlace => ({
      url,
      line: 0,
      column: 0,
      isSource: true,
      tag: { names: ['b'], attributes: {} },
    });
    const site = { file: 'src/App.vue', line: 3, column: 1 };
    const found = (path: string): Source | null | undefined =>
      path === 'App.vue' ? site : path === 'Unknown.vue' ? null : undefined;
    const places = [[node('lib/Button.vue')], [node('App.vue')], [node('Unknown.vue')]];
    const elements = [{}, {}, {}] as PageElement[];
    const calls = {
      places,
      elements: [
        [0, 1],
        [2, 1],
        [1, 2],
      ],
      containers: [],
      records: [],
    };
    await new CallSites(found, new SourceMaps([])).complete(page, { elements, containers: [] }, calls);
    expect(elements.map(({ sources }) => sources)).toEqual([[site], undefined, [site]]);
  });

  it('finds the place of records by the calls that made their first item', async () => {
    const [page, url] = await opened({ app: script(inline(mapOf('src/App.tsx'))) });
    const records = [{}] as NonNullable<ReadPage['records']>;
    const places = [[{ url: `${url}app.js`, line: 1, column: 1 }]];
    const calls = { places, elements: [], containers: [], records: [[0]] };
    await new CallSites(siteOf, new SourceMaps([])).complete(page, { elements: [], containers: [], records }, calls);
    expect(records[0]!.sources).toEqual([expect.objectContaining({ file: 'src/App.tsx' })]);
  });

  it('keeps the sources of stamped elements', async () => {
    const [page, url] = await opened({ app: script(inline(mapOf('src/App.tsx'))) });
    const stamped = { sources: [{ file: 'src/Stamped.tsx', line: 1, column: 1 }] } as PageElement;
    const places = [[{ url: `${url}app.js`, line: 1, column: 1 }]];
    const calls = { places, elements: [[0]], containers: [], records: [] };
    await new CallSites(siteOf, new SourceMaps([])).complete(page, { elements: [stamped], containers: [] }, calls);
    expect(stamped.sources).toEqual([{ file: 'src/Stamped.tsx', line: 1, column: 1 }]);
  });
});
