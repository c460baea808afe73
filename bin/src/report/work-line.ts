/** The state of a step. Times are milliseconds on one clock. */
export interface Work {
  begun: number;
  done: number;
  of: number;
  /** The last finished part. */
  last: string;
  /** The parts in work, each with its start. */
  open: ReadonlyMap<string, number>;
  /** The time limit of the run. */
  ends?: number;
}

/** Milliseconds after which a part is named with its duration. */
const longMs = 10_000;

/** Milliseconds before the time limit from which the limit is named. */
const nearMs = 600_000;

/** The least number of finished parts for an estimate of the remaining time. */
const enoughDone = 3;

/**
 * Renders the progress of a step: the finished parts, the estimated rest, the slow parts, and a near time limit.
 * @param now the time on the clock of `work`
 * @returns for example `4 of 24, about 3 min left, at orders (40 s)`; empty if nothing is known yet
 */
export function workLine({ begun, done, of, last, open, ends }: Work, now: number): string {
  const parts = of === 0 ? [] : [`${done} of ${of}`];
  const left = done < enoughDone ? 0 : ((now - begun) / done) * (of - done);
  if (left >= longMs) parts.push(`about ${timeText(left)} left`);
  const at = [...open].map(([what, since]) => (now - since < longMs ? what : `${what} (${timeText(now - since)})`));
  if (at.length > 0) parts.push(`at ${at.join(' and ')}`);
  else if (last !== '') parts.push(last);
  const rest = ends === undefined ? Number.POSITIVE_INFINITY : Math.max(0, ends - now);
  if (parts.length > 0 && (rest < nearMs || rest < left)) parts.push(`${timeText(rest)} until the time limit`);
  return parts.join(', ');
}

/** Prints a duration in seconds, from 90 s on in minutes. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
