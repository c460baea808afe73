import type { Entry } from '@webmcp/contract';

import { pascal, type LibraryIndex } from '../../libraries/lookup/library-index.js';
import type { SceneElement } from '../scene/scene.js';
import { componentEntry } from './component-rules.js';
import { hostEntry } from './host-rules.js';

/** An element's entry, and the library that the entry comes from. */
export interface Classified {
  entry: Entry | null;
  library?: { name: string; component: string };
}

/** Classifies an element before its content is read: host elements by HTML, components by a library table, else by the general rules. */
export function classifyElement(element: SceneElement, libraries: LibraryIndex): Classified {
  if (element.host) return { entry: hostEntry(element.name, element.props) };
  const path = element.name.split('.');
  const found = libraries.find(path, element.package);
  if (found !== undefined) return found;
  return { entry: componentEntry(path.map(pascal), element.props, element.package) };
}
