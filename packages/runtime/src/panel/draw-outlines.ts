import type { ManifestTarget } from '@webmcp/contract';

import { locate } from '../locate/locate.js';
import { make } from './make.js';

/**
 * Draws a box around each element of a tool that the page shows.
 * @returns a function that takes the boxes away
 */
export function drawOutlines(root: ParentNode, targets: readonly ManifestTarget[], testIds: string[]): () => void {
  const boxes = targets.flatMap((target) => {
    const found = locate(target, { testIdAttributes: testIds });
    return 'element' in found ? [boxAround(found.element)] : [];
  });
  root.append(...boxes);
  return () => boxes.forEach((box) => box.remove());
}

function boxAround(element: Element): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const box = make('div', { className: 'outline' });
  Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return box;
}
