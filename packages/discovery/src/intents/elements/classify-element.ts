import type { Entry } from '@webmcp/contract';

import { pascal, type LibraryIndex } from '../../libraries/lookup/library-index.js';
import type { SceneElement } from '../scene/scene.js';
import { actsOnEvents } from '../values/act-events.js';
import { actingEntry, componentEntry, unknownComponent } from './component-rules.js';
import { drawnTag } from './drawn-tag.js';
import { hostEntry } from './host-rules.js';

/** An element's entry, and the library that the entry comes from. */
export interface Classified {
  entry: Entry | null;
  library?: { name: string; component: string };
}

/** Decides whether a library's element only contains others: a card. With a click handler, the box is a control itself. */
function isBox(entry: Entry): boolean {
  return (entry.is === 'boundary' && entry.named === true) || (entry.is === 'part' && entry.part === 'plain');
}

/** Classifies an element before its content is read: host elements by HTML, components by a library table, else by the general rules. */
export function classifyElement(element: SceneElement, libraries: LibraryIndex): Classified {
  const { props } = element;
  if (element.host) return { entry: hostEntry(element.name, props) };
  const path = element.name.split('.');
  const found = libraries.find(path, element.package);
  if (found !== undefined && !isBox(found.entry)) return found;
  const guess = found === undefined ? componentEntry(path.map(pascal), props, element.package) : null;
  const tag = guess?.is === 'field' || guess?.is === 'boundary' ? undefined : drawnTag(props);
  if (tag !== undefined) return { ...found, entry: hostEntry(tag, props) };
  if (found === undefined) return { entry: guess };
  return actsOnEvents(props)
    ? { ...found, entry: actingEntry(unknownComponent(path.at(-1) ?? '', props, element.package)) }
    : found;
}
