import type { Entry } from '@webmcp/contract';

import type { LinkedProp } from '../../link/model/linked.js';
import { pascal, type LibraryHit, type LibraryIndex } from '../../libraries/lookup/library-index.js';
import type { SceneElement } from '../scene/scene.js';
import { actsOnEvents } from '../values/act-events.js';
import { textProp } from '../values/prop-values.js';
import { actingEntry, componentEntry, unknownComponent } from './component-rules.js';
import { drawnTag, drawsLink } from './drawn-tag.js';
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

/** Returns the meaning of a field's tag for its type, if the type makes no field of it. */
function ofType(found: LibraryHit | undefined, props: readonly LinkedProp[]): LibraryHit | undefined {
  if (found?.entry.is !== 'field' || found.entry.kinds === undefined) return found;
  const type = textProp(props, ...(found.entry.type ?? [])) ?? '';
  const entry = found.entry.kinds[type];
  return entry === undefined ? found : { ...found, entry };
}

/** Classifies an element before its content is read: host elements by HTML, components by a library table, else by the general rules. */
export function classifyElement(element: SceneElement, libraries: LibraryIndex): Classified {
  const { props } = element;
  if (element.host) return { entry: hostEntry(element.name, props) };
  const path = element.name.split('.');
  const found = ofType(libraries.find(path, element.package), props);
  if (found !== undefined && !isBox(found.entry)) return found;
  if (drawsLink(props))
    return { ...found, entry: actingEntry(unknownComponent(path.at(-1) ?? '', props, element.package)) };
  const guess = found === undefined ? componentEntry(path.map(pascal), props, element.package) : null;
  const tag = guess?.is === 'field' || guess?.is === 'boundary' ? undefined : drawnTag(props);
  if (tag !== undefined) return { ...found, entry: hostEntry(tag, props) };
  if (found === undefined) return { entry: guess };
  return actsOnEvents(props)
    ? { ...found, entry: actingEntry(unknownComponent(path.at(-1) ?? '', props, element.package)) }
    : found;
}
