import { integrityOf, type GroundTruthMap, type Tool } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { rankTools } from '../../src/eval/rank-tools.js';
import { scoreCases } from '../../src/eval/score-cases.js';
import type { EvalCase } from '../../src/outputs/eval-cases.js';
import { readingRoom } from '../outputs/reading-room.js';

const map: GroundTruthMap = { ...readingRoom, integrity: integrityOf(readingRoom) };

const request = (content: string, functionName: string): EvalCase => ({
  name: content,
  messages: [{ role: 'user', type: 'message', content }],
  expectedCall: [{ functionName, arguments: {} }],
});

test('ranks by the words of names, titles, descriptions, labels and choices', () => {
  const rank = rankTools(map.tools);
  expect(rank('please cancel my seat')[0]).toBe('cancel_seat');
  expect(rank('a place on the gallery')[0]).toBe('reserve_seat');
  expect(rank('send me the letter')).toEqual(['subscribe']);
  expect(rank('zzz')).toEqual([]);
});

test('counts right choices in all and for each route, and names the confused pair', async () => {
  const scores = await scoreCases(map, [
    request('Cancel the seat', 'cancel_seat'),
    request('I want the letter', 'subscribe'),
    request('A seat for two people', 'cancel_seat'),
  ]);
  expect(scores.all).toEqual({ cases: 3, top1: 2, top3: 3 });
  expect(scores.confused).toEqual([
    { request: 'A seat for two people', expected: 'cancel_seat', chosen: 'reserve_seat' },
  ]);
  expect(scores.routes).toEqual([
    { route: '/', cases: 1, top1: 1, top3: 1, confused: [] },
    {
      route: '/seats',
      cases: 2,
      top1: 1,
      top3: 2,
      confused: [{ request: 'A seat for two people', expected: 'cancel_seat', chosen: 'reserve_seat' }],
    },
  ]);
});

test('an expected tool that the map does not have is a miss, and is named', async () => {
  const { all, unknown } = await scoreCases(map, [request('Lend a book', 'lend_book')]);
  expect([all, unknown]).toEqual([{ cases: 1, top1: 0, top3: 0 }, ['lend_book']]);
});

test('another ranker decides in the place of BM25', async () => {
  const last = (tools: readonly Tool[]) => () => tools.map(({ name }) => name).reverse();
  const { all, confused } = await scoreCases(map, [request('Cancel the seat', 'cancel_seat')], last);
  expect(all).toEqual({ cases: 1, top1: 0, top3: 1 });
  expect(confused[0]?.chosen).toBe('subscribe');
});
