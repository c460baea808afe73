import { asciiSlug } from '@webmcp/text';

import { calledObject } from '../words/handler-words.js';
import { addedObject, searchedObject, titledObject } from '../words/objects.js';
import type { ToolToName } from './tool-to-name.js';

/** Acts for which the code's object counts before a title's: a heading around the button may name something else. */
const endsThings: ReadonlySet<string> = new Set(['delete', 'remove']);

/** The places that name an act's object, the surest first. */
const places: readonly ((tool: ToolToName) => string)[] = [
  ({ rowThing }) => rowThing,
  ({ act, handlers }) => (endsThings.has(act) ? calledObject(act, handlers) : ''),
  ({ act, section }) => titledObject(section, act),
  ({ act, fields }) => searchedObject(act, fields),
  ({ act, fields }) => addedObject(act, fields),
  ({ act, handler }) => titledObject(asciiSlug(handler), act),
  ({ act, handlers }) => calledObject(act, handlers),
  ({ module }) => module,
];

/** Returns the object of a bare act as a slug, or ''. */
export function objectOfAct(tool: ToolToName): string {
  for (const object of places) {
    const found = object(tool);
    if (found !== '') return found;
  }
  return '';
}
