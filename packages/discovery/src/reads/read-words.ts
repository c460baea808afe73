import type { Read } from '@webmcp/contract';
import { asciiSlug, capital, nameSlug, plural, shortSlug, words } from '@webmcp/text';

import type { ReadRows } from '../intents/model/intent.js';
import { rowObject } from '../naming/words/objects.js';

/** The name and the title of a read. */
export interface ReadWords {
  name: string;
  title: string;
}

/**
 * Names a read by the first of these: the thing that the source loops over, the title over the content, the id of the part,
 * the route.
 * @param title the title on the page, or ''
 * @param loop the loop of the source that makes the items
 */
export function readWords(
  title: string,
  loop: ReadRows | undefined,
  { route, kind, id = '' }: { route: string; kind: Read['kind']; id?: string },
): ReadWords {
  const place = `${asciiSlug(route.replace(/:\w+\??/g, '')) || 'home'}_${kind === 'pairs' ? 'details' : kind}`;
  const thing = rowObject(loop);
  const noun = (thing && plural(thing)) || shortSlug(asciiSlug(title)) || thingsOfId(id) || place;
  return { name: nameSlug(`read_${noun}`), title: title || capital(noun.replaceAll('_', ' ')) };
}

/** Matches words of an id that name a part of a page and no thing. */
const ofParts =
  /^(?:app|area|body|box|cards?|container|content|div|el|element|grid|group|items?|list|main|output|panel|root|rows?|section|table|tbody|ul|view|wrap|wrapper|\d+)$/;

/** Returns the things that an id names: `tasks` of `task-list`. Empty for an id that names a part alone. */
function thingsOfId(id: string): string {
  const slug = asciiSlug(
    words(id)
      .filter((word) => !ofParts.test(word))
      .join(' '),
  );
  return slug === '' || slug.endsWith('s') ? slug : plural(slug);
}
