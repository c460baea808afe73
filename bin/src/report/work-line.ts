/** How far a step has come. Times are milliseconds on one clock. */
export interface Work {
  begun: number;
  done: number;
  of: number;
  /** What was done last. */
  last: string;
  /** What is being worked on, and since when. */
  open: ReadonlyMap<string, number>;
}

/** What takes longer than this is named with its time, in milliseconds. */
const longMs = 10_000;

/** An estimate of the time left from fewer says nothing. */
const enoughDone = 3;

/**
 * What a person wants to know of work that goes on: how much is done, how long the rest may take, and what takes long.
 * @param now on the clock of `work`
 * @returns for example `4 of 24, about 3 min left, at orders (40 s)`; empty where nothing is known yet
 */
export function workLine({ begun, done, of, last, open }: Work, now: number): string {
  const parts = of === 0 ? [] : [`${done} of ${of}`];
  const left = done < enoughDone ? 0 : ((now - begun) / done) * (of - done);
  if (left >= longMs) parts.push(`about ${timeText(left)} left`);
  const at = [...open].map(([what, since]) => (now - since < longMs ? what : `${what} (${timeText(now - since)})`));
  if (at.length > 0) parts.push(`at ${at.join(' and ')}`);
  else if (last !== '') parts.push(last);
  return parts.join(', ');
}

function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
