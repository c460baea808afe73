import { spinner } from '@clack/prompts';

import type { Progress } from '../run/progress.js';
import { workLine, type Work } from './work-line.js';

/** Milliseconds between two updates: of a live line, and of plain lines. */
const liveEvery = 1_000;
const plainEvery = 30_000;

/** Prints progress on standard error: one live line on a terminal, a plain line for each step elsewhere. */
export function terminalProgress(stream: NodeJS.WriteStream): Progress {
  // A terminal without a known width breaks a live line after each character.
  return stream.isTTY === true && stream.columns > 0 ? liveProgress(stream) : plainProgress(stream);
}

function liveProgress(output: NodeJS.WriteStream): Progress {
  let live: ReturnType<typeof spinner> | null = null;
  let current = '';
  const show = (work: Work): void => {
    const line = workLine(work, performance.now());
    live?.message(line === '' ? current : `${current} (${line})`);
  };
  const watched = watchWork(liveEvery, show);
  return {
    limit: watched.limit,
    now: () => nowLine(current, watched.now()),
    step(text) {
      live?.stop(current);
      current = text;
      live = spinner({ output });
      live.start(text);
      watched.begin();
    },
    count: (done, of, what) => show(watched.count(done, of, what)),
    at: (open) => show(watched.at(open)),
    end(failed = false) {
      watched.end();
      if (failed) live?.error(current);
      else live?.stop(current);
      live = null;
    },
  };
}

function plainProgress(output: NodeJS.WriteStream): Progress {
  let told = 0;
  let current = '';
  const print = (line: string): void => {
    told = performance.now();
    output.write(`${line}\n`);
  };
  // A count is progress of its own: the timer starts again.
  const watched = watchWork(plainEvery, (work) => {
    const now = performance.now();
    if (work.open.size > 0 && now - told >= plainEvery / 2) print(`  still ${workLine(work, now)}`);
  });
  return {
    limit: watched.limit,
    now: () => nowLine(current, watched.now()),
    step(text) {
      current = text;
      watched.begin();
      print(`${text} …`);
    },
    count(done, of, what) {
      watched.count(done, of, what);
      print(`  ${done} of ${of}: ${what}`);
    },
    at: (open) => void watched.at(open),
    end: () => watched.end(),
  };
}

function nowLine(step: string, work: Work): string {
  const line = workLine(work, performance.now());
  return line === '' ? step : `${step} (${line})`;
}

/** Holds the state of a step and reports the state at a fixed interval until the step ends. */
function watchWork(every: number, look: (work: Work) => void) {
  let work: Work = { begun: 0, done: 0, of: 0, last: '', open: new Map() };
  let timer: NodeJS.Timeout | undefined;
  let ends: number | undefined;
  const limit = (ms: number): void => {
    ends = performance.now() + ms;
    work = { ...work, ends };
  };
  return {
    limit,
    now: (): Work => work,
    begin(): void {
      work = {
        begun: performance.now(),
        done: 0,
        of: 0,
        last: '',
        open: new Map(),
        ...(ends === undefined ? {} : { ends }),
      };
      clearInterval(timer);
      timer = setInterval(() => look(work), every);
      // The timer never keeps the process alive.
      timer.unref();
    },
    count: (done: number, of: number, last: string): Work => (work = { ...work, done, of, last }),
    at(open: string[]): Work {
      const now = performance.now();
      return (work = { ...work, open: new Map(open.map((what) => [what, work.open.get(what) ?? now])) });
    },
    end: (): void => clearInterval(timer),
  };
}
