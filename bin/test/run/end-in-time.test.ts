import { EventEmitter } from 'node:events';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { endInTime, type EndingProcess } from '../../src/run/end-in-time.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the events of one process, and the list of what happened to it. */
function watched(): { emitter: EventEmitter; happened: (string | number)[] } {
  const emitter = new EventEmitter();
  const happened: (string | number)[] = [];
  const ending: EndingProcess = {
    on: (signal, listener) => emitter.on(signal, listener),
    exit: (code) => void happened.push(code),
  };
  endInTime(
    ending,
    () => happened.push('interrupted'),
    () => 2,
  );
  return { emitter, happened };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])('%s interrupts, and ends the process within 3 s', (signal) => {
  const { emitter, happened } = watched();
  emitter.emit(signal, signal);
  expect(happened).toEqual(['interrupted']);
  vi.advanceTimersByTime(3_000);
  expect(happened).toEqual(['interrupted', 2]);
});

test.each([
  ['SIGINT', 'SIGINT', 130],
  ['SIGINT', 'SIGTERM', 143],
  ['SIGTERM', 'SIGHUP', 129],
])('%s and then %s ends the process at once', (first, second, code) => {
  const { emitter, happened } = watched();
  emitter.emit(first, first);
  emitter.emit(second, second);
  expect(happened).toEqual(['interrupted', code]);
});

test('no signal ends nothing', () => {
  const { happened } = watched();
  vi.advanceTimersByTime(60_000);
  expect(happened).toEqual([]);
});
