import type { PageOption } from '@webmcp/contract';
import { key, listOpener, name, press, usable } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';
import { composedElements } from '../elements/composed-tree.js';
import { isDisabled } from '../elements/element-facts.js';
import { interactiveElements } from '../elements/interactive.js';

/** Milliseconds in which a list opens or closes, or never will. */
const patience = 1_000;

/**
 * Opens each closed drawn select as the runtime does, reads its options and closes it again: libraries put them into the
 * page only while they are shown. A list that shows a part of itself (virtual scrolling) is left out, as is one that
 * never opens. What is chosen stays as it is.
 * @param deadline milliseconds for all of them
 * @returns by the element's position among the interactive elements of the page
 */
export async function readClosedOptions(deadline: number): Promise<Record<number, PageOption[]>> {
  const end = performance.now() + deadline;
  const found: Record<number, PageOption[]> = {};
  const closed = [...interactiveElements(document).entries()].filter(
    ([, element]) => element.matches(listOpener) && element.getAttribute('aria-expanded') !== 'true',
  );
  for (const [index, element] of closed) {
    if (performance.now() > end) break;
    if (!(element instanceof HTMLElement) || !usable(element) || isDisabled(element)) continue;
    const before = new Set(shownOptions());
    press(element);
    const shown = (): HTMLElement[] => ownOptions(element) ?? shownOptions().filter((option) => !before.has(option));
    if ((await until(() => shown().length > 0)) && (await stays(() => shown().length))) {
      const options = shown();
      if (isWhole(options)) found[index] = options.map(readOption);
    }
    if (!(await closes(element, () => shownOptions().every((option) => before.has(option))))) break;
    // Some dialogs take the key that closes a list for their own: what stood in them is gone with them.
    if (!element.isConnected) break;
  }
  return found;
}

function shownOptions(): HTMLElement[] {
  return [...composedElements(document)].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element.getAttribute('role') === 'option' && usable(element),
  );
}

/** The options of the list that the element names; null where it names none that is there. */
function ownOptions(element: HTMLElement): HTMLElement[] | null {
  const id = element.getAttribute('aria-controls') ?? element.getAttribute('aria-owns');
  const root = element.getRootNode();
  const isPlaced = root instanceof Document || root instanceof ShadowRoot;
  const list = id === null || !isPlaced ? null : root.getElementById(id);
  const options = list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
  return options.length === 0 ? null : options;
}

function readOption(option: HTMLElement): PageOption {
  const label = foldText(option.innerText) || name(option);
  return { value: option.getAttribute('data-value') ?? option.getAttribute('value') ?? label, label };
}

/** Whether all of a list is there: it says how long it is (`aria-setsize`), or nothing of it lies beyond what is drawn. */
function isWhole(options: HTMLElement[]): boolean {
  const [first] = options;
  const size = Number(first?.getAttribute('aria-setsize') ?? 0);
  if (size > 0) return size === options.length;
  let box = first?.parentElement ?? null;
  while (box !== null && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
  if (first === undefined || box === null || box === document.documentElement || box === document.body) return true;
  const bottoms = options.map((option) => option.getBoundingClientRect().bottom);
  const beyond = box.getBoundingClientRect().top - box.scrollTop + box.scrollHeight - Math.max(...bottoms);
  return beyond < 2 * first.getBoundingClientRect().height + 1;
}

async function closes(element: HTMLElement, isClosed: () => boolean): Promise<boolean> {
  const ways = [
    () => key(document.activeElement ?? element, 'Escape'),
    () => press(element),
    () => press(document.body),
  ];
  for (const close of ways) {
    if (isClosed()) break;
    close();
    await until(isClosed);
  }
  element.blur();
  return isClosed();
}

/** Whether a number is the same in two frames after each other, before the patience is over. */
async function stays(count: () => number): Promise<boolean> {
  let last = -1;
  return until(() => {
    const now = count();
    const same = now === last;
    last = now;
    return same;
  });
}

/** Asks each frame. @returns whether it came true in time */
async function until(check: () => boolean): Promise<boolean> {
  const end = performance.now() + patience;
  for (;;) {
    if (check()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
