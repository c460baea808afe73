import { ownTimers } from '../../dom/own-timers.js';
import { ownTasks, type Line } from './own-tasks.js';
import { ownTime, sentRequests, type SentRequests } from './sent-requests.js';
import { holding, watchCode, type Begun } from './watch-code.js';

/** The longest delay of a timer that counts, and the time for which a repetition counts, in milliseconds. */
const longest = 3000;
/** The most timers in a row that are no repetition. */
const inRow = 3;

/** The work that an act started and that has not ended. */
export interface OpenWork {
  /** Decides whether a write, or a timer, is open: either may change the page or end in a refusal. */
  lasts(): boolean;
  /** Decides whether a request that only reads is open. */
  reads(): boolean;
  /** The requests that the page's code began meanwhile. */
  sent: SentRequests;
}

/**
 * Counts the requests and timers that an act starts, and that these start in turn. The browser reports a request only at
 * its end, and a timer never. An app may show a change before the answer and take it back.
 *
 * A clock is no work: longer timers do not count, and repetitions count for three seconds.
 * @param ended ends the count. After the last call the page's functions are its own again
 * @param touch is called with the end of each piece of work
 * @param stops decides whether a write of the act may not leave the page, or not yet
 */
export function openWork(
  ended: AbortSignal,
  touch: () => void,
  stops?: (begun: Begun) => 'stopped' | 'held' | undefined,
): OpenWork {
  const start = performance.now();
  const open = { read: 0, write: 0, timer: 0, interval: 0 };
  const sent = sentRequests(start);
  const tasks = ownTasks();
  atEvents(ended, () => tasks.enter({ timers: 0, since: performance.now() }));

  const isClock = ({ timers, since }: Line): boolean => timers > inRow && performance.now() > since + longest;
  const lineOf = ({ kind, delay = 0 }: Begun): Line | undefined => {
    const now = performance.now();
    const line = tasks.running();
    if (kind === 'write') return line ?? (now <= start + ownTime ? { timers: 0, since: now } : undefined);
    if (!line || delay > longest || isClock(line)) return undefined;
    return kind === 'read' ? line : { ...line, timers: line.timers + (kind === 'interval' ? inRow + 1 : 1) };
  };

  const begin = (begun: Begun): ReturnType<Parameters<typeof watchCode>[0]> => {
    const line = lineOf(begun);
    const { kind, isHeld } = begun;
    const counts = line && !ended.aborted;
    // A busy page begins a held write late, also after the call.
    const verdict = kind === 'write' && (counts || isHeld) ? stops?.(begun) : undefined;
    if (verdict === 'held') holdOpen(open);
    if (verdict) return verdict;
    if (counts || kind === 'read') sent.note(begun, !!tasks.running());
    if (!counts) return undefined;
    let isOpen = true;
    const close = (): void => {
      open[kind] -= +isOpen;
      isOpen = false;
    };
    open[kind] += 1;
    if (kind === 'interval') ownTimers.setTimeout(close, longest);
    return {
      continues() {
        if (kind === 'interval' && !isOpen) return;
        if (kind !== 'interval') close();
        // The answer to a write begins a new line: the app reacts to its server.
        tasks.enter(kind === 'write' ? { timers: 0, since: performance.now() } : line);
        touch();
      },
      close,
    };
  };
  const stop = watchCode(begin);
  ended.addEventListener('abort', stop);
  return {
    lasts: () => open.write + open.timer + open.interval > 0,
    reads: () => open.read > 0,
    sent,
  };
}

/** Enters the work now, and at each event of the call. A person's events are trusted, and begin no work of the call. */
function atEvents(ended: AbortSignal, enter: () => void): void {
  enter();
  for (const type of ['click', 'input', 'change', 'keydown', 'pointerdown'])
    window.addEventListener(type, ({ isTrusted }) => isTrusted || enter(), { capture: true, signal: ended });
}

/** Milliseconds by which a timer may be late. */
const slackOfClock = 100;

/** Counts a held write as open until it begins once more. */
function holdOpen(open: { write: number }): void {
  open.write += 1;
  ownTimers.setTimeout(() => (open.write -= 1), holding + slackOfClock);
}
