import type { ClickStep, PageContainer, PageElement, PageSnapshot, ReachStep, Selector, State } from '@webmcp/contract';

import { containerAt } from './model/container-at.js';

/** One page with its pairs: the intent of each element, by the indexes of both. */
export interface PairedPage {
  snapshot: PageSnapshot;
  intentOf: ReadonlyMap<number, number>;
}

/**
 * Returns the intents whose elements were pressed on the way to an explored state. Undefined if a press has no element or
 * no intent, since then nobody knows which part was opened.
 * @param pages the pages that are paired already, by state id
 */
export function pressedOpeners(
  { route, reach = [] }: State,
  states: readonly State[],
  pages: ReadonlyMap<string, PairedPage>,
): ReadonlySet<number> | undefined {
  const pressed = new Set<number>();
  for (const [at, step] of reach.entries()) {
    const before = states.filter((state) => state.route === route && isReachedBy(state, reach.slice(0, at)));
    const found = step.do === 'click' ? before.flatMap(({ id }) => intentsOf(step, pages.get(id))) : [];
    if (found.length === 0) return undefined;
    for (const intent of found) pressed.add(intent);
  }
  return pressed;
}

const isReachedBy = ({ reach = [] }: State, steps: readonly ReachStep[]): boolean =>
  JSON.stringify(reach) === JSON.stringify(steps);

function intentsOf(step: ClickStep, page: PairedPage | undefined): number[] {
  const elements = page?.snapshot.elements.filter((element) => isPressed(element, step, page.snapshot)) ?? [];
  return elements.flatMap(({ index }) => page?.intentOf.get(index) ?? []);
}

/** Decides whether a step presses an element. A step in a row presses the same element in each row. */
function isPressed(
  { candidates, chain }: PageElement,
  { target, container, outside, row }: ClickStep,
  snapshot: PageSnapshot,
): boolean {
  const [selector] = target.selectors;
  if (selector === undefined) return false;
  if (container !== undefined) {
    const [wanted] = container.selectors;
    const box = chain.find((index) =>
      containerAt(snapshot, index)?.candidates.some(
        ({ selector: own, document }) => document === 1 && wanted !== undefined && isEqual(own, wanted),
      ),
    );
    return candidates.some(
      ({ selector: own, containers }) => box !== undefined && containers[box] === 1 && isEqual(own, selector),
    );
  }
  if (outside !== undefined)
    return (
      !chain.some((index) => containerAt(snapshot, index)?.kind === 'row') &&
      candidates.some(({ selector: own }) => isEqual(own, selector))
    );
  if (row === undefined)
    return candidates.some(({ selector: own, document }) => document === 1 && isEqual(own, selector));
  const around = chain
    .map((index) => containerAt(snapshot, index))
    .find((container) => container?.row?.rows.some((own) => row.rows.selectors.some((one) => isEqual(own, one))));
  return (
    around !== undefined &&
    candidates.some(
      ({ selector: own, containers }) =>
        containers[around.index] === 1 && writtenIn(around, selector).some((one) => isEqual(own, one)),
    )
  );
}

/** Writes a selector for each text that could name the row in the place of `{row}`. */
function writtenIn({ row }: PageContainer, selector: Selector): Selector[] {
  if (!selector.value.includes('{row}')) return [selector];
  return (row?.keys ?? []).map(({ text }) => ({ ...selector, value: selector.value.replaceAll('{row}', text) }));
}

const isEqual = (one: Selector, other: Selector): boolean =>
  one.strategy === other.strategy && one.value === other.value;
