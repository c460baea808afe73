import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { shownControls } from '../../src/match/shown-controls.js';
import { readApp, type ReadApp } from '../intents/read-app.js';
import { buildWorld } from './build-world.js';

/** An element of a page. `of` is the beginning of its tag in the source. */
type Shown = Partial<Omit<PageElement, 'sources'>> & { of: string; role: string; name: string; inRow?: true };

/** Reads one file again with the controls that the given states show. */
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

const controls = ({ intents }: ReadApp): string[] =>
  intents.map(({ kind, control, labels }) => `${kind} ${control} ${labels.map((one) => one.text).join(' / ')}`);

const field = { of: '<Block', role: 'textbox', tag: 'input', labels: ['Title'], name: 'Title' };
const button = { of: '<Block', role: 'button', name: 'Save' };

describe('an unknown component', () => {
  test.each<[string, Shown[][], string[]]>([
    ['is the field that the page traces to it', [[field]], ['field text Title']],
    ['is the field, although buttons are inside', [[field, { ...button, name: 'Clear value' }]], ['field text Title']],
    [
      'has the text beside it as its label',
      [[{ ...field, tag: 'div', labels: [], name: '', beside: ['Body'] }]],
      ['field contenteditable Body'],
    ],
    [
      'has the placeholder of a search box as its label, and not the title beside it',
      [[{ ...field, labels: [], name: '', beside: ['Tags'], attributes: { placeholder: 'Search…' } }]],
      ['field text Search…'],
    ],
    [
      'has the text beside it as its label if its placeholder is an example',
      [[{ ...field, labels: [], name: '', beside: ['Tags'], attributes: { placeholder: 'sun, sea' } }]],
      ['field text Tags'],
    ],
    ['has the control kind of its input type', [[{ ...field, attributes: { type: 'email' } }]], ['field email Title']],
    ['is the button that it renders', [[button]], ['action button Save']],
    ['is no control if it renders two fields', [[field, { ...field, labels: ['Teaser'] }]], []],
    ['is no control if it is in rows', [[{ ...field, inRow: true }]], []],
    ['is no control if the page has no name for it', [[{ ...button, name: '' }]], []],
    ['is no control if its name differs between states', [[field], [{ ...field, labels: ['Titel'] }]], []],
    ['is no control if it is a field in one state and a button in another', [[field], [button]], []],
    ['is no control if it is a link, because the text may be data', [[{ ...button, role: 'link' }]], []],
    ['is no control if its text may be its value', [[{ ...field, role: 'combobox', tag: 'div' }]], []],
    ['has a label without the count', [[{ ...button, role: 'tab', name: 'Notes (3)' }]], ['action tab Notes']],
  ])('%s', (_, states, expected) => {
    expect(controls(reread('<Block source="title" />', ...states))).toEqual(expected);
  });

  test('is no control if no page shows it', () => {
    expect(controls(reread('<Block source="title" />'))).toEqual([]);
  });

  test('has its few buttons after its content, from all states', () => {
    const bar = (...names: string[]): Shown[] => names.map((name) => ({ ...button, name }));
    const markup = '<Block><input aria-label="Name" /></Block>';
    expect(controls(reread(markup, bar('Save'), bar('Save', 'Remove')))).toEqual([
      'field text Name',
      'action button Save',
      'action button Remove',
    ]);
    expect(controls(reread(markup, bar('Bold', 'Italic', 'Underline', 'Color')))).toEqual(['field text Name']);
    expect(controls(reread(markup, bar('Up', 'Up')))).toEqual(['field text Name']);
  });

  test('has no button of its own if it is a dialog, because the button closes the dialog', () => {
    const markup = '<BlockDialog open={t}><input aria-label="Name" /></BlockDialog>';
    const close = { ...button, of: '<BlockDialog', name: 'Close this dialog' };
    expect(controls(reread(markup, [close]))).toEqual(['field text Name']);
  });

  test('is a form if it contains fields and renders a submit button', () => {
    const submit = { ...button, attributes: { type: 'submit' as const } };
    const app = reread('<Block><input aria-label="Name" /></Block>', [submit]);
    expect(app.summaries()).toEqual([{ kind: 'form', fields: ['Name'], action: 'Save', openers: [] }]);
    expect(app.boundaries.map(({ kind }) => kind)).toContain('form');
  });
});

describe('a known control', () => {
  const shown = { ...field, of: '<Field', labels: ['Title'] };

  test('has the name from the page if the source has none, or only the key of an unknown message', () => {
    expect(controls(reread('<Field value={t} onChange={t} />', [shown]))).toEqual(['field custom Title']);
    const app = reread('<Field label="post.title" value={t} onChange={t} />', [shown]);
    expect(app.intents.map(({ labels }) => labels)).toEqual([[{ text: 'Title', from: 'page', key: 'post.title' }]]);
  });

  test('keeps the name of the source', () => {
    expect(controls(reread('<Field label="Heading" value={t} onChange={t} />', [shown]))).toEqual([
      'field custom Heading',
    ]);
  });

  test('keeps its label if it is an HTML element', () => {
    expect(controls(reread('<button aria-label={t}><i /></button>', [{ ...button, of: '<button' }]))).toEqual([
      'action button ',
    ]);
  });
});
