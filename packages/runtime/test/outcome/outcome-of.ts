import type { Outcome } from '../../src/outcome/decide-outcome.js';
import { observe } from '../../src/outcome/observe.js';
import type { Scene } from '../../src/outcome/page/scene.js';

/** Acts on a page's form and answers with what was seen of it until the deadline in milliseconds. */
export async function outcomeOf(
  act: () => void,
  scene: Pick<Scene, 'scope'> & Partial<Scene>,
  deadline: number,
): Promise<Outcome> {
  const ended = new AbortController();
  const outcome = observe(
    {
      cleared: () => false,
      emptied: () => undefined,
      label: (element) => element.getAttribute('name') ?? '',
      values: [],
      sets: () => false,
      left: [],
      opens: false,
      mayOpenForm: false,
      ...scene,
    },
    ended.signal,
  );
  act();
  return outcome(deadline).finally(() => ended.abort());
}
