import { foldText, itemsNamed } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { checked } from '../../accessibility/checked.js';
import { rendered } from '../../accessibility/rendered.js';
import { usable } from '../../accessibility/usable.js';
import { key } from '../gestures/key.js';
import { press } from '../gestures/press.js';
import { typeText } from '../gestures/type-text.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { listHolder } from './list-opener.js';
import { noOption } from './no-option.js';
import { parentElement } from '../../dom/parents.js';
import { childrenOf, closest, matches } from '../../dom/matching.js';

export const isInput = (element: HTMLElement): element is HTMLInputElement => matches(element, 'input');
/** Decides whether a control shows its value as text. A select of Vuetify has a box for its keys alone: `inputmode="none"`. */
export const showsText = (element: HTMLElement): element is HTMLInputElement =>
  isInput(element) && element.inputMode !== 'none';
export const takesText = (element: HTMLElement): element is HTMLInputElement => showsText(element) && !element.readOnly;

/** Decides whether a control shows its list as open. */
const isExpanded = (element: HTMLElement): boolean => listHolder(element).ariaExpanded === 'true';

/** Lists the options that a drawn list offers now. */
export type Offered = () => HTMLElement[];

/** Returns the options that a text names: by their whole text, else by their title beside a picture and a caption. */
export function optionsNamed(options: HTMLElement[], text: string): HTMLElement[] {
  const named = itemsNamed(options, text, (option) => [option.innerText, name(option)]);
  return named.length ? named : itemsNamed(options, text, (option) => [titleOf(option)]);
}

/** Returns the first line of an option that is no picture: a font of icons draws `palette` as one. */
function titleOf(option: HTMLElement): string | undefined {
  const drawn = [...option.querySelectorAll<HTMLElement>('[aria-hidden=true]')].flatMap(linesOf);
  return linesOf(option).find((line) => line && !drawn.includes(line));
}

/**
 * Opens a drawn list. Options that were visible before belong to another list, unless the element names that list as
 * its own.
 */
export async function openList(element: HTMLElement): Promise<Offered> {
  const closed = !isExpanded(element);
  const holder = listHolder(element);
  const all = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')].filter(usable);
  const earlier = closed ? all() : [];
  const offered = (): HTMLElement[] => {
    const id = holder.getAttribute('aria-controls') ?? holder.getAttribute('aria-owns');
    const own = id ? all().filter((option) => document.getElementById(id)?.contains(option)) : [];
    return own.length
      ? own
      : all().filter((option) => !earlier.includes(option) && !closest(option, '[role=listbox]')?.contains(element));
  };
  if (closed) press(element);
  // Some controls open by a key only; the mouse opens the box around them (ARIA Authoring Practices, combobox pattern).
  const isOpen = (): boolean => !closed || isExpanded(element) || offered().length > 0;
  if (!takesText(element) && !(await waitFor(isOpen, 300))) key(element, 'ArrowDown');
  return offered;
}

const activeOption = (element: HTMLElement): string | null =>
  listHolder(element).getAttribute('aria-activedescendant') ?? element.getAttribute('aria-activedescendant');

/** Strikes the arrow down. Returns true if that moved to another option. */
async function stepDown(element: HTMLElement): Promise<boolean> {
  const before = activeOption(element);
  key(element, 'ArrowDown');
  return await waitFor(() => activeOption(element) !== before, 300);
}

/** The most options that are walked: a list whose ids change by themselves ends here. */
const mostSteps = 200;

/**
 * Walks down a list by keys until the wanted option appears, at most once around. Some lists offer only the options next
 * to the active one (rc-select).
 * @returns the texts of all options on the way
 */
async function walkDown(element: HTMLElement, offered: Offered, isThere: () => boolean): Promise<string[]> {
  const seen = new Set<string | null>();
  const all = new Set<string>();
  const note = (): void => offered().forEach((option) => all.add(foldText(option.innerText)));
  for (
    note();
    !isThere() && activeOption(element) && !seen.has(activeOption(element)) && seen.size < mostSteps;
    note()
  ) {
    seen.add(activeOption(element));
    if (!(await stepDown(element))) break;
  }
  return [...all];
}

