import type { PageContainer, PageElement, PageSnapshot, Selector } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { withoutData } from '../../src/page/without-data.js';

const css = (value: string): Selector => ({ strategy: 'css', value, score: 0.4 });
const candidate = (selector: Selector) => ({ selector, document: 1, containers: {} });
const table = 'table[aria-label="Accounts\\ of\\ Ada"] > tbody > tr';

/** A page with one link and one row. The app's files contain the texts in `written`, or hold no texts of the app. */
function cleaned(written: string[] | undefined): { link: PageElement; row: PageContainer } {
  const link = {
    candidates: [candidate(css('a[href="/out?token=k1"]')), candidate(css('a[title="Sign out"]'))],
    fingerprint: {
      kind: 'link',
      labels: ['Sign out'],
      scope: ['heading:Welcome, Ada', 'region:Menu', 'main'],
      href: '/out?token=k1',
      unique: ['label', 'href'],
    },
  };
  const row = {
    candidates: [],
    fingerprint: { kind: 'row', labels: [], scope: [], unique: [] },
    row: { set: 0, rows: [css(table), css('tbody > tr')], keys: [] },
  };
  const page = { state: 'home', route: '/', elements: [link], containers: [row] } as unknown as PageSnapshot;
  const isWritten = (text: string) => written?.includes(text);
  const [found] = withoutData([page], isWritten);
  return { link: found!.elements[0]!, row: found!.containers[0]! };
}

test('withoutData removes the texts that no file contains', () => {
  const { link, row } = cleaned(['Menu', 'Sign out']);
  expect(link.fingerprint).toEqual({
    kind: 'link',
    labels: ['Sign out'],
    scope: ['region:Menu', 'main'],
    unique: ['label'],
  });
  expect(link.candidates.map(({ selector: { value } }) => value)).toEqual(['a[title="Sign out"]']);
  expect(row.row?.rows.map(({ value }) => value)).toEqual(['tbody > tr']);
});

test('withoutData keeps an address and a text that a file contains', () => {
  const { link, row } = cleaned(['Menu', 'Sign out', 'Welcome, Ada', '/out?token=k1', 'Accounts of Ada']);
  expect(link.fingerprint).toMatchObject({
    scope: ['heading:Welcome, Ada', 'region:Menu', 'main'],
    href: '/out?token=k1',
  });
  expect([link.candidates.length, row.row?.rows.length]).toEqual([2, 2]);
});

test('withoutData keeps all if the files hold no texts of the app', () => {
  const { link, row } = cleaned(undefined);
  expect([link.fingerprint.scope.length, link.candidates.length, row.row?.rows.length]).toEqual([3, 2, 2]);
});

test('withoutData marks the name of a container that is data, if it has the key of a row', () => {
  const box = (label: string): object => ({
    kind: 'dialog',
    candidates: [],
    fingerprint: { kind: 'dialog', labels: [label], scope: [], unique: ['label'] },
  });
  const row = { ...box('Row'), kind: 'row', row: { set: 0, rows: [], keys: [{ selector: css('b'), text: 'Ada' }] } };
  const page = { elements: [], containers: [box("Edit 'Ada'"), box("Edit 'Bob'"), box('Help'), row] };
  const [found] = withoutData([page as unknown as PageSnapshot], (text) => text === 'Help' || text === 'Row');
  expect(found!.containers.map(({ dataLabels, fingerprint: { labels } }) => [labels, dataLabels])).toEqual([
    [["Edit 'Ada'"], ["Edit 'Ada'"]],
    [[], undefined],
    [['Help'], undefined],
    [['Row'], undefined],
  ]);
});

test.each([
  ['/people/ada', ["'/people/'"], false],
  ['/app/settings', ["tab: 'settings'"], true],
  ['/app/settings', ['href="/settings"'], true],
  ['/app', [], true],
])('withoutData judges the address %s by its words', (href, files, isKept) => {
  const link = { candidates: [], fingerprint: { kind: 'link', labels: [], scope: [], href, unique: ['href'] } };
  const page = { state: 'home', route: '/', elements: [link], containers: [] } as unknown as PageSnapshot;
  const [found] = withoutData([page], (text) => files.some((file) => file.includes(text)));
  expect(found!.elements[0]!.fingerprint.href).toBe(isKept ? href : undefined);
});

test('withoutData removes the name of a container, unless the name has the key of a row', () => {
  const region = (name: string, keys: string[] = []) => ({
    candidates: [
      candidate({ strategy: 'role', value: `region[name="${name}"]`, score: 0.6 }),
      candidate(css('main > div')),
    ],
    fingerprint: { kind: 'region', labels: [name], scope: [], unique: ['label'] },
    ...(keys.length > 0 && { row: { set: 0, rows: [], keys: keys.map((text) => ({ text, selector: css('td') })) } }),
  });
  // The last name has the key only as a part of a word.
  const names = ['Ada Byron', 'Edit Bo', 'Team', 'Bora Lind'];
  const containers = [...names.map((name) => region(name)), region('row', ['Bo'])];
  const page = { state: 'home', route: '/', elements: [], containers } as unknown as PageSnapshot;
  const [found] = withoutData([page], (text) => text === 'Team');
  expect(found!.containers.map(({ fingerprint }) => fingerprint.labels)).toEqual([[], ['Edit Bo'], ['Team'], [], []]);
  expect(found!.containers.map(({ candidates }) => candidates.length)).toEqual([1, 2, 2, 1, 1]);
});

test.each([
  ['data', ['From'], [[], []]],
  ['a text of the source', ['From', 'By mail'], [['By mail', 'input[name="how"][value="By mail"]'], ['By mail']]],
])('withoutData removes the label and value of a radio if it is data: %s', (_, written, kept) => {
  const label: Selector = { strategy: 'label', value: 'By mail', score: 0.8 };
  const radio = {
    role: 'radio',
    chain: [],
    candidates: [candidate(label), candidate(css('input[name="how"][value="By mail"]'))],
    fingerprint: { kind: 'radio', labels: ['By mail'], scope: [], unique: ['label'] },
  };
  const page = { state: 'home', route: '/', elements: [radio], containers: [] } as unknown as PageSnapshot;
  const [found] = withoutData([page], (text) => written.includes(text));
  const { candidates, fingerprint } = found!.elements[0]!;
  expect([candidates.map(({ selector: { value } }) => value), fingerprint.labels]).toEqual(kept);
});
