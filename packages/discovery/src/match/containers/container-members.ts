import type { ContainerMatch } from '../model/container-match.js';
import { bounds } from '../model/weights.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';

/**
 * Returns a function from an intent to the positions of all elements of its matched container. The list is empty for an
 * intent without a matched container, and for a container with too many elements.
 */
export function containerMembers(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  containers: readonly ContainerMatch[],
): (intent: IntentView) => readonly number[] {
  const containerOf = new Map(containers.map(({ boundary, container }) => [boundary, container]));
  const innermost = ({ chain }: IntentView): number | undefined =>
    containerOf.get(chain.find((boundary) => containerOf.has(boundary)) ?? -1);
  const wanted = new Set(intents.map(innermost));
  const members = new Map<number, number[]>();
  elements.forEach(({ chain }, position) => {
    for (const container of chain) {
      if (!wanted.has(container)) continue;
      const list = members.get(container);
      if (list === undefined) members.set(container, [position]);
      else list.push(position);
    }
  });
  return (intent) => {
    const list = members.get(innermost(intent) ?? -1) ?? [];
    return list.length <= bounds.containerMembers ? list : [];
  };
}
