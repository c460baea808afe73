import type { PageSnapshot } from '@webmcp/contract';
import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import { containerAt } from '../model/container-at.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';

/** The page and its matched containers. */
interface OpenParts {
  boundaries: readonly Boundary[];
  containers: readonly ContainerMatch[];
  snapshot: PageSnapshot;
}

/** The elements that an intent of a row may be, although the rows of the page are paired. */
export interface OpenedElsewhere {
  holds(element: ElementView): boolean;
  /** True if only the place in the source proves the element. */
  onlyProved: boolean;
}

/**
 * Returns for an intent of a row the elements in an overlay of that row. Undefined for an intent without such an overlay.
 * Libraries draw menus and dialogs at the end of the page, outside of its rows. A page may show no container for the overlay:
 * a menu with the role of a menu bar. Then the elements outside of rows count.
 */
export function openedElsewhere({
  boundaries,
  containers,
  snapshot,
}: OpenParts): (intent: IntentView) => OpenedElsewhere | undefined {
  const drawn = new Map(
    containers
      .filter(({ container }) => !isInRow(snapshot, container))
      .map(({ boundary, container }) => [boundary, container]),
  );
  const matched = new Set(containers.map(({ boundary }) => boundary));
  return ({ chain, row }) => {
    if (row === null) return undefined;
    const inside = chain.slice(0, chain.indexOf(row));
    const overlays = inside.filter((index) => isOverlayKind(boundaries[index]?.kind ?? 'page'));
    const overlay = overlays.find((index) => drawn.has(index));
    const container = overlay === undefined ? undefined : drawn.get(overlay);
    if (container !== undefined) return { holds: (element) => element.chain.includes(container), onlyProved: false };
    return overlays.some((index) => !matched.has(index))
      ? { holds: (element) => element.row === null, onlyProved: true }
      : undefined;
  };
}

function isInRow(snapshot: PageSnapshot, from: number): boolean {
  const seen = new Set<number>();
  for (let at: number | null = from; at !== null && !seen.has(at);) {
    seen.add(at);
    const container = containerAt(snapshot, at);
    if (container?.kind === 'row') return true;
    at = container?.parent ?? null;
  }
  return false;
}
