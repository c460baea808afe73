import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const person = vi.fn<(message?: string) => boolean>();
vi.stubGlobal('confirm', person);
const { askOnce } = await import('../../src/policy/ask-once.js');

beforeEach(() => void person.mockReset());
afterAll(() => void vi.unstubAllGlobals());

test.each([true, false])('askOnce returns the answer of the person: %s', (answer) => {
  person.mockReturnValue(answer);
  expect(askOnce(() => 'Delete it?')()).toBe(answer);
});

test('askOnce asks the same question once', () => {
  person.mockReturnValue(true);
  const allowed = askOnce(() => 'Delete it?');
  expect([allowed(), allowed()]).toEqual([true, true]);
  expect(person).toHaveBeenCalledOnce();
});

test('askOnce asks again when the question changes', () => {
  person.mockReturnValueOnce(true).mockReturnValueOnce(false);
  let question = 'Delete one?';
  const allowed = askOnce(() => question);
  expect(allowed()).toBe(true);
  question = 'Delete two?';
  expect(allowed()).toBe(false);
});

test('askOnce asks the confirm that was captured at load', () => {
  vi.stubGlobal('confirm', () => true);
  person.mockReturnValue(false);
  expect(askOnce(() => 'Delete it?')()).toBe(false);
});

test('askOnce refuses where the browser shows no dialog', () => {
  person.mockImplementation(() => {
    throw new Error('no dialog');
  });
  expect(askOnce(() => 'Delete it?')()).toBe(false);
});
