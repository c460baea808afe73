import type { Evidence } from '@webmcp/contract';

import { livingParts } from '../dom/living-parts.js';
import { ownTimers } from '../dom/own-timers.js';
import { decideOutcome, type Decision, type Outcome } from './decide-outcome.js';
import { atWork } from './page/page-signals.js';
import { look, type Look, type Scene } from './page/scene.js';
import { passingEvidence } from './passing-evidence.js';
import { withBlankField } from './with-blank-field.js';
import { withoutWrite } from './without-write.js';
import { findingsOf } from './signals/evidence-signals.js';
import type { EvidenceSignal } from './signals/evidence-signal.js';
import { isChosen } from './signals/nothing-new.js';
import type { Observation } from './signals/observation.js';
import { openWork } from './watch/open-work.js';
import { reversals } from './watch/reversals.js';
import { runningTransitions } from './watch/running-transitions.js';
import type { Watch } from './watch/watch.js';
import { watchAlerts } from './watch/watch-alerts.js';
import { watchCopies } from './watch/watch-copies.js';
import { watchDownloads } from './watch/watch-downloads.js';
import { watchErrors } from './watch/watch-errors.js';
import { watchPage } from './watch/watch-page.js';
import { watchRequests } from './watch/watch-requests.js';
import { watchTabs } from './watch/watch-tabs.js';

/** Milliseconds without a change after which evidence counts: a refusal comes a render after the first success. */
const quiet = 150;
/** The same milliseconds, for evidence that an app may show before the app has its answer. */
const longQuiet = 600;
/** Milliseconds after which a page is read again although the page never stops changing. */
const patience = 1000;
/** Milliseconds after which a page is read again although nothing changed, because values leave no record. */
const rereading = 250;
/** Milliseconds between two looks. */
const pause = 50;
/** The number of deadlines that a call waits while the page is at work. */
const longer = 3;
const unanswered = 'The page shows it as done, but what it sent has no answer yet';
const underWay = 'The act still runs';

/**
 * Waits for evidence until the deadline in milliseconds, or three times as long while the page is at work. Answers
 * `pending` if the work is still open then; the next wait goes on with the same watch.
 */
export interface AwaitOutcome {
  (deadline: number, known?: Evidence[]): Promise<Outcome>;
  /**
   * Stops, and watches from now on against the same look from before the act. The call answers a question now: its words
   * and its dialog are no evidence.
   */
  again(answered: Element): AwaitOutcome;
}

type Signals = readonly EvidenceSignal[];

/**
 * Looks at the page before an act and starts to watch it.
 * @param over stops watching
 * @param signals the signals to read; default: all listed strategies
 * @param earlier the look from before the act, if the act has two presses
 */
export function observe(given: Scene, over: AbortSignal, signals?: Signals, earlier?: Look): AwaitOutcome {
  const scene = { ...given, living: livingParts() };
  const start = performance.now();
  const stop = endingWith(over);
  const ended = stop.signal;
  const seen = observationOf(scene, earlier);
  const { before } = seen;
  let changed = start;
  const touch = (at = performance.now()): void => {
    changed = Math.max(changed, at);
  };
  const work = openWork(ended, touch, scene.stops);
  const watch: Watch = { seen, start, ended, touch, work };
  const readAgain = watchAll(watch);
  const moves = runningTransitions(scene.action);
  // The browser reports the end of a transition a frame later.
  const isMoving = (): boolean => moves() && (touch(), true);
  const taken = reversals(before, scene.values);
  const orPassing = passingEvidence(before);
  const decide = (late: boolean, known: Evidence[]): Decision => {
    readAgain();
    seen.now = look(scene);
    seen.taken = taken(seen.now);
    const findings = findingsOf(seen, known, signals);
    const decision = withBlankField(decideOutcome(findings, { ...seen, late }), findings, seen);
    const isOnlySaid = scene.owes?.() && !seen.requests.some((each) => !seen.reads?.has(each));
    if (isOnlySaid) return withoutWrite(decision);
    if (decision.status === 'completed') seen.doneWith ??= new Set(seen.said.map(({ text }) => text));
    return orPassing(decision, seen.now, seen.taken === 'as before');
  };
  let from = start;
  let silent = true;
  const wait = (deadline: number, known: Evidence[] = []): Promise<Outcome> =>
    new Promise((resolve) => {
      let asked = 0;
      const ask = (): void => {
        const now = performance.now();
        const lasts = work.lasts();
        // A route of a slow server shows nothing before its data is there.
        const busy = lasts || atWork(scene.action) || (silent && work.reads());
        const moment: WaitMoment = { still: now - changed, lasts, late: now - from > deadline * (busy ? longer : 1) };
        if (!moment.late && now - asked < untilNextLook(moment, busy && asked >= changed + quiet)) return;
        asked = now;
        const decision = decide(moment.late, known);
        silent = !decision.evidence.length;
        const outcome = settled(decision, moment, () => busy || work.reads() || isMoving());
        if (!outcome) return;
        from = now;
        ownTimers.clearInterval(timer);
        resolve(outcome);
      };
      const timer = ownTimers.setInterval(ask, pause);
      ended.addEventListener('abort', () => ownTimers.clearInterval(timer));
      touch();
    });
  return Object.assign(wait, {
    again(answered: Element) {
      stop.abort();
      return observe({ ...given, answered }, over, signals, before);
    },
  });
}

/** Returns a controller that another signal aborts, too. */
function endingWith(over: AbortSignal): AbortController {
  const stop = new AbortController();
  over.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  return stop;
}

/** Starts all watchers. Returns the function that reads the page once more. */
function watchAll(watch: Watch): () => void {
  watchRequests(watch);
  watchErrors(watch);
  watchDownloads(watch);
  const readAgain = watchPage(watch);
  watchAlerts(watch);
  watchTabs(watch);
  watchCopies(watch);
  return readAgain;
}

/** Looks at the page and begins an observation, to which the watchers add. */
function observationOf(scene: Scene, before = look(scene)): Observation {
  return {
    scene,
    before,
    now: before,
    said: [],
    alerts: [],
    declined: [],
    tabs: [],
    wasChosen: !!scene.action && isChosen(scene.action),
    blocked: new Map(),
    requests: [],
    downloads: [],
    copies: [],
    reset: false,
    added: new Set(),
    removed: new Set(),
    arrived: new Map(),
  };
}

/** The facts of one moment of the wait. */
interface WaitMoment {
  /** Milliseconds since the last change. */
  still: number;
  /** True while a write or a timer of the act is open. */
  lasts: boolean;
  /** True from the deadline on. */
  late: boolean;
}

/** Returns the least milliseconds between two looks. */
function untilNextLook({ still }: WaitMoment, isKnown: boolean): number {
  if (still < quiet) return patience;
  return isKnown ? rereading : 0;
}

/** Returns the outcome that the caller may believe now; undefined while the page may still change it. */
function settled(
  { weak, ...outcome }: Decision,
  { still, lasts, late }: WaitMoment,
  isOpen: () => boolean,
): Outcome | undefined {
  if (late) return lasts && weak && outcome.status !== 'rejected' ? pending(outcome) : outcome;
  const rests = outcome.evidence.length > 0 && still >= (weak ? longQuiet : quiet);
  return rests && !isOpen() ? outcome : undefined;
}

/** Answers for an act that has not ended at the deadline. */
const pending = ({ status, messages, evidence }: Outcome): Outcome => ({
  status: 'pending',
  messages: [...messages, status === 'completed' ? unanswered : underWay],
  evidence,
});
