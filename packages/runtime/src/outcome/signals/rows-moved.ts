import { foldText } from '@webmcp/text';

import { isInLiving } from '../../dom/living-parts.js';
import { withoutValues } from '../page/tone.js';
import { live } from '../page/live-regions.js';
import type { EvidenceSignal } from './evidence-signal.js';
import { closest, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const rows = 'li,tr,article,[role=row],[role=listitem],[role=article]';

/** Matches the parts by which a box is a card, and no message. */
const partsOfCard = 'h1,h2,h3,h4,h5,h6,a[href],button,input';

/**
 * A row of any list came or left. It confirms if it contains a value of the call; else it hints, because lists also load
 * by themselves. Rows that are drawn again with the same text did not move.
 */
export const rowsMoved: EvidenceSignal = {
  name: 'rows moved',
  kinds: ['rows-changed'],
  reads({ added, removed, scene, before, now }) {
    if (now.rows !== before.rows) return [];
    const cards = cardsAmong([...added, ...removed]);
    const came = textsOf(
      [...added].filter(({ isConnected }) => isConnected),
      cards,
    );
    const left = textsOf(
      [...removed].filter(({ isConnected }) => !isConnected),
      cards,
    );
    const moved = [...came.filter((text) => !left.includes(text)), ...left.filter((text) => !came.includes(text))];
    if (!moved.length) return [];
    const isOwn = moved.some((text) => withoutValues(text, scene.values) !== text);
    const { living } = scene;
    const isAlive = living !== undefined && [...added, ...removed].some((node) => isInLiving(node, living));
    return isAlive && !isOwn ? [] : [{ kind: 'rows-changed', role: isOwn ? 'confirms' : 'hints' }];
  },
};

const kindOf = ({ localName, className }: Element): string => `${localName} ${String(className)}`;

/** Returns the boxes with a heading or control among nodes. Another box of the nodes has the same tag and classes. */
function cardsAmong(nodes: Node[]): ReadonlySet<Node> {
  const boxes = nodes.filter(
    (node): node is Element =>
      node instanceof Element &&
      node.classList.length > 0 &&
      allIn(node, partsOfCard)[Symbol.iterator]().next().done !== true,
  );
  const kinds = boxes.map(kindOf);
  return new Set(boxes.filter((_, at) => kinds.some((kind, other) => other !== at && kind === kinds[at])));
}

/** Returns the texts of the rows among nodes and inside them. Messages and the lists of choices are no rows. */
function textsOf(nodes: Node[], cards: ReadonlySet<Node>): string[] {
  const elements = nodes.filter((node): node is Element => node instanceof Element);
  const isRow = (each: Element): boolean => matches(each, rows) || cards.has(each);
  const found = new Set(elements.flatMap((each) => [...(isRow(each) ? [each] : []), ...allIn(each, rows)]));
  return [...found]
    .filter((row) => !closest(row, `${live},[role=listbox],[role=menu],[role=dialog],dialog`))
    .map((row) => foldText(row.textContent ?? ''))
    .filter(Boolean);
}
