import { expect, test } from 'vitest';

import { answeredAct } from '../../../src/naming/rules/answered-act.js';
import { call, handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

const rows = (section: string, answer: object, asks: object = { label: 'Delete' }) => ({
  box: 'region' as const,
  label: section,
  inside: [{ box: 'rows' as const, rows: ['Alpha', 'Beta'], over: 'songs', inside: [answer, asks] }],
});
const inRow = { kind: 'row-action' as const, container: 1, row: 1, openers: [1] };

test('the rule names an answer in a row by the act that asks', () => {
  expect(namedBy(answeredAct, toolOf(rows('Playlist', { label: 'Yes' }), inRow))).toBe('answered-act: delete_song ""');
});

test('the rule names an answer behind a picture by its code', () => {
  const answer = { label: 'Yes', handlers: [handler('click', undefined, [call('remove')])] };
  expect(namedBy(answeredAct, toolOf(rows('Playlist', answer, { label: '🗑️' }), inRow))).toBe(
    'answered-act: remove_song ""',
  );
});

test.each([
  ['outside of rows', toolOf(rows('Playlist', { label: 'Yes' }), { openers: [1] })],
  ['in a section that names the act', toolOf(rows('Delete this song?', { label: 'Yes' }), inRow)],
  ['with an act of its own', toolOf(rows('Playlist', { label: 'Archive' }), inRow)],
  ['without an act anywhere', toolOf(rows('Playlist', { label: 'Yes' }, { label: 'Song menu' }), inRow)],
])('the rule leaves a button %s', (_, tool) => {
  expect(namedBy(answeredAct, tool)).toBe(undefined);
});
