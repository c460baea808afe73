import type { Source } from '@webmcp/contract';

import { tagDigest } from './tag-digest.js';
import type { HookPlace } from './hook-place.js';
import type { Tag } from './tag-finder.js';

/** A reason why a hook may not reach its control. */
export interface HookDoubt {
  name: string;
  text(tagName: string): string;
}

export const noTag: HookDoubt = { name: 'no-tag', text: () => 'no tag that could take an attribute is written there' };

export const hasOtherHook: HookDoubt = {
  name: 'has-other-hook',
  text: (tagName) => `<${tagName}> has a data-mcp that does not single it out; give it another value`,
};

export const makesOthers: HookDoubt = {
  name: 'makes-others',
  text: (tagName) => `<${tagName}> makes other controls as well`,
};

export const mayNotForward: HookDoubt = {
  name: 'may-not-forward',
  text: (tagName) => `<${tagName}> is not known to hand attributes on to the element that it makes`,
};

/** Returns the place of a hook in a tag. A tag with a hook already has a doubt, because that hook did not help. */
export function placeIn(at: Source, { place, source }: Tag): HookPlace {
  const known = { at, tagName: place.name, tag: tagDigest(source, place) };
  return place.attributes.includes('data-mcp') ? { ...known, doubt: hasOtherHook.text(place.name) } : known;
}
