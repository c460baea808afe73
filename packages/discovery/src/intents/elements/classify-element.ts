import type { Entry } from '@webmcp/contract';

import { pascal, type LibraryIndex } from '../../libraries/lookup/library-index.js';
import type { SceneElement } from '../scene/scene.js';
import { actsOnEvents } from '../values/act-events.js';
import { actingEntry, componentEntry, unknownComponent } from './component-rules.js';
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
  if (element.host) return { entry: hostEntry(element.name, element.props) };
  const path = element.name.split('.');
  const found = libraries.find(path, element.package);
  if (found !== undefined)
    return isBox(found.entry) && actsOnEvents(element.props)
      ? { ...found, entry: actingEntry(unknownComponent(path.at(-1) ?? '', element.props, element.package)) }
      : found;
  return { entry: componentEntry(path.map(pascal), element.props, element.package) };
}
