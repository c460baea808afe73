import { describe, expect, test } from 'vitest';

import { decideOutcome } from '../../src/outcome/decide-outcome.js';
import type { Finding } from '../../src/outcome/signals/finding.js';

const early = { late: false };
const refused = (message: string, more: Partial<Finding> = {}): Finding => ({
  kind: 'validation',
  role: 'refuses',
  text: message,
  message,
  ...more,
});
const closed: Finding = { kind: 'dialog-closed', role: 'confirms' };
const saved: Finding = { kind: 'status', role: 'confirms', text: 'Saved', heard: 'Saved' };
const finished: Finding = { kind: 'request-finished', role: 'supports', text: '200 /orders' };
const question: Finding = { kind: 'dialog-opened', role: 'asks', text: 'Really?' };

describe('a refusal', () => {
  test('wins over every other finding', () => {
    expect(decideOutcome([saved, closed, question, refused('City: is not valid')], early)).toEqual({
      status: 'rejected',
      messages: ['City: is not valid', 'Saved'],
      evidence: [{ kind: 'validation', text: 'City: is not valid' }],
      weak: false,
    });
  });

  test('is said once', () => {
    expect(decideOutcome([refused('No'), refused('No')], early).messages).toEqual(['No']);
  });

  test('that any confirmation outweighs is weak, and loses to one', () => {
    const unsure = refused('Sundays only', { role: 'refuses unless confirmed' });
    expect(decideOutcome([unsure], early)).toMatchObject({ status: 'rejected', weak: true });
    expect(decideOutcome([unsure, closed], early)).toMatchObject({ status: 'completed' });
  });

  test('that was there before counts late, or once a request is through', () => {
    const old = refused('City: is not valid', { role: 'refused before' });
    expect(decideOutcome([old], early)).toMatchObject({ status: 'unknown' });
    expect(decideOutcome([old], { ...early, late: true })).toMatchObject({ status: 'rejected' });
    expect(decideOutcome([old, finished], early)).toMatchObject({ status: 'rejected' });
    expect(decideOutcome([old, closed], { ...early, late: true })).toMatchObject({ status: 'completed' });
  });

  test('by a mark without a word is left out where a message names its field', () => {
    const mark = refused('City: is not valid', { role: 'marks', field: 'City' });
    expect(decideOutcome([mark], early)).toMatchObject({ messages: ['City: is not valid'], weak: false });
    expect(decideOutcome([refused('City: too short', { field: 'City' }), mark], early).messages).toEqual([
      'City: too short',
    ]);
  });
});

test('a question of the page is no outcome, and outweighs any success', () => {
  expect(decideOutcome([saved, question], early)).toEqual({
    status: 'unknown',
    messages: ['The page asks: Really?', 'Saved'],
    evidence: [{ kind: 'dialog-opened', text: 'Really?' }],
    weak: false,
  });
});

describe('a final confirmation silences', () => {
  test.each([
    [{ ...early, thrown: 'boom' }, 'unknown', "The page's own code failed: boom"],
    [{ ...early, taken: 'as before' as const }, 'rejected', 'The page showed it as done, and took it back'],
  ])('%j, and other evidence does not', (moment, status, message) => {
    expect(decideOutcome([closed], moment)).toMatchObject({ status, messages: [message], weak: true });
    expect(decideOutcome([closed, saved], moment)).toMatchObject({ status: 'completed' });
    // A request that is through is no answer of the page.
    expect(decideOutcome([closed, finished], moment)).toMatchObject({ status });
  });
});

test('a value that was shown and is gone silences a hint alone', () => {
  const gone = { ...early, taken: 'value gone' as const };
  const hint: Finding = { kind: 'container-changed', role: 'hints' };
  expect(decideOutcome([hint], gone)).toMatchObject({ status: 'unknown', evidence: [{ kind: 'container-changed' }] });
  expect(decideOutcome([hint, closed], gone)).toMatchObject({ status: 'completed' });
});

describe('success', () => {
  test('is weak while all evidence may come before the answer of the app', () => {
    expect(decideOutcome([closed], early)).toMatchObject({ status: 'completed', weak: true });
    expect(decideOutcome([closed, finished], early)).toMatchObject({ status: 'completed', weak: false });
    const read: Finding = { kind: 'request-finished', role: 'accompanies' };
    expect(decideOutcome([closed, read], early)).toMatchObject({ status: 'completed', weak: true });
    expect(decideOutcome([saved], early)).toEqual({
      status: 'completed',
      messages: ['Saved'],
      evidence: [{ kind: 'status', text: 'Saved' }],
      weak: false,
    });
  });

  test('takes evidence that only accompanies beside other evidence', () => {
    const alert: Finding = { kind: 'alert', role: 'accompanies', text: 'Sundays', heard: 'Sundays' };
    expect(decideOutcome([alert], early)).toMatchObject({ status: 'unknown', messages: ['Sundays'], evidence: [] });
    expect(decideOutcome([alert, closed], early).evidence.map(({ kind }) => kind)).toEqual(['dialog-closed', 'alert']);
  });

  test('takes the first hint where there is no evidence', () => {
    const hints: Finding[] = [
      { kind: 'container-changed', role: 'hints' },
      { kind: 'page-changed', role: 'hints' },
    ];
    expect(decideOutcome(hints, early)).toMatchObject({ evidence: [{ kind: 'container-changed' }], weak: true });
    expect(decideOutcome([...hints, closed], early).evidence).toEqual([{ kind: 'dialog-closed' }]);
  });
});

test('without a finding the outcome is unknown', () => {
  const mention: Finding = { kind: 'alert', role: 'mentions', heard: 'Hello' };
  expect(decideOutcome([mention], early)).toEqual({
    status: 'unknown',
    messages: ['Hello'],
    evidence: [],
    weak: false,
  });
});
