import { foldText } from '@webmcp/text';

import { isInLiving } from '../../dom/living-parts.js';
import { withoutValues } from '../page/tone.js';
import { live } from '../page/live-regions.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { closest, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const rows = 'li,tr,[role=row],[role=listitem]';

/**
 * A row of any list came or left. It confirms if it contains a value of the call; else it hints, because lists also load
 * by themselves. Rows that are drawn again with the same text did not move.
 */
export const rowsMoved: EvidenceSignal = {
  name: 'rows moved',
  kinds: ['rows-changed'],
  reads({ added, removed, scene, before, now }) {
    if (now.rows !== before.rows) return [];
    const came = textsOf([...added].filter(({ isConnected }) => isConnected));
    const left = textsOf([...removed].filter(({ isConnected }) => !isConnected));
    const moved = [...came.filter((text) => !left.includes(text)), ...left.filter((text) => !came.includes(text))];
    if (!moved.length) return [];
    const isOwn = moved.some((text) => withoutValues(text, scene.values) !== text);
    const { living } = scene;
    const isAlive = living !== undefined && [...added, ...removed].some((node) => isInLiving(node, living));
    return isAlive && !isOwn ? [] : [{ kind: 'rows-changed', role: isOwn ? 'confirms' : 'hints' }];
  },
};

/** Returns the texts of the rows among nodes and inside them. Messages and the lists of choices are no rows. */
function textsOf(nodes: Node[]): string[] {
  const elements = nodes.filter((node): node is Element => node instanceof Element);
  const found = new Set(elements.flatMap((each) => [...(matches(each, rows) ? [each] : []), ...allIn(each, rows)]));
  return [...found]
    .filter((row) => !closest(row, `${live},[role=listbox],[role=menu],[role=dialog],dialog`))
    .map((row) => foldText(row.textContent ?? ''))
    .filter(Boolean);
}
