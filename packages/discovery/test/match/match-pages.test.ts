import type { State, Target } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { match } from '../../src/match/match-pages.js';
import { buildWorld, type BoxSpec, type ControlSpec, type World } from './build-world.js';

const pairs = ({ appModel, snapshot }: World, provenance = true): string[] =>
  match(appModel, [snapshot], { provenance }).pairs.map(({ intent, element }) => `${intent} ${element}`);

describe('match', () => {
  test('equal labels pair by their form', () => {
    const world = buildWorld([
      {
        box: 'form',
        label: 'Sign up',
        inside: [
          { label: 'Email', control: 'email' },
          { label: 'Password', control: 'password' },
          { label: 'Sign up', control: 'submit' },
        ],
      },
      {
        box: 'form',
        label: 'Newsletter',
        inside: [
          { label: 'Email', control: 'email' },
          { label: 'Subscribe', control: 'submit' },
        ],
      },
    ]);
    expect(new Set(pairs(world))).toEqual(world.truth);
  });

  /** Rows that open a dialog, which the page draws after them. In the source the dialog is in the row. */
  function rowsWithDialog(...more: ControlSpec[]): World {
    const world = buildWorld(
      [
        { box: 'rows', label: 'orders', rows: ['Ada', 'Bo'], inside: [{ label: 'Change' }] },
        { box: 'dialog', label: 'Change order', inside: [{ label: 'Title', control: 'text' }, { label: 'Save' }] },
        ...more,
      ],
      { provenance: true },
    );
    world.appModel.boundaries[1]!.parent = 0;
    return world;
  }

  test('controls of a dialog that a row opens pair where the page draws the dialog', () => {
    const world = rowsWithDialog();
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a control of a dialog that a row opens pairs with nothing outside of the dialog', () => {
    const world = rowsWithDialog({ label: 'Save', only: 'page' });
    world.snapshot.elements.splice(3, 1);
    expect(pairs(world, false)).not.toContain('2 4');
  });

  test('controls of an overlay of a row without a container pair by their places in the source alone', () => {
    const world = rowsWithDialog();
    const { snapshot } = world;
    const drawn = snapshot.containers.findIndex(({ kind }) => kind === 'dialog');
    snapshot.containers.splice(drawn, 1);
    for (const element of snapshot.elements) element.chain = element.chain.filter((index) => index !== drawn);
    expect(new Set(pairs(world))).toEqual(world.truth);
    expect(pairs(world, false)).toEqual(['0 0', '0 1']);
  });

  test('controls of a closed dialog of a row pair with no rows', () => {
    const world = rowsWithDialog({ label: 'Save', only: 'page' });
    world.snapshot.containers = world.snapshot.containers.filter(({ kind }) => kind !== 'dialog');
    world.snapshot.elements = world.snapshot.elements.filter(({ index }) => index < 2 || index === 4);
    expect(pairs(world, false)).toEqual(['0 0', '0 1']);
  });

  test('a field without a name pairs by the text beside it on the page', () => {
    const switches = ['Grey', 'Large', 'Plain'].map((text) => ({
      labels: [{ text, from: 'near-text' as const }],
      shownName: '',
      control: 'switch' as const,
    }));
    const world = buildWorld([{ label: 'Before' }, ...switches, { label: 'After' }]);
    const besides = ['Plain', 'Grey', 'Large'];
    for (const element of world.snapshot.elements.slice(1, 4)) element.beside = [besides.shift() ?? ''];
    expect(new Set(pairs(world, false))).toEqual(new Set(['0 0', '1 2', '2 3', '3 1', '4 4']));
  });

  test('a field with a name of its library pairs by its neighbours', () => {
    const field = (label: string) => ({ label, control: 'text' as const, shownName: 'Input field' });
    const world = buildWorld([
      {
        box: 'page',
        inside: [{ label: 'Sign up' }, field('Email'), field('Nickname'), { label: 'Keep me signed in' }],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a shared name that the source gives to one field identifies that field', () => {
    const world = buildWorld([
      {
        box: 'page',
        inside: [
          { label: 'Before' },
          { label: 'Email', control: 'text', shownName: 'Nickname' },
          { label: 'Nickname', control: 'text', shownName: 'Nickname' },
          { label: 'After' },
        ],
      },
    ]);
    expect(pairs(world, false)).not.toContain('1 1');
  });

  test('a choice without a name pairs by the buttons of its options', () => {
    const options = ['Active', 'Inactive'].map((label) => ({ value: label, label }));
    const world = buildWorld([
      { control: 'radio', role: 'button', labels: [], shownName: 'Inactive', options },
      { shownName: 'Add', only: 'page' },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a control with a picture and no text pairs by the picture', () => {
    const world = buildWorld(
      ['Pencil', 'Trash'].map((text) => ({ labels: [{ text, from: 'icon' as const }], shownName: '' })),
    );
    ['trash', 'pencil'].forEach((icon, index) => {
      const element = world.snapshot.elements[index];
      if (element !== undefined) element.fingerprint.icon = icon;
    });
    expect(new Set(pairs(world, false))).toEqual(new Set(['0 1', '1 0']));
  });

  test('a picture without a name on the page pairs with the control without a text', () => {
    const world = buildWorld([
      {
        box: 'page',
        inside: [
          { label: 'Rows' },
          { labels: [{ text: 'More', from: 'icon' as const }], shownName: '' },
          { shownName: 'Next page', only: 'page' as const },
        ],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a link to # does not pair with a link to a known address', () => {
    const world = buildWorld([{ label: 'Buttons', control: 'link', href: '/buttons' }]);
    for (const element of world.snapshot.elements) element.attributes.href = '#';
    expect(pairs(world, false)).toEqual([]);
  });

  test('an intent without a text pairs with nothing if its boundary is absent', () => {
    const closed = ['Anna', 'Bert', 'Carl', 'Dora'].map((label) => ({ label, only: 'source' as const }));
    const nameless = { shownName: '' };
    const world = buildWorld([
      {
        box: 'page',
        inside: [
          { label: 'Find' },
          nameless,
          nameless,
          { box: 'page', inside: [{ ...nameless, only: 'source' as const }, ...closed] },
          { label: 'Account' },
        ],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('equally many controls with the same text pair in document order', () => {
    const edit = { label: 'Edit' };
    const world = buildWorld([
      {
        box: 'page',
        inside: [edit, { label: 'Street' }, edit, { label: 'Phone', only: 'source' }, edit, { label: 'Name' }],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a known label never pairs with a different text', () => {
    const world = buildWorld([
      { label: 'Save', only: 'source' },
      { label: 'Cancel', only: 'page' },
    ]);
    expect(pairs(world)).toEqual([]);
    const { unmatchedElements, unmatchedIntents } = match(world.appModel, [world.snapshot]);
    expect(unmatchedElements.map(({ reason }) => reason)).toEqual(['nothing in the source reads like it']);
    expect(unmatchedIntents.map(({ reason }) => reason)).toEqual(['no state shows anything like it']);
  });

  test('the assignment has the best total, not the best first pair', () => {
    // "Save changes" fits both intents. A greedy pair with "Save" leaves the second intent without an element.
    const world = buildWorld([
      { label: 'Save', shownName: 'Save now' },
      { label: 'Save changes', shownName: 'Save changes' },
    ]);
    expect(new Set(pairs(world))).toEqual(world.truth);
  });

  test('the last control of a row pairs with the last element, although its text is data', () => {
    const world = buildWorld([
      {
        box: 'rows',
        label: 'products',
        rows: ['Mug', 'Pan'],
        inside: [{ control: 'link', shownName: '{row}' }, { label: 'Add to cart' }],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('the controls of a loop pair with every row, and only with rows', () => {
    const world = buildWorld([
      { label: 'Delete', domId: 'bulk-delete' },
      { box: 'rows', label: 'orders', rows: ['A-1', 'A-2', 'A-3'], inside: [{ label: 'View' }, { label: 'Delete' }] },
    ]);
    expect(world.truth.size).toBe(7);
    expect(new Set(pairs(world))).toEqual(world.truth);
  });

  test('equal labels pair beside the controls of their own place', () => {
    // No container distinguishes the two "Profile" links, but the links around them do.
    const menu = { box: 'page' as const, inside: [{ label: 'Tasks' }, { label: 'Profile' }, { label: 'Chats' }] };
    const settings = { box: 'page' as const, inside: [{ label: 'Theme' }, { label: 'Profile' }, { label: 'Fonts' }] };
    for (const order of [
      [menu, settings],
      [settings, menu],
    ]) {
      const world = buildWorld(order);
      expect(new Set(pairs(world, false))).toEqual(world.truth);
      const { intents, boundaries } = world.appModel;
      const reversed = {
        ...world,
        appModel: {
          ...world.appModel,
          boundaries: boundaries.map((boundary) => ({
            ...boundary,
            source: { ...boundary.source, file: `${String(9 - boundary.index)}.tsx` },
          })),
          intents,
        },
      };
      expect(new Set(pairs(reversed, false))).toEqual(world.truth);
    }
  });

  test('a label with unknown parts matches as a pattern', () => {
    const world = buildWorld([
      { labels: [{ text: 'Cart (…)', parts: ['Cart (', null, ')'], from: 'content' }], shownName: 'Cart (3)' },
      { labels: [{ text: 'Order …', parts: ['Order ', null], from: 'content' }], shownName: 'Order A-17' },
    ]);
    expect(new Set(pairs(world))).toEqual(world.truth);
  });

  test('a radio group has one pair, and no radio is unmatched', () => {
    const world = buildWorld([
      {
        box: 'group',
        label: 'Delivery',
        inside: [
          { label: 'Standard', labels: [{ text: 'Delivery', from: 'legend' }], control: 'radio', name: 'delivery' },
          { label: 'Express', control: 'radio', name: 'delivery', only: 'page' },
          { label: 'Pick up', control: 'radio', name: 'delivery', only: 'page' },
        ],
      },
    ]);
    const result = match(world.appModel, [world.snapshot]);
    expect(result.pairs).toHaveLength(1);
    expect(result.pairs[0]).toMatchObject({ intent: 0, element: 0 });
    expect(result.unmatchedElements).toEqual([]);
  });

  test('provenance pairs controls without a name, unless it is off', () => {
    const world = buildWorld(
      [{ label: 'Refresh', shownName: '' }, { label: 'Close', shownName: '' }, { label: 'Help' }],
      { provenance: true },
    );
    // Only the source knows the labels of the icons.
    expect(new Set(pairs(world))).toEqual(world.truth);
    expect(pairs(world, false)).toEqual(['2 2']);
  });

  test('the intents of an HTML file pair on its own route only', () => {
    const menu = [
      { label: 'Home', control: 'link' as const, href: 'index.html' },
      { label: 'Contact', control: 'link' as const, href: 'contact.html' },
    ];
    const home = buildWorld(menu, { file: 'index.html', route: '/' });
    const contact = buildWorld(menu, { file: 'contact.html', route: '/contact.html', state: 'contact' });
    const shifted = contact.appModel.intents.map((intent) => ({
      ...intent,
      index: intent.index + home.appModel.intents.length,
    }));
    const appModel = { ...home.appModel, intents: [...home.appModel.intents, ...shifted] };
    const found = match(appModel, [home.snapshot, contact.snapshot]).pairs.map(
      ({ intent, state }) => `${state} ${appModel.intents[intent]?.source.file}`,
    );
    expect(found).toEqual(['home index.html', 'home index.html', 'contact contact.html', 'contact contact.html']);
  });

  test('a closed dialog takes no element from the page', () => {
    const shut = { label: 'Cancel', only: 'source' } as const;
    const world = buildWorld([
      {
        box: 'form',
        label: 'Profile',
        inside: [{ label: 'Nickname', control: 'text' }, { label: 'Save', control: 'submit' }, { label: 'Cancel' }],
      },
    ]);
    const dialog = buildWorld([
      {
        box: 'dialog',
        label: 'Delete account',
        inside: [
          { label: 'Reason', control: 'text', only: 'source' },
          { label: 'Delete for good', only: 'source' },
          shut,
        ],
      },
    ]);
    const offset = world.appModel.boundaries.length;
    const appModel = {
      ...world.appModel,
      boundaries: [
        ...world.appModel.boundaries,
        ...dialog.appModel.boundaries.map((boundary) => ({ ...boundary, index: boundary.index + offset })),
      ],
      intents: [
        ...world.appModel.intents,
        ...dialog.appModel.intents.map((intent) => ({
          ...intent,
          index: intent.index + world.appModel.intents.length,
          boundary: offset,
        })),
      ],
    };
    const found = match(appModel, [world.snapshot]).pairs.map(({ intent, element }) => `${intent} ${element}`);
    expect(new Set(found)).toEqual(world.truth);
  });

  test('each pair has its score and all signals', () => {
    const world = buildWorld([{ label: 'Email', control: 'email', name: 'email' }]);
    const [pair] = match(world.appModel, [world.snapshot]).pairs;
    expect(pair?.signals).toEqual({ nameId: 1, label: 1, role: 1, labelledby: 1, container: 0.5 });
    expect(pair?.score).toBe(0.959);
  });
});

describe('a control without a text', () => {
  test('pairs between its neighbours if the numbers agree', () => {
    const icon = (text: string): { labels: { text: string; from: 'icon' }[]; shownName: string } => ({
      labels: [{ text, from: 'icon' }],
      shownName: '',
    });
    const both = buildWorld([{ label: 'Search', control: 'search' }, icon('Bell'), icon('Cog'), { label: 'Sign out' }]);
    expect(new Set(pairs(both))).toEqual(both.truth);
    const one = buildWorld([
      { label: 'Search', control: 'search' },
      icon('Bell'),
      { ...icon('Cog'), only: 'source' },
      { label: 'Sign out' },
    ]);
    expect(pairs(one)).toEqual(['0 0', '3 2']);
  });

  test('pairs with no element whose stamp is another place', () => {
    const world = buildWorld([{ label: 'First' }, { shownName: '' }, { label: 'Last' }], { provenance: true });
    const elsewhere = {
      ...world.snapshot,
      elements: world.snapshot.elements.map((element) =>
        element.name === '' ? { ...element, sources: [{ file: 'app.tsx', line: 99, column: 1 }] } : element,
      ),
    };
    expect(match(world.appModel, [elsewhere]).pairs).toHaveLength(2);
    expect(match(world.appModel, [elsewhere], { provenance: false }).pairs).toHaveLength(3);
  });
});

describe('a closed overlay', () => {
  test('a closed drawer takes no link of the menu that it repeats', () => {
    const links = ['Orders', 'Account', 'Help'].map((label) => ({
      label,
      control: 'link' as const,
      href: `/${label}`,
    }));
    const drawer = buildWorld([
      { box: 'dialog', label: 'Menu', inside: links.map((link) => ({ ...link, only: 'source' as const })) },
      { box: 'region', label: 'Main', inside: links },
    ]);
    const appModel = {
      ...drawer.appModel,
      boundaries: drawer.appModel.boundaries.map((boundary) =>
        boundary.kind === 'dialog' ? { ...boundary, kind: 'drawer' as const } : boundary,
      ),
    };
    expect(new Set(pairs({ ...drawer, appModel }))).toEqual(drawer.truth);
  });

  test('two links to # do not pair by their address', () => {
    const world = buildWorld([
      { label: 'Sign in', control: 'link', href: '#', only: 'source' },
      { label: 'Need help?', control: 'link', href: '#', only: 'page' },
    ]);
    expect(pairs(world)).toEqual([]);
  });
});

describe('the surroundings', () => {
  test('a landmark pairs with the boundary of its role', () => {
    const links = ['Profile', 'Account', 'Display'].map((label) => ({ label, control: 'link' as const }));
    const world = buildWorld([
      { box: 'region', inside: links },
      { box: 'region', inside: links },
    ]);
    const [first] = world.snapshot.containers;
    const snapshot = {
      ...world.snapshot,
      // The first menu is no landmark on the page, the second one is a navigation.
      containers: world.snapshot.containers.map((container) => ({ ...container, role: 'navigation' })),
      elements: world.snapshot.elements.map((element) =>
        element.chain.includes(first?.index ?? -1) ? { ...element, chain: [] } : element,
      ),
    };
    const boundaries = world.appModel.boundaries.map((boundary, at) =>
      at === 1 ? { ...boundary, role: 'navigation' } : boundary,
    );
    const seen = { ...world, snapshot, appModel: { ...world.appModel, boundaries } };
    expect(new Set(pairs(seen, false))).toEqual(world.truth);
  });

  test('a written-out row is no row of a loop', () => {
    const world = buildWorld([
      { box: 'rows', rows: ['first'], inside: [{ label: 'Home', control: 'link', href: '/' }] },
      { box: 'rows', rows: [], inside: [{ label: 'Home', only: 'source' }] },
    ]);
    const intents = world.appModel.intents.map((intent) =>
      intent.href === undefined ? intent : { ...intent, boundary: null },
    );
    expect(pairs({ ...world, appModel: { ...world.appModel, intents } }, false)).toEqual(['0 0']);
  });

  test('a control without a name pairs between sure neighbours, although most of its page is absent', () => {
    const hidden = Array.from({ length: 20 }, (_, at) => ({ label: `Chapter ${at}`, only: 'source' as const }));
    const icon = { labels: [{ text: 'Bell', from: 'icon' as const }], shownName: '' };
    const world = buildWorld([
      { box: 'page', inside: [{ label: 'Search', control: 'search' }, icon, { label: 'Sign out' }, ...hidden] },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('an element with a text pairs between sure neighbours only if its place is present', () => {
    const hidden = Array.from({ length: 20 }, (_, at) => ({ label: `Chapter ${at}`, only: 'source' as const }));
    const icon = { labels: [], shownName: 'Your account' };
    const around = {
      box: 'page' as const,
      inside: [{ label: 'Search', control: 'search' as const }, icon, { label: 'Sign out' }],
    };
    const pairsOf = (world: World): string[] => pairs(world, false).filter((pair) => pair.startsWith('1 '));
    expect(pairsOf(buildWorld([{ ...around, inside: [...around.inside, ...hidden] }]))).toEqual([]);
    expect(pairsOf(buildWorld([around]))).toEqual(['1 1']);
  });

  test('a control of several parts pairs by the site of any part', () => {
    const world = buildWorld([{ label: 'Payment', control: 'radio', shownName: 'Invoice' }]);
    const [intent] = world.appModel.intents as [(typeof world.appModel.intents)[number]];
    const [element] = world.snapshot.elements as [(typeof world.snapshot.elements)[number]];
    const option = { file: 'src/booking.vue', line: 66, column: 11 };
    element.sources = [option];
    intent.sites = [{ file: 'src/booking.vue', line: 65, column: 9 }];
    expect(pairs(world)).toEqual([]);
    intent.alsoAt = [[option]];
    expect(pairs(world)).toEqual(['0 0']);
  });
});

describe('pages that repeat each other', () => {
  const page = (labels: string[], only?: 'source') => ({
    box: 'page' as const,
    inside: labels.map((label) => ({ label, ...(only === undefined ? {} : { only }) })),
  });

  test('an absent page takes no element from a present page', () => {
    const world = buildWorld([
      page(['New', 'Import', 'Export', 'Archive']),
      { label: 'Search', only: 'page' },
      page(['Search', 'Reply', 'Forward', 'Block'], 'source'),
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a page with one control pairs its one control', () => {
    const world = buildWorld([page(['New', 'Import', 'Export', 'Archive']), page(['Search'])]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('the strongest of several components in one place is the present one', () => {
    const world = buildWorld([
      page(['New', 'Import', 'Export', 'Archive', 'Print']),
      { label: 'Undo', only: 'page' },
      { label: 'Redo', only: 'page' },
      page(['Undo', 'Redo', 'Cut'], 'source'),
    ]);
    const routed = (inOnePlace: boolean) => ({
      ...world.appModel,
      boundaries: [
        ...world.appModel.boundaries.map((boundary) => ({
          ...boundary,
          kind: 'component' as const,
          component: `Page${String(boundary.index)}`,
          parent: world.appModel.boundaries.length,
          sites: inOnePlace ? [{ file: 'router.tsx', line: 1, column: 1 }] : boundary.sites,
        })),
        {
          ...world.appModel.boundaries[0]!,
          index: world.appModel.boundaries.length,
          kind: 'page' as const,
          parent: null,
        },
      ],
    });
    const found = (inOnePlace: boolean) => new Set(pairs({ ...world, appModel: routed(inOnePlace) }, false));
    expect(found(true)).toEqual(world.truth);
    expect(found(false)).not.toEqual(world.truth);
  });

  test('a link with another known address does not pair', () => {
    const world = buildWorld([
      { label: 'Upload', control: 'link', href: 'https://example.com/upload.vue', only: 'source' },
      { label: 'Upload', control: 'link', href: '/upload', only: 'page' },
    ]);
    expect(pairs(world, false)).toEqual([]);
  });

  test('alike controls add presence only for as many elements as the page has', () => {
    const tabs = Array.from({ length: 6 }, () => ({ label: 'Active' }));
    const gone = { only: 'source' as const };
    const world = buildWorld([
      {
        box: 'page',
        inside: [
          { label: 'Notes', ...gone },
          { label: 'Cards', ...gone },
          { label: 'Chart', ...gone },
          { label: 'Paste', ...gone },
          { label: 'Draw' },
          { label: 'Erase' },
        ],
      },
      { box: 'page', inside: [...tabs, { label: 'Notes' }] },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a part that a control opens is not missing around the control', () => {
    const gone = { only: 'source' as const };
    const folded = ['Sign in', 'Sign up', 'Forgot', 'Verify', 'Lock'].map((label) => ({ label, ...gone }));
    const world = buildWorld([
      {
        box: 'page',
        inside: [{ label: 'Auth', ...gone }, { label: 'Home' }, { label: 'Bye', ...gone }, { label: 'Cya', ...gone }],
      },
      { box: 'page', inside: [{ label: 'Auth' }, { label: 'Help' }, { box: 'page', inside: folded }] },
    ]);
    const opener = world.appModel.intents.findIndex(({ labels }) => labels[0]?.text === 'Help') - 1;
    const boundaries = world.appModel.boundaries.map((boundary) =>
      boundary.parent === null ? boundary : { ...boundary, kind: 'region' as const, openers: [opener] },
    );
    const seen = { ...world, appModel: { ...world.appModel, boundaries } };
    expect(new Set(pairs(seen, false))).toEqual(world.truth);
  });

  test('a closed drawer takes no link of a menu, although the menu has absent links', () => {
    const links = ['Orders', 'Account', 'Help'].map((label) => ({ label, control: 'link' as const }));
    const gone = { only: 'source' as const };
    const world = buildWorld([
      {
        box: 'page',
        inside: [...links, ...['Admin', 'Audit', 'Logs', 'Roles', 'Keys', 'Jobs'].map((label) => ({ label, ...gone }))],
      },
      { box: 'page', inside: links.map((link) => ({ ...link, ...gone })) },
    ]);
    const boundaries = world.appModel.boundaries.map((boundary) =>
      boundary.index === 1 ? { ...boundary, kind: 'drawer' as const } : boundary,
    );
    const seen = { ...world, appModel: { ...world.appModel, boundaries } };
    expect(new Set(pairs(seen, false))).toEqual(world.truth);
  });
});

describe('document order', () => {
  test('each of many alike controls pairs with its own place', () => {
    // More of the surroundings of the second "Active" is present, but the source has it after "Notes".
    const part = (inside: BoxSpec['inside']) => ({ box: 'page' as const, inside });
    const gone = { only: 'source' as const };
    const world = buildWorld([
      part([
        part([
          { label: 'Active' },
          { label: 'Copy' },
          { label: 'Print' },
          ...['Cut', 'Paste', 'Drop', 'Crop'].map((label) => ({ label, ...gone })),
        ]),
        { label: 'Notes' },
        part([{ label: 'Active', ...gone }, { label: 'Zoom' }]),
      ]),
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a hidden control leaves its neighbours distinct', () => {
    const icon = (more: object = {}) => ({ labels: [{ text: 'Bell', from: 'icon' as const }], shownName: '', ...more });
    const field = (more: object = {}) => ({ control: 'text' as const, shownName: '', ...more });
    const world = buildWorld([{ label: 'First' }, field({ only: 'source' }), icon(), { label: 'Last' }]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('an element between two pages pairs with neither page', () => {
    const bare = { shownName: '' };
    const world = buildWorld([
      { box: 'page', inside: [{ label: 'Logo' }, { ...bare, only: 'source' }] },
      { shownName: '', only: 'page' },
      { box: 'page', inside: [{ label: 'Save' }] },
    ]);
    expect(pairs(world, false)).toHaveLength(world.truth.size);
  });
});

describe('weak evidence', () => {
  test('role and surroundings alone make no pair', () => {
    // The form has two buttons without a name, and the source has one. No evidence chooses between them.
    const world = buildWorld([
      {
        box: 'form',
        label: 'Profile',
        inside: [
          { label: 'Name', control: 'text' },
          { label: 'Save' },
          { only: 'source' },
          { only: 'page' },
          { only: 'page' },
        ],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('a loop without texts takes no rows of another control', () => {
    const world = buildWorld([
      {
        box: 'region',
        label: 'Palette',
        inside: [
          { label: 'Search', control: 'search' },
          { box: 'rows', label: 'colours', rows: [], inside: [{ only: 'source' }] },
          { label: 'Sort' },
          { box: 'rows', label: 'files', rows: ['a', 'b'], inside: [{ label: 'Open {row}', only: 'page' }] },
        ],
      },
    ]);
    expect(new Set(pairs(world, false))).toEqual(world.truth);
  });

  test('an intent is no evidence for its own surroundings', () => {
    const world = buildWorld([
      {
        box: 'page',
        inside: [{ label: 'Delete order' }, { label: 'Archive', only: 'source' }, { label: 'Print', only: 'source' }],
      },
    ]);
    const [pair] = match(world.appModel, [world.snapshot], { provenance: false }).pairs;
    expect(pair?.signals.container ?? 0).toBe(0);
  });
});

test('the intents of another route do not pair, whatever component renders them', () => {
  const cart = { label: 'Cart' };
  const world = buildWorld([
    { box: 'page', inside: [cart] },
    { box: 'page', inside: [{ ...cart, only: 'source' }] },
  ]);
  const pages = world.appModel.boundaries.map(({ sites: [tag] }, index) => ({
    file: 'app.tsx',
    ...(tag === undefined ? {} : { tag }),
    routes: [index === 0 ? '/other' : '/'],
  }));
  // Only the second is on this route, although the first is equally alike and comes first.
  expect(pairs({ ...world, appModel: { ...world.appModel, pages } }, false)).toEqual(['1 0']);
});

describe('two instances of one dialog', () => {
  const fields: ControlSpec[] = [{ label: 'Amount', control: 'text' }, { label: 'Save' }];
  const press = (name: string): Target => ({
    selectors: [{ strategy: 'role', value: `button[name="${name}"]`, score: 0.6 }],
    confidence: 0.6,
  });
  const home: State = { id: 'home', route: '/', from: 'route' };
  const opened = (name: string): State => ({
    id: 'opened',
    route: '/',
    from: 'explored',
    reach: [{ do: 'click', target: press(name) }],
  });

  /** A page with two openers, each for an instance of its own. One code draws both instances. */
  function twins(): { world: World; shown: World } {
    const inSource = (spec: ControlSpec): ControlSpec => ({ ...spec, only: 'source' });
    const world = buildWorld([
      { label: 'Add' },
      { label: 'Add to budget' },
      { box: 'dialog', label: 'Expense', inside: fields.map(inSource) },
      { box: 'dialog', label: 'Expense', inside: fields.map(inSource) },
    ]);
    const { intents, boundaries } = world.appModel;
    world.snapshot.containers = [];
    boundaries.forEach((boundary, at) => (boundary.openers = [at]));
    for (const [at, twin] of [
      [2, 4],
      [3, 5],
    ] as const)
      intents[twin]!.source = intents[at]!.source;
    return { world, shown: buildWorld([{ box: 'dialog', label: 'Expense', inside: fields }], { state: 'opened' }) };
  }

  const inDialog = ({ world, shown }: { world: World; shown: World }, state: State): number[] =>
    match(world.appModel, [shown.snapshot, world.snapshot], { states: [state, home], provenance: false })
      .pairs.filter((pair) => pair.state === 'opened')
      .map(({ intent }) => intent);

  test('the instance behind the pressed opener has the controls', () => {
    expect(inDialog(twins(), opened('Add'))).toEqual([2, 3]);
    expect(inDialog(twins(), opened('Add to budget'))).toEqual([4, 5]);
  });

  test('a press that no page explains closes no instance', () => {
    expect(inDialog(twins(), opened('Elsewhere'))).toEqual(inDialog(twins(), { ...opened('Add'), reach: [] }));
  });

  test('a dialog of another code stays open beside the pressed one', () => {
    const both = twins();
    const { intents } = both.world.appModel;
    intents[4]!.source = { ...intents[4]!.source, line: 90 };
    intents[5]!.source = { ...intents[5]!.source, line: 91 };
    expect(inDialog(both, opened('Add to budget'))).toEqual(inDialog(both, opened('Elsewhere')));
  });

  /** Turns the two parts into panels of tabs, of which the page shows the first one at first. */
  const asPanels = (both: { world: World; shown: World }, values: [string, string]) => {
    both.world.appModel.boundaries.forEach((boundary, at) => {
      boundary.shownBy = 'page:tab';
      boundary.shownValue = values[at]!;
      if (at === 0) boundary.shownAtFirst = true;
    });
    return both;
  };

  test('the panel of a pressed tab has the controls, although another panel is shown at first', () => {
    expect(inDialog(asPanels(twins(), ['first', 'second']), opened('Add to budget'))).toEqual([4, 5]);
  });

  test('a panel that the same value shows stays on the page', () => {
    const both = asPanels(twins(), ['first', 'first']);
    both.world.appModel.boundaries[0]!.kind = 'region';
    expect(inDialog(both, opened('Add to budget'))).toEqual(inDialog(both, opened('Elsewhere')));
  });

  test('the instance of a part that is shown at first stays on the page', () => {
    const both = twins();
    both.world.appModel.boundaries[0] = {
      ...both.world.appModel.boundaries[0]!,
      kind: 'group',
      shownAtFirst: true,
    };
    expect(inDialog(both, opened('Add to budget'))).toEqual(inDialog(both, opened('Elsewhere')));
  });
});
