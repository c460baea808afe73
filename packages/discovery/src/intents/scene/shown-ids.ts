import { effectOf } from '../values/call-effects.js';
import { carriedIds } from '../values/carried-ids.js';
import { handlersOf } from '../values/handlers.js';
import { keepsSomething, sendsRequest } from '../values/keeps-something.js';
import type { SceneNode } from './scene.js';

/**
 * Returns the ids of the elements that a press shows and does nothing else of weight: the views and steps of a plain page. A
 * button that saves may show its result, which is no part to open.
 */
export function shownIds(nodes: readonly SceneNode[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const node of nodes) {
    if (node.kind !== 'element' || !node.host) continue;
    for (const handler of handlersOf(node.props)) {
      if (sendsRequest(handler) || keepsSomething(handler)) continue;
      for (const id of carriedIds(node.props, handler, 'shows')) found.add(id);
      for (const call of handler.does.calls) {
        const [name = ''] = call.callee;
        if (name.startsWith('#') && /^(?:shows|either)$/.test(effectOf(call, node.props) ?? ''))
          found.add(name.slice(1));
      }
    }
  }
  return found;
}
