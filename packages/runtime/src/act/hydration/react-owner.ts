import { outwards } from '../../dom/outwards.js';
import { markOf, type PageOwner } from './page-owner.js';
import { rootNode } from '../../dom/parents.js';

/** The parts of React's node that show whether the node is on the page. */
interface Fiber {
  return: Fiber | null;
  child: Fiber | null;
  /** React 16 calls the flags `effectTag`. */
  flags?: number;
  effectTag?: number;
}

/** React's flags `Placement` and `Hydrating`: the commit of a part removes both. */
const uncommitted = 2 | 4096;

/**
 * React 16 and later. React marks an element while it hydrates, and listens once the part is committed. So the marks of
 * a part that waits for a lazy component do not count. The rule follows React's own `getNearestMountedFiber`.
 */
export const reactOwner: PageOwner = {
  name: 'React',
  owns(element) {
    const root = rootNode(element);
    for (const node of outwards(element)) {
      const key = Object.keys(node).find((name) => /^__react(?:Fiber|InternalInstance)\$/.test(name));
      if (key === undefined) continue;
      const fiber = markOf(node, key) as Fiber;
      // Content without a mark is another library's only if React renders no element there.
      const isOwn = node === element || rootNode(node) !== root || !fiber.child;
      return isOwn && isCommitted(fiber);
    }
    return false;
  },
};

function isCommitted(fiber: Fiber): boolean {
  for (let at: Fiber | null = fiber; at; at = at.return)
    if ((at.flags ?? at.effectTag ?? 0) & uncommitted) return false;
  return true;
}
