import { beforeEach, expect, test } from 'vitest';

import { withDurations } from '../../src/report/with-durations.js';
import type { Progress } from '../../src/run/progress.js';

let time: number;
let lines: string[];
let progress: Progress;
beforeEach(() => {
  time = 0;
  lines = [];
  const quiet: Progress = { step() {}, count() {}, at() {}, limit() {}, now: () => '', end() {} };
  progress = withDurations(
    quiet,
    (line) => void lines.push(line),
    () => time,
  );
});
/** Runs a step that takes so many seconds. */
const step = (text: string, seconds: number): void => {
  progress.step(text);
  time += seconds * 1000;
};

test('a run over 30 s names its longest steps, with their longest parts', () => {
  step('Reading the source', 2);
  step('Starting the app', 8);
  step('Looking at the app', 0);
  progress.at(['home', 'orders']);
  time += 12_000;
  progress.at(['orders', 'users']);
  time += 9_000;
  progress.at([]);
  step('Writing the map', 1);
  progress.end();
  expect(lines).toEqual([
    'Took 32 s: Looking at the app 21 s (orders 21 s), Starting the app 8 s, Reading the source 2 s',
  ]);
});

test('a shorter run prints nothing, and the next run counts anew', () => {
  for (let run = 0; run < 3; run++) {
    step('Looking at the app', 20);
    progress.end();
    time += 60_000;
  }
  expect(lines).toEqual([]);
});

test('a run that failed prints nothing', () => {
  step('Looking at the app', 40);
  progress.end(true);
  expect(lines).toEqual([]);
});
