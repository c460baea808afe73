import { atWork } from '@webmcp/runtime/page';

import { composedElements } from '../elements/composed-tree.js';
import { pendingTimers } from './pending-timers.js';

/**
 * Milliseconds for which the load event, the page's own timers, and what says that it is at work are waited for: a page that polls has
 * always one more, and some show a spinner for its own sake.
 */
const promisesFor = 3000;
/** Animation frames in a row without a mutation that are rest. */
const restingFrames = 2;

/**
 * Resolves when the page has come to rest: parsed, fonts there, no finite animation under way, no short timer pending,
 * nothing that says it is at work, and so many animation frames in a row without a mutation.
 * @param deadline milliseconds
 * @returns null at rest, else what it was still waiting for when the deadline passed
 */
export async function quiet(deadline: number, frames = restingFrames): Promise<string | null> {
  const start = performance.now();
  const end = start + deadline;
  let mutated = false;
  const observer = new MutationObserver(() => {
    mutated = true;
  });
  const watch = (root: Node): void =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  watch(document);
  for (const element of composedElements(document)) if (element.shadowRoot !== null) watch(element.shadowRoot);
  try {
    for (let still = 0; ;) {
      mutated = false;
      await frame();
      const waiting = mutated ? 'changes in the page' : (unfinished() ?? promised(start));
      still = waiting === null ? still + 1 : 0;
      if (still === frames) return null;
      if (performance.now() > end) return waiting ?? 'changes in the page';
    }
  } finally {
    observer.disconnect();
  }
}

/**
 * Resolves at the next mutation, or when `deadline` milliseconds have passed.
 * @returns whether there was a mutation
 */
export function nextMutation(deadline: number): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (changed: boolean): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(changed);
    };
    const observer = new MutationObserver(() => finish(true));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const timer = setTimeout(() => finish(false), deadline);
  });
}

function promised(start: number): string | null {
  if (performance.now() - start >= promisesFor) return null;
  // Scripts of a parsed document may have yet to run.
  if (document.readyState !== 'complete') return 'the document';
  if (pendingTimers() > 0) return 'a timer';
  return atWork(undefined) ? 'a sign that it is at work' : null;
}

function unfinished(): string | null {
  if (document.readyState === 'loading') return 'the document';
  if (document.fonts.status === 'loading') return 'fonts';
  const moving = document.getAnimations().some((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
  });
  return moving ? 'an animation' : null;
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Whether the page could still fill itself. */
export function hasScripts(): boolean {
  return document.scripts.length > 0;
}
