import { expect, test } from 'vitest';

import { buildMap, tool } from '../build-map.js';
import { buildWorld, handler } from '../match/build-world.js';

/** Returns whether the title is required in the form of a dialog that the row's "Edit" opens, by the states that it sets. */
function isTitleRequired(...sets: { state: string; value?: string }[]): boolean | undefined {
  const page = (state: string, inside: Parameters<typeof buildWorld>[0]) =>
    buildWorld(
      [
        {
          box: 'rows',
          label: 'tasks',
          rows: ['Ada', 'Ben'],
          inside: [{ label: 'Edit', handlers: [{ ...handler('click', 'openEdit'), sets }] }],
        },
        ...inside,
      ],
      { state },
    );
  const dialog = {
    box: 'dialog' as const,
    label: 'Task',
    inside: [{ label: 'Title', control: 'text' as const, required: true, binds: '1:form.title' }, { label: 'Save' }],
  };
  const open = page('open', [dialog]);
  const row = open.appModel.boundaries.findIndex(({ kind }) => kind === 'row');
  const container = open.appModel.boundaries.findIndex(({ kind }) => kind === 'dialog');
  const candidate = tool({ kind: 'row-action', row, container, fields: [1], action: 2, openers: [0], chosenBy: 0 });
  const { map } = buildMap(open.appModel, [candidate], [page('home', []).snapshot, open.snapshot]);
  return map.tools[0]?.fields[0]?.required;
}

test('a field that the row fills with its record keeps its value', () => {
  expect(isTitleRequired({ state: '1:form' }, { state: '1:form.title' })).toBe(false);
});

test.each([
  ['a field that the row empties', [{ state: '1:form.title', value: '' }]],
  ['a field of another form', [{ state: '1:search' }]],
  ['a form that is only made new', [{ state: '1:form' }]],
])('%s is required as before', (_, sets) => {
  expect(isTitleRequired(...sets)).toBe(true);
});
