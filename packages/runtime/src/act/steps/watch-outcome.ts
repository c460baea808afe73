import { focused } from '../../dom/focused.js';
import { observe } from '../../outcome/observe.js';
import { textsIn } from '../../policy/texts-in.js';
import { wireJudge } from '../../policy/wire.js';
import { control } from '../element/control.js';
import { partOf } from './part-of.js';
import { refusedTexts } from './refused-texts.js';
import type { StepState } from './step-state.js';
import { parentElement } from '../../dom/parents.js';
import { childrenOf, contains, matches } from '../../dom/matching.js';

/** Matches the fields that an app empties after success. */
const emptied = 'input:not([type=radio],[role=combobox]),textarea';

/**
 * Starts to watch the page for evidence of the call's outcome.
 * @param pressed the element that is pressed next; undefined for a tool that only fills fields
 */
export function watchOutcome(state: StepState, pressed?: HTMLElement): ReturnType<typeof observe> {
  const { call, page, fillings, labels, left, isHeld } = state;
  const { tool, values } = call;
  const judge = wireJudge({
    tool,
    values,
    ...(page.row && { row: page.row.key, rows: () => page.found.rows(page.container()).map(({ key }) => key) }),
  });
  state.judge = judge;
  let isSent = false;
  // A box that made an entry of its text is blank before the act, so its blank proves nothing.
  const shown = fillings.filter((each) => each.stayed === undefined || setTexts([each]).every(({ now }) => now));
  return observe(
    {
      action: pressed,
      successor: successorOf(pressed, () => partOf(state, pressed)),
      scope: () => partOf(state, pressed),
      refused: refusedTexts(state, pressed),
      ...(tool.row && {
        rows() {
          const keys = page.found.rows(page.container()).map(({ key }) => key);
          return page.scrolled ? keys.filter((key) => key === page.row!.key) : keys;
        },
      }),
      stops(request) {
        const refusal = judge(request);
        isSent ||= !refusal;
        if (refusal && !refusal.waits)
          state.stop(call.answer('denied', [`${refusal.problem}. It was stopped before it left`]));
        return refusal && (refusal.waits ? 'held' : 'stopped');
      },
      cleared: () => isCleared(shown),
      emptied: (field) => setTexts(shown).find(({ own, now }) => !now && isSameField(field, own))?.text,
      label: (field) => labels.of(field),
      values: textsIn([values, page.row?.key]).filter((value) => value !== ''),
      sets: (field) => fillings.some(({ at }) => !!at && isSameField(field, at)),
      left: [left, focused()].filter((element) => element !== null),
      ends: tool.risk.level === 'destructive',
      shows: tool.risk.level === 'safe',
      owes: () => !!tool.expects?.length && !isSent,
      held: isHeld === true && !!tool.action && !call.given.some(({ items }) => items),
      opens: !tool.fields.length && tool.risk.level === 'safe',
      // A destructive tool with an unknown handler is meant to do more than to open a form.
      mayOpenForm: !tool.fields.length && (tool.risk.level !== 'destructive' || !!tool.onlyView),
    },
    call.ended,
  );
}

/**
 * Returns a function that finds the element in the place of a pressed one. An app may draw a toggle anew, a sun and then a
 * moon, or the whole row around the toggle.
 * @param part returns the part of the page that the call is about, also after the app has drawn it anew
 */
function successorOf(pressed: HTMLElement | undefined, part: () => Element | undefined): () => Element | undefined {
  const parent = parentElement(pressed);
  const at = parent && pressed ? childrenOf(parent).indexOf(pressed) : -1;
  const path = pressed ? placeIn(part(), pressed) : undefined;
  return () => {
    const next = parent?.isConnected === true ? childrenOf(parent)[at] : path && elementAt(part(), path);
    return next?.localName === pressed?.localName ? next : undefined;
  };
}

/** Returns the numbers of children that lead from a part to an element inside; undefined for an element outside. */
function placeIn(part: Element | undefined, element: Element): number[] | undefined {
  const path: number[] = [];
  for (let at: Element | null = element; at !== (part ?? null);) {
    const parent: Element | null = parentElement(at);
    if (!at || !parent) return undefined;
    path.unshift(childrenOf(parent).indexOf(at));
    at = parent;
  }
  return path;
}

const elementAt = (part: Element | undefined, path: readonly number[]): Element | undefined =>
  path.reduce<Element | undefined>((at, number) => at && childrenOf(at)[number], part);

/** Decides whether an element belongs to a field: its control, a part of it, or another radio of its group. */
function isSameField(element: Element, at: Element): boolean {
  const [one, own] = [element, control(at)] as HTMLInputElement[];
  return (
    contains(at, element) ||
    contains(own, element) ||
    (one!.type === 'radio' && own!.type === 'radio' && one!.name === own!.name)
  );
}

/**
 * Decides whether the app emptied the text fields: no field shows its value, and at least one is blank. A value of blanks
 * alone proves nothing, because apps trim a field as it is set.
 */
function isCleared(fillings: StepState['fillings']): boolean {
  const texts = setTexts(fillings);
  return texts.some(({ now }) => !now) && texts.every(({ now, text }) => now !== text);
}

/** Lists the text fields that the call set: the control, the text of the call, and the text that the field has now. */
function setTexts(fillings: StepState['fillings']): { own: HTMLInputElement; text: string; now: string }[] {
  return fillings.flatMap(({ value, at, find }) => {
    const found = typeof value !== 'boolean' && String(value).trim() && (at?.isConnected ? at : find());
    const own = found && (control(found) as HTMLInputElement);
    return own && matches(own, emptied) ? [{ own, text: String(value), now: own.value }] : [];
  });
}
