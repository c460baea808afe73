import type { Framework } from '../../frameworks/framework.js';
import { frameworkOf } from '../../frameworks/framework-of.js';
import { frameworks } from '../../frameworks/frameworks.js';
import type { TagPlace } from '../facts/tag-place.js';

/** Finds the opening tags of a source file that an attribute can be written on. Empty if the text does not parse. */
export function tagsOf(source: string, file: string, list: readonly Framework[] = frameworks): TagPlace[] {
  return frameworkOf(file, list).tags(source, file);
}
