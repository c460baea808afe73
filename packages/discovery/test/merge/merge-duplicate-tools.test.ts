import type { PageContainer, PageSnapshot } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import type { AppModel } from '../../src/intents/model/intent.js';
import { buildWorld, call, handler, type ControlSpec, type World } from '../match/build-world.js';
import { buildMap, tool } from '../build-map.js';

/** Two files side by side in one app. */
function together(a: Pick<World, 'appModel'>, b: Pick<World, 'appModel'>): AppModel {
  const shift = a.appModel.intents.length;
  const moved = b.appModel.intents.map((intent) => ({ ...intent, index: intent.index + shift }));
  return { ...a.appModel, intents: [...a.appModel.intents, ...moved] };
}

const pages = (spec: ControlSpec, other: ControlSpec = spec): [World, World] => [
  buildWorld([spec], { file: 'index.html', route: '/index.html', state: 'index' }),
  buildWorld([other], { file: 'about.html', route: '/about.html', state: 'about' }),
];

describe('mergeDuplicateTools', () => {
  test('a menu that every page repeats is one tool with the states of all pages', () => {
    const [a, b] = pages({ label: 'Contact', control: 'link', href: 'contact.html' });
    const { map } = buildMap(
      together(a, b),
      [tool({ kind: 'navigation', action: 0 }), tool({ kind: 'navigation', action: 1 })],
      [a.snapshot, b.snapshot],
    );
    expect(map.tools.map(({ name, states }) => ({ name, states }))).toEqual([
      { name: 'go_to_contact', states: ['about', 'index'] },
    ]);
  });

  test('a relative address of another folder is the same address', () => {
    const inFolder = (href: string): number => {
      const a = buildWorld([{ label: 'Help', control: 'link', href: 'help.html' }], {
        file: 'index.html',
        route: '/index.html',
        state: 'index',
      });
      const b = buildWorld([{ label: 'Help', control: 'link', href }], {
        file: 'pages/about.html',
        route: '/pages/about.html',
        state: 'about',
      });
      const candidates = [tool({ kind: 'navigation', action: 0 }), tool({ kind: 'navigation', action: 1 })];
      return buildMap(together(a, b), candidates, [a.snapshot, b.snapshot]).map.tools.length;
    };
    expect(['../help.html', 'help.html', '#help.html'].map(inFolder)).toEqual([1, 2, 2]);
  });

  describe('a button that pages with headings of their own repeat', () => {
    const setting = (...states: [string, string]): number => {
      const worlds = states.map((state, at) =>
        buildWorld(
          [
            {
              box: 'region',
              label: at === 0 ? 'News' : 'Films',
              inside: [
                { label: 'Dark', handlers: [{ ...handler('click', 'dark'), sets: [{ state, value: 'dark' }] }] },
              ],
            },
          ],
          { file: `${at}.tsx`, route: `/${at}`, state: `page${at}` },
        ),
      ) as [World, World];
      const [a, b] = worlds;
      const places = a.appModel.boundaries.length;
      const own = together(a, b);
      const appModel = {
        ...own,
        intents: own.intents.map((intent, at) =>
          at < a.appModel.intents.length ? intent : { ...intent, boundary: (intent.boundary ?? 0) + places },
        ),
        boundaries: [
          ...a.appModel.boundaries,
          ...b.appModel.boundaries.map((each) => ({ ...each, index: each.index + places })),
        ],
      };
      const candidates = [tool({ kind: 'action', action: 0 }), tool({ kind: 'action', action: 1 })];
      return buildMap(appModel, candidates, [a.snapshot, b.snapshot]).map.tools.length;
    };

    test('is one tool if it sets one state of the whole app', () => {
      expect(setting('Store:theme', 'Store:theme')).toBe(1);
    });

    test('is a tool for each page if each page has a state of its own', () => {
      expect(setting('News:theme', 'Films:theme')).toBe(2);
    });
  });

  test('links to different addresses stay apart', () => {
    const [a, b] = pages(
      { label: 'More', control: 'link', href: 'news.html' },
      { label: 'More', control: 'link', href: 'team.html' },
    );
    const { map } = buildMap(
      together(a, b),
      [tool({ kind: 'navigation', action: 0 }), tool({ kind: 'navigation', action: 1 })],
      [a.snapshot, b.snapshot],
    );
    expect(map.tools).toHaveLength(2);
  });

  test('a form without a container on the pages is not merged with a form that has one', () => {
    const save: ControlSpec = { label: 'Save', handlers: [handler('click', 'save', [call('api.save')])] };
    const inside = [{ label: 'Company', control: 'text' as const }, save];
    const page = (state: string): World =>
      buildWorld([{ box: 'region', label: 'Firm', inside }], { file: `${state}.html`, route: `/${state}.html`, state });
    const [a, b] = [page('index'), page('about')];
    const shift = a.appModel.intents.length;
    const places = a.appModel.boundaries.length;
    const appModel = {
      ...together(a, b),
      boundaries: [
        ...a.appModel.boundaries,
        ...b.appModel.boundaries.map((each) => ({ ...each, index: each.index + places })),
      ],
    };
    const bare = {
      ...b.snapshot,
      containers: [],
      elements: b.snapshot.elements.map((each) => ({ ...each, chain: [] })),
    };
    const { map } = buildMap(
      appModel,
      [
        tool({ kind: 'form', container: 0, fields: [0], action: 1 }),
        tool({ kind: 'form', container: places, fields: [shift], action: shift + 1 }),
      ],
      [a.snapshot, bare],
    );
    expect(map.tools.flatMap(({ states }) => states).sort()).toEqual(['about', 'index']);
  });

  test('buttons merge only if their handlers do the same', () => {
    const save = (callee: string): ControlSpec => ({
      label: 'Save',
      handlers: [handler('click', 'save', [call(callee)])],
    });
    const candidates = [tool({ kind: 'action', action: 0 }), tool({ kind: 'action', action: 1 })];
    const [a, b] = pages(save('api.saveProfile'));
    expect(buildMap(together(a, b), candidates, [a.snapshot, b.snapshot]).map.tools).toHaveLength(1);
    const [c, d] = pages(save('api.saveProfile'), save('api.saveAddress'));
    expect(buildMap(together(c, d), candidates, [c.snapshot, d.snapshot]).map.tools.map(({ name }) => name)).toEqual([
      'save_address',
      'save_profile',
    ]);
    const [e, f] = pages({ label: 'Save' });
    expect(buildMap(together(e, f), candidates, [e.snapshot, f.snapshot]).map.tools).toHaveLength(2);
  });

  test('controls without code in header or footer are one tool', () => {
    const folded = (role: string, more: string[] = []): number => {
      const [a, b] = pages({ label: 'Search', control: 'text' }).map(({ appModel, snapshot }) => {
        const [element] = snapshot.elements;
        const landmark = (index: number, its: string): PageContainer => ({
          index,
          kind: 'landmark',
          tag: 'div',
          role: its,
          name: '',
          attributes: {},
          testIds: [],
          parent: null,
          candidates: [],
          fingerprint: element!.fingerprint,
        });
        const containers = [role, ...more].map((its, index) => landmark(index, its));
        return {
          appModel,
          snapshot: { ...snapshot, containers, elements: [{ ...element!, chain: [0] }] },
        };
      }) as [World, World];
      const candidates = [tool({ kind: 'form', fields: [0] }), tool({ kind: 'form', fields: [1] })];
      return buildMap(together(a, b), candidates, [a.snapshot, b.snapshot]).map.tools.length;
    };
    expect(folded('banner')).toBe(1);
    expect(folded('contentinfo')).toBe(1);
    expect(folded('main')).toBe(2);
    expect(folded('navigation')).toBe(2);
    expect(folded('navigation', ['main'])).toBe(1);
  });

  /** A page whose opener is gone once what it opens is there. */
  const opening = (page: string, opener: string): { appModel: AppModel; snapshots: PageSnapshot[] } => {
    const keep: ControlSpec = { label: 'Keep', handlers: [handler('click', 'keep', [call('api.keep')])] };
    const [closed, open] = (['', '-open'] as const).map((state) =>
      buildWorld(
        [
          state === '' ? { label: opener } : { label: opener, only: 'source' },
          state === '' ? { ...keep, only: 'source' } : keep,
        ],
        { file: `${page}.html`, route: `/${page}.html`, state: `${page}${state}` },
      ),
    ) as [World, World];
    return { appModel: closed.appModel, snapshots: [closed.snapshot, open.snapshot] };
  };
  const reaches = (one: string, other: string): (string[] | undefined)[] => {
    const [a, b] = [opening('index', one), opening('about', other)];
    const { map } = buildMap(
      together(a, b),
      [tool({ kind: 'action', action: 1, openers: [0] }), tool({ kind: 'action', action: 3, openers: [2] })],
      [...a.snapshots, ...b.snapshots],
    );
    return map.tools.map(({ reach }) =>
      reach?.flatMap((step) => (step.do === 'click' ? step.target.fingerprint!.labels : [])),
    );
  };

  test('an opener is found on each page that does not show its container yet', () => {
    expect(reaches('New guest', 'New guest')).toEqual([['New guest']]);
  });

  test('tools with different openers stay apart', () => {
    expect(reaches('New guest', 'New visitor').flat().sort()).toEqual(['New guest', 'New visitor']);
  });
});
