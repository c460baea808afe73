import { expect, test, vi } from 'vitest';

import { askOnce } from '../../src/policy/ask-once.js';
import type { Confirmer } from '../../src/policy/confirm.js';

const answering = (answer: unknown): ReturnType<typeof vi.fn<Confirmer>> => vi.fn<Confirmer>(() => answer as boolean);

test.each([true, false])('askOnce returns the answer of the person: %s', async (answer) => {
  expect(await askOnce(() => 'Delete it?', answering(answer))()).toBe(answer);
});

test('askOnce asks the same question once', async () => {
  const person = answering(true);
  const allowed = askOnce(() => 'Delete it?', person);
  expect([await allowed(), await allowed()]).toEqual([true, true]);
  expect(person).toHaveBeenCalledOnce();
});

test('askOnce asks again when the question changes', async () => {
  const person = vi.fn<Confirmer>().mockReturnValueOnce(true).mockReturnValueOnce(false);
  let question = 'Delete one?';
  const allowed = askOnce(() => question, person);
  expect(await allowed()).toBe(true);
  question = 'Delete two?';
  expect(await allowed()).toBe(false);
});

test('askOnce asks again after a refusal', async () => {
  const person = vi.fn<Confirmer>().mockReturnValueOnce(false).mockReturnValueOnce(true);
  const allowed = askOnce(() => 'Delete it?', person);
  expect([await allowed(), await allowed()]).toEqual([false, true]);
});

test.each([1, 'yes', {}, undefined])('askOnce takes no other answer than true: %j', async (answer) => {
  expect(await askOnce(() => 'Delete it?', answering(answer))()).toBe(false);
});

test('askOnce refuses where nobody can be asked', async () => {
  const failing = vi.fn<Confirmer>(() => {
    throw new Error('no dialog');
  });
  expect(await askOnce(() => 'Delete it?', failing)()).toBe(false);
  // A server has no browser that asks.
  expect(await askOnce(() => 'Delete it?')()).toBe(false);
});
