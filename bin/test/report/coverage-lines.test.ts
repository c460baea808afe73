import { expect, test } from 'vitest';

import { coverageLines, leftOutLines, unseenLines } from '../../src/report/coverage-lines.js';

test('coverageLines renders each sum that is not zero, one line for each state that was read', () => {
  const coverage = {
    elements: 9,
    inTools: 5,
    shared: 1,
    unstable: 0,
    dead: 1,
    unmatched: 0,
    leftOut: { sensitive: 1, 'in-a-frame': 1 },
    places: { stamp: 7, call: 0, handler: 0, none: 2 },
  };
  const states = [
    { id: 'home', route: '/', from: 'route' as const, coverage },
    { id: 'gone', route: '/gone', from: 'route' as const },
  ];
  expect(coverageLines({ states })).toEqual([
    'home: 9 elements, 5 in a tool, 1 in several tools, 1 dead, 1 left out (in-a-frame), 1 left out (sensitive); 2 without a place in the source',
  ]);
});

test('leftOutLines explains each reason once, with the act that helps', () => {
  const coverageWith = (leftOut: Record<string, number>) => ({
    elements: 3,
    inTools: 0,
    shared: 0,
    unstable: 0,
    dead: 0,
    unmatched: 0,
    leftOut,
    places: { stamp: 3, call: 0, handler: 0, none: 0 },
  });
  const state = (id: string, leftOut: Record<string, number>) => ({
    id,
    route: `/${id}`,
    from: 'route' as const,
    coverage: coverageWith(leftOut),
  });
  const states = [state('home', { 'not-seen': 1, sensitive: 1 }), state('new', { sensitive: 2 })];
  expect(leftOutLines({ states })).toEqual([
    'Left out:',
    expect.stringMatching(/^ {2}not-seen {3}No state shows the tool, .* webmcp instrument --explore opens dialogs/),
    '  sensitive  Only the user fills in a sensitive field.',
  ]);
  expect(leftOutLines({ states: [state('home', {})] })).toEqual([]);
});

test('unseenLines names the first controls that no page showed, counts the rest, and names the next act', () => {
  const intent = (line: number, label = 'Remove') => ({
    label,
    control: 'button',
    source: { file: 'src/App.tsx', line, column: 3 },
    reason: 'no state shows anything like it',
  });
  const lines = (...intents: ReturnType<typeof intent>[]) => unseenLines({ unmatched: { intents, elements: [] } });
  expect(lines()).toEqual([]);
  expect(lines(intent(7), intent(8, ''))).toEqual([
    '2 controls of the source were not found on a page, so no tool uses them:',
    '  Remove  button  src/App.tsx:7:3',
    '  button  button  src/App.tsx:8:3',
    expect.stringMatching(/instrument --explore .* webmcp\.harness\.ts\.$/),
  ]);
  const many = lines(...Array.from({ length: 8 }, (_, line) => intent(line)));
  expect(many).toHaveLength(8);
  expect(many[6]).toBe('  and 3 more: unmatched.intents of the map lists all');
});
