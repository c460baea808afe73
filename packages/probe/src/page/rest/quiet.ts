import { atWork } from '@webmcp/runtime/page';
import { composedElements } from '../elements/composed-tree.js';
import { pendingTimers } from './pending-timers.js';

/**
 * Milliseconds to wait for the load event, the page's own timers and busy indicators. A page that polls always has one
 * more timer, and some pages show a spinner for decoration.
 */
const promisesFor = 3000;
/** Animation frames in a row without a mutation that count as rest. */
const restingFrames = 2;

/**
 * Resolves when the page is at rest: parsed, fonts loaded, no finite animation running, no short timer pending, no busy
 * indicator. Enough animation frames in a row passed without a mutation.
 * @param deadline milliseconds
 * @returns null at rest, else the thing that the page still waited for at the deadline
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
 * Resolves at the next mutation, or after `deadline` milliseconds.
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

/** Returns a thing that the page waits for, and that counts only for a while. */
function promised(start: number): string | null {
  if (performance.now() - start >= promisesFor) return null;
  // Scripts of a parsed document may not have run yet.
  if (document.readyState !== 'complete') return 'the document';
  if (pendingTimers() > 0) return 'a timer';
  return atWork(undefined) ? 'a sign that it is at work' : null;
}

/** Returns a thing that the page waits for, and that counts until the deadline. */
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

/** Decides whether the page has a script, because a script could still fill the page. */
export function hasScripts(): boolean {
  return document.scripts.length > 0;
}
