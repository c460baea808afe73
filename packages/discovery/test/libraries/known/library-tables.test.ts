import { classMarks, generatedIdRule, pageLibraries, type PageLibrary } from '@webmcp/text';
import { expect, test } from 'vitest';

import type { Library } from '../../../src/libraries/library.js';
import { configFault } from '@webmcp/contract/schema';
import { libraryTables } from '../../../src/libraries/known/library-tables.js';
import { stateHooks } from '../../../src/libraries/known/state-hooks.js';
import { readReact } from '../../intents/read-app.js';
import { controlsOf } from '../controls-of.js';

/** A library that does not exist, in the two places in which a library is written down. */
const willow: Library = {
  name: 'willow',
  packages: { '@willow/ui': '' },
  components: { Leaf: { is: 'field', control: 'date', label: ['caption'] } },
  stateHooks: [{ packages: ['@willow/ui'], hook: 'useTwig', is: ['bent'], on: ['bend'], off: ['rest'], toggle: [] }],
};
const willowOnPage: PageLibrary = {
  name: 'willow',
  generatedIds: { own: ['willow'] },
  classes: { refused: ['wilted'] },
};

test('an added library makes its component a control, refuses its ids and marks its messages', () => {
  const markup = '<Leaf caption="Born on" />';
  const imports = `import { Leaf } from '@willow/ui';`;
  expect(controlsOf(readReact(markup, imports))).not.toContain('date');
  expect(controlsOf(readReact(markup, imports, { tables: [willow] }))).toBe('date Born on by willow Leaf');

  const before = generatedIdRule(pageLibraries);
  const after = generatedIdRule([...pageLibraries, willowOnPage]);
  expect([before.isGeneratedId('willow-ab'), after.isGeneratedId('willow-ab')]).toEqual([false, true]);

  expect(classMarks(pageLibraries).refused.test('willow-wilted')).toBe(false);
  expect(classMarks([...pageLibraries, willowOnPage]).refused.test('willow-wilted')).toBe(true);

  expect(stateHooks([...libraryTables, willow]).map(({ hook }) => hook)).toContain('useTwig');
});

test('every name of a library is given once', () => {
  const names = libraryTables.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a tag without an import has one meaning in all libraries, but for AutoComplete', () => {
  const globals = libraryTables.filter(({ globalPrefix }) => globalPrefix !== undefined);
  const meanings = new Map<string, Set<string>>();
  for (const { globalPrefix = '', components } of globals) {
    for (const [tag, entry] of Object.entries(components))
      if (tag.startsWith(globalPrefix)) meanings.set(tag, (meanings.get(tag) ?? new Set()).add(JSON.stringify(entry)));
  }
  // The prefix of Ant Design Vue is `A`, and PrimeVue has none. Apps of PrimeVue import the component.
  expect([...meanings].flatMap(([tag, { size }]) => (size > 1 ? [tag] : []))).toEqual(['AutoComplete']);
});

test('every library that refers to facts of the page has some there', () => {
  const known = new Set<string>(pageLibraries.map(({ name }) => name));
  expect(libraryTables.flatMap(({ onPage }) => (onPage === undefined || known.has(onPage) ? [] : [onPage]))).toEqual(
    [],
  );
});

test('the schema of the config takes the components of each built-in table', () => {
  const tables = libraryTables.map(({ name, components }) => ({ name, packages: { [name]: '' }, components }));
  expect(tables.map((table) => configFault({ libraries: [table] })).filter((fault) => fault !== null)).toEqual([]);
});
