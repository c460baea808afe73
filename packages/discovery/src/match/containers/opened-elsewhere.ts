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

/**
 * Returns for an intent of a row a test of elements: is the element in an overlay of that row? Undefined for an intent
 * without such an overlay. Libraries draw menus and dialogs at the end of the page, outside of its rows.
 */
export function openedElsewhere({
  boundaries,
  containers,
  snapshot,
}: OpenParts): (intent: IntentView) => ((element: ElementView) => boolean) | undefined {
  const drawn = new Map(
    containers
      .filter(({ container }) => !isInRow(snapshot, container))
      .map(({ boundary, container }) => [boundary, container]),
  );
  return ({ chain, row }) => {
    if (row === null) return undefined;
    const inside = chain.slice(0, chain.indexOf(row));
    const overlay = inside.find((index) => isOverlayKind(boundaries[index]?.kind ?? 'page') && drawn.has(index));
    const container = overlay === undefined ? undefined : drawn.get(overlay);
    return container === undefined ? undefined : (element) => element.chain.includes(container);
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
