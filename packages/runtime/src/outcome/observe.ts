import type { Evidence } from '@webmcp/contract';

import { decideOutcome, type Outcome } from './decide-outcome.js';
import { atWork } from './page/page-signals.js';
import { look, type Look, type Scene } from './page/scene.js';
import { findingsOf } from './signals/evidence-signals.js';
import type { EvidenceSignal } from './signals/evidence-signal.js';
import type { Observation } from './signals/observation.js';
import type { Watch } from './watch/watch.js';
import { watchAlerts } from './watch/watch-alerts.js';
import { watchDownloads } from './watch/watch-downloads.js';
import { watchErrors } from './watch/watch-errors.js';
import { watchPage } from './watch/watch-page.js';
import { watchRequests } from './watch/watch-requests.js';
import { writesUnderWay } from './watch/writes-under-way.js';

/** Milliseconds without a change after which evidence counts: a refusal comes a render after the first success. */
const quiet = 150;
/** The same milliseconds, for evidence that an app may show before the app has its answer. */
const longQuiet = 600;
/** Milliseconds after which a page is read again although the page never stops changing. */
const patience = 1000;
/** Milliseconds between two looks. */
const pause = 50;
const unanswered = 'The page shows it as done, but what it sent has no answer yet';

/** Waits for evidence until the deadline in milliseconds, or three times as long while the page is at work. */
export type AwaitOutcome = (deadline: number, known?: Evidence[]) => Promise<Outcome>;

/**
 * Looks at the page before an act and starts to watch it.
 * @param ended stops watching
 * @param signals the signals to read; default: all listed strategies
 */
export function observe(scene: Scene, ended: AbortSignal, signals?: readonly EvidenceSignal[]): AwaitOutcome {
  const start = performance.now();
  const before = look(scene);
  const seen: Observation = {
    scene,
    before,
    now: before,
    said: [],
    alerts: [],
    blocked: new Map(),
    requests: [],
    downloads: [],
    reset: false,
    added: new Set(),
    removed: new Set(),
    takenBack: false,
  };
  let changed = start;
  const touch = (): void => {
    changed = performance.now();
  };
  const watch: Watch = { seen, start, ended, touch };
  const writes = writesUnderWay(ended, touch);
  watchRequests(watch);
  watchErrors(watch);
  watchDownloads(watch);
  const readAgain = watchPage(watch);
  watchAlerts(watch);

  const wasTakenBack = reversals(before);
  const lookAgain = (): void => {
    readAgain();
    seen.now = look(scene);
    seen.takenBack = wasTakenBack(seen.now);
  };
  return (deadline, known = []) =>
    new Promise((resolve) => {
      let asked = 0;
      const ask = (): void => {
        const now = performance.now();
        const still = now - changed;
        const late = now - start > deadline * (writes() || atWork(scene.action) ? 3 : 1);
        if (!late && still < quiet && now - asked < patience) return;
        asked = now;
        lookAgain();
        const { weak, ...outcome } = decideOutcome(findingsOf(seen, known, signals), { ...seen, late });
        const pending = writes() > 0;
        if (late && weak && pending && outcome.status === 'completed')
          resolve({ ...outcome, status: 'unknown', messages: [...outcome.messages, unanswered] });
        else if (
          late ||
          (outcome.evidence.length && still >= (weak ? longQuiet : quiet) && !pending && !atWork(scene.action))
        )
          resolve(outcome);
      };
      const timer = setInterval(ask, pause);
      ended.addEventListener('abort', () => clearInterval(timer));
      touch();
    });
}

/** Decides whether one row disappeared. If all rows disappeared, the list is loading again. */
function lacksOne(now = '[]', before = '[]'): boolean {
  const [rows, all] = [now, before].map((each) => JSON.parse(each) as string[]);
  return rows!.length > 0 && rows!.length === all!.length - 1;
}

/** Returns a function that decides whether rows, or the control's own state, changed and changed back. */
function reversals(before: Look): (now: Look) => boolean {
  let wasOther = false;
  return (now) => {
    const isBack = wasOther && now.state === before.state && now.rows === before.rows;
    wasOther ||= now.state !== before.state || lacksOne(now.rows, before.rows);
    return isBack;
  };
}
