import type { Progress } from '../run/progress.js';
import { timeText } from './work-line.js';

/** Milliseconds from which a run names its long steps, and from which a part of a step is named. */
const longRun = 30_000;
const longPart = 10_000;
/** The most steps that are named. */
const mostSteps = 3;

/** A step that has ended, with its longest part. All times are milliseconds. */
interface Step {
  text: string;
  took: number;
  part?: { what: string; took: number };
}

/**
 * Prints, after a run over 30 s, the steps that took long: `Took 95 s: Looking at the app 60 s (orders 25 s), …`. A run
 * that failed prints its failure alone.
 */
export function withDurations(
  progress: Progress,
  print: (line: string) => void,
  now = () => performance.now(),
): Progress {
  let steps: Step[] = [];
  let current: { text: string; begun: number; longest?: Step['part'] } | undefined;
  const open = new Map<string, number>();
  const close = (): void => {
    at([]);
    if (current !== undefined) {
      const { text, begun, longest } = current;
      steps.push({ text, took: now() - begun, ...(longest === undefined ? {} : { part: longest }) });
    }
    current = undefined;
  };
  const at = (names: readonly string[]): void => {
    for (const [what, since] of open) {
      if (names.includes(what)) continue;
      open.delete(what);
      const took = now() - since;
      if (current !== undefined && took > (current.longest?.took ?? 0)) current.longest = { what, took };
    }
    for (const name of names) if (!open.has(name)) open.set(name, now());
  };
  return {
    ...progress,
    step(text) {
      close();
      current = { text, begun: now() };
      progress.step(text);
    },
    at(names) {
      at(names);
      progress.at(names);
    },
    end(failed) {
      close();
      progress.end(failed);
      const line = failed === true ? null : durationLine(steps);
      if (line !== null) print(line);
      steps = [];
    },
  };
}

function durationLine(steps: readonly Step[]): string | null {
  const whole = steps.reduce((sum, { took }) => sum + took, 0);
  if (whole < longRun) return null;
  const longest = steps.toSorted((one, other) => other.took - one.took).slice(0, mostSteps);
  const named = longest.map(({ text, took, part }) => {
    const slow = part !== undefined && part.took >= longPart ? ` (${part.what} ${timeText(part.took)})` : '';
    return `${text} ${timeText(took)}${slow}`;
  });
  return `Took ${timeText(whole)}: ${named.join(', ')}`;
}
