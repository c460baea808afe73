import type { CallStatus, Evidence } from '@webmcp/contract';

import { checked } from '../act/checked.js';
import { judge } from './judge.js';
import { atWork, invalidFields, liveTexts, openDialogs, shownTexts } from './page-signals.js';

/** The part of the page that a call is about. */
export interface Scene {
  /** The tool's container, its row, or what is nearest around its action; asked again after a re-render. */
  scope(): Element | undefined;
  action?: Element | undefined;
  /** The keys of the tool's row set. */
  rows?(): string[];
  /** Whether the text fields that were set are at their beginnings again: none as it was set, and one at least blank. */
  cleared(): boolean;
  /** The texts that the call set. */
  values: string[];
  /** What a person calls a field, for messages. */
  label(element: Element): string;
  /** Whether the tool only shows something: a dialog that opens is no question then, and what appears anywhere counts. */
  opens: boolean;
}

/** All that was seen between acting and now; {@link judge} decides what it means. */
export interface Seen {
  scene: Scene;
  before: Look;
  now: Look;
  /** What live regions said since, also what is gone again. */
  said: Map<string, Element>;
  /** Native validation that stopped a submit: the field and the browser's message. */
  blocked: Map<Element, string>;
  requests: PerformanceResourceTiming[];
  reset: boolean;
}

export interface Look {
  href: string;
  scope: Element | undefined;
  dialogs: Element[];
  texts: Map<Node, string>;
  invalid: Map<Element, string>;
  rows: string | undefined;
  /** What a tool that only shows something can change: all text but numbers, which clocks and counters change by themselves. */
  page: string;
  /** The pressed element's own state: pressed, expanded, checked. */
  state: string | undefined;
}

export interface Outcome {
  status: CallStatus;
  evidence: Evidence[];
  messages: string[];
}

/** Milliseconds without a change after which evidence counts: what speaks against comes a render after what speaks for. */
const quiet = 150;
/** The same for what an app may show before it has its answer. */
const longQuiet = 600;

/** What a person reads in a part of the page. */
export const textOf = (texts: Map<Node, string>): string => [...texts.values()].join('\n');

function look({ scope, action, rows, opens }: Scene): Look {
  const at = scope();
  return {
    href: location.href,
    scope: at,
    dialogs: openDialogs(),
    texts: shownTexts(at, action),
    invalid: invalidFields(at ?? document),
    page: opens ? textOf(shownTexts(document.body, action)).replace(/\d+/g, '0') : '',
    rows: rows && JSON.stringify(rows()),
    state: action && [checked(action), action.ariaExpanded, action.ariaCurrent].join(),
  };
}

/**
 * Looks at the page before the act and starts to watch it.
 * @returns what is asked after the act: it waits for evidence until the deadline in milliseconds (thrice that while
 * the page says that it is at work)
 */
export function observe(scene: Scene): (deadline: number, known?: Evidence[]) => Promise<Outcome> {
  const start = performance.now();
  const before = look(scene);
  let regions = liveTexts();
  const seen: Seen = { scene, before, now: before, said: new Map(), blocked: new Map(), requests: [], reset: false };
  let changed = start;
  const stop = new AbortController();
  const touch = (): void => {
    changed = performance.now();
  };

  const listen = (): void => {
    const now = liveTexts();
    for (const [element, text] of now) {
      // A part of what was there before is what remains after another message went.
      if (text && !(regions.get(element) ?? '').includes(text)) seen.said.set(text, element);
    }
    regions = now;
  };
  const mutations = new MutationObserver((records) => {
    listen();
    if (records.some(({ target }) => !scene.action?.contains(target))) touch();
  });
  mutations.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
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
    ],
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
    target.addEventListener(type, then, { capture: true, signal: stop.signal });
  on(document, 'invalid', ({ target }) => {
    const field = target as HTMLInputElement;
    if (before.scope?.contains(field) || !before.scope) seen.blocked.set(field, field.validationMessage);
    touch();
  });
  on(document, 'reset', ({ target }) => {
    seen.reset ||=
      target === before.scope ||
      !!before.scope?.contains(target as Node) ||
      (target as Element).contains(before.scope ?? null);
  });

  return (deadline, known = []) =>
    new Promise((resolve) => {
      const finish = (outcome: Outcome): void => {
        clearInterval(timer);
        stop.abort();
        mutations.disconnect();
        network.disconnect();
        resolve(outcome);
      };
      let asked = 0;
      const ask = (): void => {
        const now = performance.now();
        const still = now - changed;
        const late = now - start > deadline * (atWork(scene.action) ? 3 : 1);
        if (!late && still < quiet && now - asked < 1000) return;
        asked = now;
        listen();
        seen.now = look(scene);
        const { weak, ...outcome } = judge(seen, known, late);
        if (late || (outcome.evidence.length && still >= (weak ? longQuiet : quiet) && !atWork(scene.action)))
          finish(outcome);
      };
      const timer = setInterval(ask, 50);
      touch();
    });
}
