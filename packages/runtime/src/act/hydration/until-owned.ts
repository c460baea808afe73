import { hover } from '../gestures/hover.js';
import { waitFor } from '../gestures/wait-for.js';
import { isOwned } from './is-owned.js';

/** The reason of a call that ends because no framework owns an element. */
export const notOwned =
  'has a handler in the source, but the page shows no sign that its framework runs this element; nothing was pressed here, so call the tool again later';

/** Milliseconds between two moves of the mouse. The framework may begin to listen for them during the wait. */
const hoverPause = 200;

/**
 * Waits until a framework owns the elements that only a framework makes work. Brings each such element into view and
 * moves the mouse over it now and then. Some elements are hydrated only then.
 * @param find returns the elements as the page shows them now
 * @param ms the deadline in milliseconds
 * @returns the first element that nothing owns at the deadline; undefined once all are owned
 */
export async function untilOwned(find: () => readonly HTMLElement[], ms: number): Promise<HTMLElement | undefined> {
  let hovered = -hoverPause;
  const asleep = (): HTMLElement | undefined => {
    const found = find().find((element) => !isOwned(element));
    if (found && performance.now() - hovered >= hoverPause) {
      hovered = performance.now();
      hover(found);
    }
    return found;
  };
  if (!asleep()) return undefined;
  await waitFor(() => !asleep(), ms);
  return asleep();
}
