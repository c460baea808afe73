import { pascal, type LibraryIndex } from '../../libraries/library-index.js';
import type { Entry } from '@webmcp/contract';
import { generalEntry } from './general-rule.js';
import { hostEntry } from './host-elements.js';
import type { SceneElement } from '../scene/scene.js';

/** What an element is: HTML's own meaning for a host element; a library table, else the general rule, for a component. */
export function meaningOf(
  element: SceneElement,
  libraries: LibraryIndex,
): { entry: Entry | null; library?: { name: string; component: string } } {
  if (element.host) return { entry: hostEntry(element.name, element.props) };
  const path = element.name.split('.');
  const found = libraries.find(path, element.package);
  if (found !== undefined) return found;
  return { entry: generalEntry(path.map(pascal), element.props, element.package) };
}
