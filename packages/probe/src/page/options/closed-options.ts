import type { PageOption } from '@webmcp/contract';
import { key, listHolder, name, opensList, press, usable } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';
import { composedElements } from '../elements/composed-tree.js';
import { isDisabled } from '../elements/constraints.js';
import { interactiveElements } from '../elements/interactive.js';
import { drawnOption } from './options-of.js';
import { stays, until } from './frames-until.js';

/**
 * Opens each closed drawn select as the runtime does, reads its options and closes it again. Libraries put options into
 * the page only while they are shown. Leaves out a list that shows only a part of its options (virtual scrolling), and a
 * list that never opens. The chosen option stays the same.
 * @param deadline milliseconds for all selects
 * @returns the options by the element's position among the interactive elements of the page
 */
export async function readClosedOptions(deadline: number): Promise<Record<number, PageOption[]>> {
  const end = performance.now() + deadline;
  const found: Record<number, PageOption[]> = {};
  const closed = [...interactiveElements(document).entries()].filter(
    ([, element]) =>
      element instanceof HTMLElement &&
      opensList(element) &&
      listHolder(element).getAttribute('aria-expanded') !== 'true',
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
    // Some dialogs close on the key that closes a list, and take their selects with them.
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

/** Returns the options of the list that the element references; null if no such list is in the page. */
function ownOptions(element: HTMLElement): HTMLElement[] | null {
  const holder = listHolder(element);
  const id = holder.getAttribute('aria-controls') ?? holder.getAttribute('aria-owns');
  const root = element.getRootNode();
  const isPlaced = root instanceof Document || root instanceof ShadowRoot;
  const list = id === null || !isPlaced ? null : root.getElementById(id);
  const options = list === null ? [] : [...list.querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
  return options.length === 0 ? null : options;
}

function readOption(option: HTMLElement): PageOption {
  return drawnOption(option, foldText(option.innerText) || name(option));
}

/**
 * Decides whether a list is complete: the list has as many options as `aria-setsize`, or no space beyond the drawn
 * options.
 */
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

/**
 * Closes a list by the Escape key, by its select, or by the page's body.
 * @returns whether the list closed
 */
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