/**
 * Chooses the option that a text names. Types the text if the list does not offer the option yet.
 * @param again presses an option that is chosen already
 * @returns why the option was not chosen; undefined after success
 */
export async function chooseOption(
  element: HTMLElement,
  text: string,
  offered: Offered,
  again = true,
): Promise<string | undefined> {
  const find = (): HTMLElement[] => optionsNamed(offered(), text);
  const typing = takesText(element);
  await waitFor(() => offered().length, typing ? 500 : patience);
  const all = typing
    ? offered().map((option) => foldText(option.innerText))
    : await walkDown(element, offered, () => find().length > 0);
  if (typing && !find().length) {
    typeText(element, text);
    await waitFor(() => find().length, patience);
  }
  const [option] = find();
  const problem = noOption(text, find(), all);
  if (!option || problem) return problem;
  if (isExpanded(element)) expanded.add(element);
  if (again || !checked(option)) press(option);
  // A list that slides in takes no pointer yet, so it seems to be behind its dialog (Ant Design 6). rc-select offers only the
  // options next to the active one, and removes an option that it did not take.
  const isLeft = (): boolean => again && activeOption(element) !== null && !option.isConnected;
  const isOpen = (): boolean => isExpanded(element) && (rendered(option) || isLeft());
  const took = (): boolean => (!usable(option) && !isOpen()) || checked(option);
  if (await waitFor(took, activeOption(element) === null ? patience : 300)) return undefined;
  await takeByKeys(element, find, offered);
  await waitFor(took, patience);
  return undefined;
}

/**
 * Takes an option by keys if a press did nothing: rc-select draws its options apart from the options for assistive
 * technology. Moves down until the option is active, at most once around, and strikes Enter.
 */
async function takeByKeys(element: HTMLElement, find: Offered, offered: Offered): Promise<void> {
  const isActive = (): boolean => find().some(({ id }) => id && id === activeOption(element));
  if (activeOption(element) === null) await stepDown(element);
  await walkDown(element, offered, isActive);
  if (isActive()) key(element, 'Enter');
}

/** Milliseconds until a list that closes by itself begins to close. */
const closing = 300;

/** The controls that said that their list was open as an option was pressed. Others never say that it closes. */
const expanded = new WeakSet<Element>();

/**
 * Closes a list that {@link openList} opened. A list that fades away after a choice still offers its options. It gets no
 * Escape: the dialog around it would close.
 */
export async function closeList(element: HTMLElement, offered: Offered): Promise<void> {
  const isClosing = (): boolean => !offered().length || listHolder(element).ariaExpanded === 'false';
  const isGoing = expanded.delete(element) && (await waitFor(isClosing, closing));
  if (!isGoing && offered().length) key(document.activeElement ?? element, 'Escape');
  await waitFor(() => !offered().length, patience);
}

/**
 * Lists the texts in and around a control. A select of Vuetify or Ant Design shows its choice beside an empty input. A
 * select of Base UI shows its choice beside an arrow, which is text as well. The options of an open list are no choice.
 * Ant Design 5 puts the input of several values alone into two boxes. The box around these two shows the values.
 */
export function textsAround(element: HTMLElement): string[] {
  const parent = parentElement(element);
  const outer = parentElement(parent);
  const around = outer?.innerText.trim() ? [] : [parentElement(outer)];
  return [...childrenOf(element), element, parent, outer, ...around].flatMap((each) =>
    textsBesideOptions(each as HTMLElement | null),
  );
}

function textsBesideOptions(part: HTMLElement | null): string[] {
  const lines = linesOf(part);
  for (const option of part?.querySelectorAll<HTMLElement>('[role=option]') ?? [])
    for (const line of usable(option) ? linesOf(option) : [])
      // The list is the last part that a control draws.
      if (lines.includes(line)) lines.splice(lines.lastIndexOf(line), 1);
  return lines;
}

const linesOf = (part: HTMLElement | null): string[] => (part?.innerText?.split(/[\n,]/) ?? []).map(foldText);
