import { parentElement, parentNode } from './parents.js';

/** Milliseconds between two changes of a part that are two moments. */
const apart = 150;
/** Milliseconds after input of the person, or after a call, in which a change may be its effect. */
const afterwards = 1000;
/** A part lives until its next change is late. The limit is this share of its last pause, and these milliseconds. */
const late = { share: 1.5, ms: 200 };
/** Milliseconds after a call for which its living parts stay known: changes during a call are not noted. */
const remembered = 5000;
/** The most parts that are remembered. */
const most = 500;

/** The last two moments at which a part changed by itself. */
interface Life {
  last: number;
  before?: number;
}

const lives = new Map<Element, Life>();
let watched: Document | undefined;
let inputAt = -Infinity;
let endedAt = -Infinity;
let calls = 0;
let living: ReadonlySet<Element> = new Set();

/**
 * Watches from now on, once for each document, which parts of the page change by themselves: a clock, a list that loads
 * again and again. A change during a call, or shortly after a call or input of the person, does not count.
 */
export function watchLiving(): void {
  if (typeof document === 'undefined' || watched === document) return;
  watched = document;
  lives.clear();
  for (const type of ['pointerdown', 'keydown', 'input', 'wheel'])
    document.addEventListener(type, ({ isTrusted }) => isTrusted && (inputAt = performance.now()), {
      capture: true,
      passive: true,
    });
  new MutationObserver((records) => {
    const now = performance.now();
    if (calls > 0 || now - inputAt < afterwards || document.readyState !== 'complete') return;
    for (const { target } of records) noteChange(target instanceof Element ? target : parentElement(target), now);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function noteChange(part: Element | null, now: number): void {
  if (!part) return;
  const life = lives.get(part);
  if (!life) {
    if (lives.size >= most) lives.clear();
    lives.set(part, { last: now });
  } else if (now - life.last >= apart) lives.set(part, { last: now, before: life.last });
}

/**
 * Notes that a call begins. The parts that live at this moment stay known until the call ends.
 * @returns notes the end of the call
 */
export function beginCall(): () => void {
  if (calls === 0) living = new Set([...livingNow(), ...(performance.now() - endedAt < remembered ? living : [])]);
  calls += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    calls -= 1;
    inputAt = endedAt = performance.now();
  };
}

/** Returns the parts that changed by themselves again and again before the call. */
export const livingParts = (): ReadonlySet<Element> => (calls > 0 ? living : livingNow());

function livingNow(): ReadonlySet<Element> {
  const now = performance.now();
  const found = new Set<Element>();
  for (const [part, { last, before }] of lives) {
    if (!part.isConnected) lives.delete(part);
    else if (before !== undefined && now - last <= late.share * (last - before) + late.ms) found.add(part);
  }
  return found;
}

/** Decides whether a node is a living part or is inside one. */
export function isInLiving(node: Node, parts: ReadonlySet<Element>): boolean {
  if (!parts.size) return false;
  for (let at: Node | null = node; at; at = parentNode(at)) if (parts.has(at as Element)) return true;
  return false;
}
