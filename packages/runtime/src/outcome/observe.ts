import type { Evidence } from '@webmcp/contract';

import { isDrawnIn } from '../dom/is-drawn-in.js';
import { openRoots } from '../dom/open-roots.js';
import { judge, type Outcome, type Seen } from './judge.js';
import { atWork, liveTexts } from './page/page-signals.js';
import { look, type Scene } from './page/scene.js';
import { writesUnderWay } from './page/writes-under-way.js';

/** Milliseconds without a change after which evidence counts: what speaks against comes a render after what speaks for. */
const quiet = 150;
/** The same for what an app may show before it has its answer. */
const longQuiet = 600;
const unanswered = 'The page shows it as done, but what it sent has no answer yet';

const shown = {
  subtree: true,
  childList: true,
  characterData: true,
  characterDataOldValue: true,
  attributeFilter: [
    'hidden',
    'open',
    'disabled',
    'aria-invalid',
    'aria-busy',
    'aria-hidden',
    'aria-expanded',
    'aria-pressed',
    'aria-checked',
    'aria-selected',
    'aria-sort',
  ],
};

const withoutNumbers = (text: string | null): string | undefined => text?.replace(/\d+/g, '0');
const wording = (nodes: Iterable<Node>): string => [...nodes].map(({ textContent }) => textContent).join();

/** Whether only numbers changed, as in what counts down how long a message stays. */
function counts({ type, oldValue, target, addedNodes, removedNodes }: MutationRecord): boolean {
  const [was, is] =
    type === 'characterData' ? [oldValue, wording([target])] : [wording(removedNodes), wording(addedNodes)];
  return was !== is && withoutNumbers(was) === withoutNumbers(is);
}

/** Whether one row went; where all are gone, the list is being loaded anew. */
function lacksOne(now = '[]', before = '[]'): boolean {
  const [rows, all] = [now, before].map((each) => JSON.parse(each) as string[]);
  return rows!.length > 0 && rows!.length === all!.length - 1;
}

/**
 * Looks at the page before the act and starts to watch it.
 * @param ended stops watching
 * @returns what is asked after the act: it waits for evidence until the deadline in milliseconds (thrice that while
 * the page says that it is at work)
 */
export function observe(scene: Scene, ended: AbortSignal): (deadline: number, known?: Evidence[]) => Promise<Outcome> {
  const start = performance.now();
  const before = look(scene);
  let regions = liveTexts();
  const seen: Seen = {
    scene,
    before,
    now: before,
    said: new Map(),
    alerts: [],
    blocked: new Map(),
    requests: [],
    reset: false,
    added: new Set(),
    takenBack: false,
  };
  let changed = start;
  const touch = (): void => {
    changed = performance.now();
  };

  const writes = writesUnderWay(ended, touch);

  const roots = new Set<ParentNode>();
  const listen = (): void => {
    for (const root of openRoots(document)) if (!roots.has(root)) watchRoot(root);
    const now = liveTexts();
    for (const [element, text] of now) {
      // A part of what was there before is what remains after another message went.
      if (!text || (regions.get(element) ?? '').includes(text)) continue;
      // What counts up or down says one thing; its last word stands.
      for (const [said, by] of seen.said)
        if (by === element && withoutNumbers(said) === withoutNumbers(text)) seen.said.delete(said);
      seen.said.set(text, element);
    }
    regions = now;
  };
  const mutations = new MutationObserver((records) => {
    listen();
    for (const { addedNodes } of records) for (const node of addedNodes) seen.added.add(node);
    if (records.some((record) => !counts(record) && !(scene.action && isDrawnIn(record.target, scene.action)))) touch();
  });
  const network = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // Later requests are more likely the page's own polling than an answer to this act.
      if (
        /^(fetch|xmlhttprequest)$/.test(entry.initiatorType) &&
        entry.startTime >= start &&
        entry.startTime < start + 1000
      ) {
        seen.requests.push(entry);
        touch();
      }
    }
  });
  network.observe({ type: 'resource' });
  const on = (target: EventTarget, type: string, then: (event: Event) => void): void =>
    target.addEventListener(type, then, { capture: true, signal: ended });
  const failed = (error: unknown): void => {
    if (error instanceof Error && error.name !== 'AbortError') seen.thrown ??= error.message;
  };
  on(window, 'error', (event) => failed((event as ErrorEvent).error));
  on(window, 'unhandledrejection', (event) => failed((event as PromiseRejectionEvent).reason));
  // Neither event leaves the root that it happens in.
  const watchRoot = (root: ParentNode): void => {
    roots.add(root);
    mutations.observe(root, shown);
    on(root, 'invalid', ({ target }) => {
      const field = target as HTMLInputElement;
      if (!before.scope || isDrawnIn(field, before.scope)) seen.blocked.set(field, field.validationMessage);
      touch();
    });
    on(root, 'reset', ({ target }) => {
      seen.reset ||=
        !!before.scope && (isDrawnIn(target as Node, before.scope) || isDrawnIn(before.scope, target as Node));
    });
  };
  listen();

  const { alert } = window;
  const overheard = (text?: unknown): void => {
    seen.alerts.push(String(text));
    touch();
    alert(text);
  };
  window.alert = overheard;

  ended.addEventListener('abort', () => {
    if (window.alert === overheard) window.alert = alert;
    mutations.disconnect();
    network.disconnect();
  });

  return (deadline, known = []) =>
    new Promise((resolve) => {
      let asked = 0;
      let wasOther = false;
      const ask = (): void => {
        const now = performance.now();
        const still = now - changed;
        const late = now - start > deadline * (writes() || atWork(scene.action) ? 3 : 1);
        if (!late && still < quiet && now - asked < 1000) return;
        asked = now;
        listen();
        seen.now = look(scene);
        const isOther = seen.now.state !== before.state || lacksOne(seen.now.rows, before.rows);
        seen.takenBack = wasOther && seen.now.state === before.state && seen.now.rows === before.rows;
        wasOther ||= isOther;
        const { weak, ...outcome } = judge(seen, known, late);
        const pending = writes() > 0;
        if (late && weak && pending && outcome.status === 'completed')
          resolve({ ...outcome, status: 'unknown', messages: [...outcome.messages, unanswered] });
        else if (
          late ||
          (outcome.evidence.length && still >= (weak ? longQuiet : quiet) && !pending && !atWork(scene.action))
        )
          resolve(outcome);
      };
      const timer = setInterval(ask, 50);
      ended.addEventListener('abort', () => clearInterval(timer));
      touch();
    });
}
