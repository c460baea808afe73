import type { Read } from '@webmcp/contract';
import { asciiSlug, capital, nameSlug, plural, shortSlug } from '@webmcp/text';

import type { ReadRows } from '../intents/model/intent.js';
import { rowObject } from '../naming/words/objects.js';

/** The name and the title of a read. */
export interface ReadWords {
  name: string;
  title: string;
}

/**
 * Names a read by the first of these: the thing that the source loops over, the title over the content, the route.
 * @param title the title on the page, or ''
 * @param loop the loop of the source that makes the items
 */
export function readWords(
  title: string,
  loop: ReadRows | undefined,
  { route, kind }: { route: string; kind: Read['kind'] },
): ReadWords {
  const place = `${asciiSlug(route.replace(/:\w+\??/g, '')) || 'home'}_${kind === 'pairs' ? 'details' : kind}`;
  const thing = rowObject(loop);
  const noun = (thing && plural(thing)) || shortSlug(asciiSlug(title)) || place;
  return { name: nameSlug(`read_${noun}`), title: title || capital(noun.replaceAll('_', ' ')) };
}
