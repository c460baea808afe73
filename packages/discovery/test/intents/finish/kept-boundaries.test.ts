import { describe, expect, test } from 'vitest';

import { omissions } from '../../../src/intents/finish/kept-boundaries.js';
import { readApp, readHtml, readReact, type ReadApp } from '../read-app.js';

const kinds = (app: ReadApp): string[] => app.boundaries.map(({ kind }) => kind);

/** The omissions in order, each with an app in which only the page is left. */
const cases: [omission: string, app: () => ReadApp][] = [
  ['empty', () => readHtml('<form aria-label="x">text</form>')],
  [
    'component of one control',
    () => readApp({ 'App.tsx': `function Field() { return <input />; } export function App() { return <Field />; }` }),
  ],
  ['nameless group of one control', () => readHtml('<fieldset><input></fieldset>')],
  ['condition without an opener', () => readReact('{state.ready && <div><input /><button>x</button></div>}')],
];

describe('kept boundaries', () => {
  test.each(cases)('%s is left out', (_, app) => {
    expect(kinds(app())).toEqual(['page']);
  });

  test('every omission has a case, in order', () => {
    expect(cases.map(([omission]) => omission)).toEqual(omissions.map(({ name }) => name));
  });

  test.each([
    [
      'a component of two controls',
      'function Field() { return <><input /><button>x</button></>; } export function App() { return <Field />; }',
      'component',
    ],
    [
      'a named group of one control',
      'export function App() { return <fieldset><legend>x</legend><input /></fieldset>; }',
      'group',
    ],
  ])('%s is kept', (_, text, kind) => {
    expect(kinds(readApp({ 'App.tsx': text }))).toContain(kind);
  });
});
