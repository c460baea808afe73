import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { shownControls } from '../../src/match/shown-controls.js';
import { readApp, type ReadApp } from '../intents/read-app.js';
import { buildWorld } from './build-world.js';

/** An element of a page, the tag it came from by how that begins in the source. */
type Shown = Partial<Omit<PageElement, 'sources'>> & { of: string; role: string; name: string; inRow?: true };

/** What one file means once pages have shown what its tags make. */
function reread(markup: string, ...states: Shown[][]): ReadApp {
  const text = `import { Block, BlockDialog, Field } from 'kit';\nexport function App({ t }) {\nreturn (<main>\n${markup}\n</main>);\n}\n`;
  const place = (of: string) => {
    const before = text.slice(0, text.indexOf(of)).split('\n');
    return { file: 'App.tsx', line: before.length, column: (before.at(-1) ?? '').length + 1 };
  };
  const { snapshot } = buildWorld([{ box: 'rows', rows: ['One'], inside: [{ label: 'Any' }] }]);
  const [element] = snapshot.elements;
  const row = snapshot.containers.findIndex(({ kind }) => kind === 'row');
  const snapshots = states.map((shown, at): PageSnapshot => ({
    ...snapshot,
    state: `state-${at}`,
    elements: shown.map(({ of, inRow, ...each }, index) => ({
      ...element!,
      index,
      labels: [],
      attributes: {},
      tag: 'button',
      ...each,
      chain: inRow === true ? [row] : [],
      sources: [place(of)],
    })),
  }));
  const files = { 'App.tsx': text };
  return readApp(files, { shown: shownControls(readApp(files), snapshots) });
}

const said = ({ intents }: ReadApp): string[] =>
  intents.map(({ kind, control, labels }) => `${kind} ${control} ${labels.map((one) => one.text).join(' / ')}`);

const field = { of: '<Block', role: 'textbox', tag: 'input', labels: ['Title'], name: 'Title' };
const button = { of: '<Block', role: 'button', name: 'Save' };

describe('a component of which nothing is known', () => {
  test.each<[string, Shown[][], string[]]>([
    ['is the field that the page traces to it', [[field]], ['field text Title']],
    ['is that, whatever buttons are in it', [[field, { ...button, name: 'Clear value' }]], ['field text Title']],
    [
      'is called what stands beside it',
      [[{ ...field, tag: 'div', labels: [], name: '', beside: ['Body'] }]],
      ['field contenteditable Body'],
    ],
    ['is what its type says', [[{ ...field, attributes: { type: 'email' } }]], ['field email Title']],
    ['is the button that it makes', [[button]], ['action button Save']],
    ['is nothing where it makes two fields', [[field, { ...field, labels: ['Teaser'] }]], []],
    ['is nothing where it stands in rows', [[{ ...field, inRow: true }]], []],
    ['is nothing where the page has no name for it', [[{ ...button, name: '' }]], []],
    ['is nothing where states call it otherwise', [[field], [{ ...field, labels: ['Titel'] }]], []],
    ['is nothing where it is a field here and a button there', [[field], [button]], []],
    ['is nothing where it leads to what may be data', [[{ ...button, role: 'link' }]], []],
    ['is nothing where its text may be its value', [[{ ...field, role: 'combobox', tag: 'div' }]], []],
    ['does not take in how many there are', [[{ ...button, role: 'tab', name: 'Notes (3)' }]], ['action tab Notes']],
  ])('%s', (_, states, expected) => {
    expect(said(reread('<Block source="title" />', ...states))).toEqual(expected);
  });

  test('is as it was where no page shows it', () => {
    expect(said(reread('<Block source="title" />'))).toEqual([]);
  });

  test('draws its few buttons after what it holds, each in the states that show it', () => {
    const bar = (...names: string[]): Shown[] => names.map((name) => ({ ...button, name }));
    const markup = '<Block><input aria-label="Name" /></Block>';
    expect(said(reread(markup, bar('Save'), bar('Save', 'Remove')))).toEqual([
      'field text Name',
      'action button Save',
      'action button Remove',
    ]);
    expect(said(reread(markup, bar('Bold', 'Italic', 'Underline', 'Color')))).toEqual(['field text Name']);
    expect(said(reread(markup, bar('Up', 'Up')))).toEqual(['field text Name']);
  });

  test('draws nothing of its own where it is a dialog: that closes it', () => {
    const markup = '<BlockDialog open={t}><input aria-label="Name" /></BlockDialog>';
    const close = { ...button, of: '<BlockDialog', name: 'Close this dialog' };
    expect(said(reread(markup, [close]))).toEqual(['field text Name']);
  });

  test('is a form where it holds fields and draws what submits them', () => {
    const submit = { ...button, attributes: { type: 'submit' as const } };
    const app = reread('<Block><input aria-label="Name" /></Block>', [submit]);
    expect(app.told()).toEqual([{ kind: 'form', fields: ['Name'], action: 'Save', openers: [] }]);
    expect(app.boundaries.map(({ kind }) => kind)).toContain('form');
  });
});

describe('a control that is known', () => {
  const shown = { ...field, of: '<Field', labels: ['Title'] };

  test('takes its name from the page where the source has none, or the key of a message that is not known', () => {
    expect(said(reread('<Field value={t} onChange={t} />', [shown]))).toEqual(['field custom Title']);
    const app = reread('<Field label="post.title" value={t} onChange={t} />', [shown]);
    expect(app.intents.map(({ labels }) => labels)).toEqual([[{ text: 'Title', from: 'page', key: 'post.title' }]]);
  });

  test('keeps the name that the source gives', () => {
    expect(said(reread('<Field label="Heading" value={t} onChange={t} />', [shown]))).toEqual(['field custom Heading']);
  });

  test('of HTML keeps to what its source says', () => {
    expect(said(reread('<button aria-label={t}><i /></button>', [{ ...button, of: '<button' }]))).toEqual([
      'action button ',
    ]);
  });
});
