import type { PageSnapshot, ReachStep, Selector, Target } from '@webmcp/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildWorld, type BoxSpec, type ControlSpec } from '../match/build-world.js';
import { buildMap, tool } from '../build-map.js';

const values = (target: Target | undefined): string[] =>
  (target?.selectors ?? []).map(({ strategy, value }) => `${strategy} ${value}`);

const back: ReachStep = { do: 'navigate', route: '/' };

describe('selectors', () => {
  test('a selector is emitted only if it is alone in its container, best first', () => {
    const { appModel, snapshot } = buildWorld([
      {
        box: 'form',
        label: 'Sign up',
        inside: [
          { label: 'Email', control: 'email', testId: 'signup-email' },
          { label: 'Email again', control: 'email' },
          { label: 'Join', control: 'submit' },
        ],
      },
      {
        box: 'form',
        label: 'Newsletter',
        inside: [
          { label: 'Email', control: 'email' },
          { label: 'Join', control: 'submit' },
        ],
      },
    ]);
    const { map } = buildMap(appModel, [tool({ kind: 'form', container: 0, fields: [0, 1], action: 2 })], [snapshot]);
    const [signUp] = map.tools;
    expect(values(signUp?.container)).toEqual(['role form[name="Sign up"]', 'css main > div:nth-child(1)']);
    expect(values(signUp?.fields[0]).slice(0, 3)).toEqual([
      'testid signup-email',
      'label Email',
      'role textbox[name="Email"]',
    ]);
    expect(signUp?.fields[0]?.confidence).toBe(1);
    expect(signUp?.fields[1]?.confidence).toBe(0.8);
    expect(signUp?.action?.confidence).toBe(0.6);
  });

  test('a selector is emitted only if every state proves it', () => {
    const open = buildWorld(
      [
        { label: 'Name', control: 'text', domId: 'name' },
        { label: 'Save', control: 'submit' },
      ],
      { state: 'a' },
    );
    const renamed = buildWorld(
      [
        { label: 'Name', control: 'text', domId: 'name', shownName: 'Your name' },
        { label: 'Save', control: 'submit' },
      ],
      { state: 'b' },
    );
    const { map } = buildMap(
      open.appModel,
      [tool({ kind: 'form', fields: [0], action: 1 })],
      [open.snapshot, renamed.snapshot],
    );
    // Below the threshold the optional field drops out and stands under unstable.
    expect(map.tools[0]?.fields).toEqual([]);
    expect(map.tools[0]?.states).toEqual(['a', 'b']);
    expect(map.unstable).toMatchObject([{ what: 'field', label: 'Name', confidence: 0.5 }]);
    expect(values(map.unstable[0] as unknown as Target)).toEqual(['css #name', 'css body > *:nth-child(1)']);
  });

  test('a required field without a stable selector holds its tool back; --allow-unstable emits it marked', () => {
    const twice: ControlSpec = { label: 'Code', control: 'text', required: true };
    const { appModel, snapshot } = buildWorld([
      twice,
      { ...twice, only: 'page' },
      { label: 'Redeem', control: 'submit' },
    ]);
    const candidates = [tool({ kind: 'form', fields: [0], action: 1 })];
    const strict = buildMap(appModel, candidates, [snapshot]);
    expect(strict.map.tools).toEqual([]);
    expect(strict.map.unstable[0]?.guidance[0]).toMatchObject({
      do: 'data-mcp',
      text: 'Add data-mcp="redeem-code" to the element at app.tsx:1:3',
    });
    expect(strict.problems.map(({ code, where }) => `${code} ${where}`)).toEqual(['UNSTABLE app.tsx:1:3']);
    const loose = buildMap(appModel, candidates, [snapshot], { allowUnstable: true });
    expect(loose.map.tools[0]).toMatchObject({ unstable: true, fields: [{ key: 'code' }] });
  });

  test('an id that a library counts is never used', () => {
    const { appModel, snapshot } = buildWorld([
      { label: 'City', control: 'text', domId: 'radix-:r4:' },
      { label: 'Find', control: 'submit' },
    ]);
    const { map } = buildMap(appModel, [tool({ kind: 'form', fields: [0], action: 1 })], [snapshot]);
    expect(JSON.stringify(map)).not.toContain('radix');
    expect(map.tools[0]?.fields[0]?.key).toBe('city');
  });

  test('an opener is found by its name before the form is open', () => {
    const page = (state: string, shownName: string, inside: ControlSpec[]) =>
      buildWorld(
        [
          { label: 'Show filters', shownName },
          { box: 'form', label: 'Filters', inside },
        ],
        { state },
      );
    const inside: ControlSpec[] = [
      { label: 'City', control: 'text' },
      { label: 'Apply', control: 'submit' },
    ];
    const open = page('open', 'Show filters now', inside);
    const closed = page('closed', 'Show filters', []);
    const { map } = buildMap(
      open.appModel,
      [tool({ kind: 'form', container: 0, fields: [1], action: 2, openers: [0] })],
      [open.snapshot, closed.snapshot],
    );
    const [step] = map.tools[0]?.reach ?? [];
    expect(step?.do === 'click' && values(step.target)[0]).toBe('role button[name="Show filters"]');
  });

  test.each([
    ['an opener that the page shows needs no opener before it', { from: 'route' as const }, 'Add column'],
    ['so does one on the page of a record', { from: 'explored' as const, reach: [] }, 'Add column'],
    [
      'one that only a press shows needs each opener before it',
      { from: 'explored' as const, reach: [back] },
      undefined,
    ],
  ])('%s', (_, home, first) => {
    const nameless: ControlSpec = { shownName: '' };
    const inside: ControlSpec[] = [{ label: 'Title', control: 'text' }, { label: 'Save' }];
    const page = (state: string, ...more: (ControlSpec | BoxSpec)[]) =>
      buildWorld([nameless, { ...nameless, only: 'page' }, { label: 'Add column' }, ...more], { state });
    const open = page('open', { box: 'dialog', label: 'Add column', inside });
    const states = [
      { id: 'home', route: '/', ...home },
      { id: 'open', route: '/', from: 'explored' as const },
    ];
    const { map } = buildMap(
      open.appModel,
      [tool({ kind: 'form', container: 0, fields: [2], action: 3, openers: [0, 1] })],
      [page('home').snapshot, open.snapshot],
      { states },
    );
    const [step] = map.tools[0]?.reach ?? [];
    const name = step?.do === 'click' ? values(step.target)[0] : undefined;
    expect(name).toBe(first === undefined ? undefined : `role button[name="${first}"]`);
  });

  test.each([
    ['the opener in a row needs no opener before it that the page shows past', [0, 1, 2], ['Board', 'Edit']],
    ['no way leaves the opener in the row out', [2, 0, 1], undefined],
  ])('%s', (_, openers, way) => {
    const nameless: ControlSpec = { shownName: '' };
    const page = (state: string, ...more: BoxSpec[]) =>
      buildWorld(
        [
          nameless,
          { ...nameless, only: 'page' },
          { label: 'Board' },
          { box: 'rows', label: 'cards', rows: ['Ada', 'Ben'], inside: [{ label: 'Edit' }] },
          ...more,
        ],
        { state },
      );
    const inside: ControlSpec[] = [{ label: 'Title', control: 'text' }, { label: 'Save' }];
    const open = page('open', { box: 'dialog', label: 'Card', inside });
    const row = open.appModel.boundaries.findIndex(({ kind }) => kind === 'row');
    const container = open.appModel.boundaries.findIndex(({ kind }) => kind === 'dialog');
    const { map } = buildMap(
      open.appModel,
      [tool({ kind: 'row-action', row, container, fields: [3], action: 4, openers })],
      [page('home').snapshot, open.snapshot],
      {
        states: [
          { id: 'home', route: '/', from: 'route' },
          { id: 'open', route: '/', from: 'explored' },
        ],
      },
    );
    const names = map.tools[0]?.reach?.map((step) => (step.do === 'click' ? step.target.fingerprint?.labels[0] : ''));
    expect(names).toEqual(way);
  });

  test('a form whose selectors find another form without the tool is no container', () => {
    const closed = buildWorld([{ box: 'form', inside: [{ label: 'Search', control: 'search' }] }], { state: 'closed' });
    const open = buildWorld(
      [
        {
          box: 'dialog',
          label: 'Edit',
          inside: [
            {
              box: 'form',
              inside: [
                { label: 'City', control: 'text' },
                { label: 'Save', control: 'submit' },
              ],
            },
          ],
        },
      ],
      { state: 'open' },
    );
    const bare = (snapshot: PageSnapshot): PageSnapshot => ({
      ...snapshot,
      containers: snapshot.containers.map((container) =>
        container.kind === 'form'
          ? {
              ...container,
              candidates: [
                { selector: { strategy: 'role', value: 'form', score: 0.6 }, document: 1, containers: {} },
                ...container.candidates,
              ],
            }
          : container,
      ),
    });
    const { map } = buildMap(
      open.appModel,
      [tool({ kind: 'form', container: 1, fields: [0], action: 1 })],
      [bare(closed.snapshot), bare(open.snapshot)],
    );
    expect(values(map.tools[0]?.container)[0]).toBe('role dialog[name="Edit"]');
  });

  test('a text that holds data is no selector', () => {
    const { appModel, snapshot } = buildWorld([
      {
        labels: [{ text: 'Cart (…)', parts: ['Cart (', null, ')'], from: 'content' }],
        shownName: 'Cart (3)',
        control: 'link',
        href: '/cart',
      },
    ]);
    const { map } = buildMap(appModel, [tool({ kind: 'navigation', action: 0 })], [snapshot]);
    expect(map.tools).toEqual([]);
    expect(map.unstable[0]?.guidance.map((each) => each.do)).toEqual(['data-mcp', 'label', 'harness']);
    expect(JSON.stringify(map)).not.toContain('Cart (3)');
  });

  test('the fingerprint contains the label in every language', () => {
    const labels = [
      { text: 'Save', from: 'content' as const, key: 'common.save' },
      { text: 'Speichern', from: 'content' as const, key: 'common.save', locale: 'de' },
    ];
    const { appModel, snapshot } = buildWorld([{ label: 'Save', labels }]);
    const { map } = buildMap(appModel, [tool({ kind: 'action', action: 0 })], [snapshot]);
    expect(map.tools[0]?.action?.fingerprint?.labels).toEqual(['Save', 'Speichern']);
  });

  test('every emitted selector was proved, for any page', () => {
    const label = fc.constantFrom('Name', 'Email', 'Phone', 'City', 'Street');
    const spec = fc.record({
      label,
      control: fc.constantFrom('text' as const, 'email' as const),
      domId: fc.constantFrom(undefined, 'name', 'email'),
      testId: fc.constantFrom(undefined, 'x', 'y'),
    });
    fc.assert(
      fc.property(fc.array(spec, { minLength: 1, maxLength: 6 }), (specs) => {
        const controls = specs.map(({ domId, testId, ...rest }) => ({
          ...rest,
          ...(domId === undefined ? {} : { domId }),
          ...(testId === undefined ? {} : { testId }),
        }));
        const { appModel, snapshot } = buildWorld([
          { box: 'form', label: 'Address', inside: [...controls, { label: 'Send', control: 'submit' }] },
        ]);
        const candidates = [
          tool({ kind: 'form', container: 0, fields: controls.map((_, at) => at), action: controls.length }),
        ];
        const { map } = buildMap(appModel, candidates, [snapshot]);
        const proved = new Set(
          snapshot.elements.flatMap((element) =>
            element.candidates.filter((each) => each.containers[0] === 1).map(({ selector }) => key(selector)),
          ),
        );
        const emitted = map.tools.flatMap(({ fields, action }) =>
          [...fields, ...(action === undefined ? [] : [action])].flatMap(({ selectors }) => selectors),
        );
        expect(emitted.every((selector) => proved.has(key(selector)))).toBe(true);
        for (const { fields } of map.tools)
          for (const field of fields)
            expect(field.confidence).toBe(Math.max(...field.selectors.map(({ score }) => score)));
      }),
    );
  });
});

const key = ({ strategy, value }: Selector): string => `${strategy} ${value}`;
