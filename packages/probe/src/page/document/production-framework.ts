import { composedElements } from '../elements/composed-tree.js';
import { pageFrameworks } from '../frameworks/page-frameworks.js';

/**
 * Names the framework that runs in production mode in this page. Returns null in development and if no framework left a
 * mark. The first element with a mark decides.
 */
export function productionFramework(): string | null {
  for (const element of composedElements(document)) {
    for (const { title, mode } of pageFrameworks) {
      const found = mode(element);
      if (found !== undefined) return found === 'production' ? title : null;
    }
  }
  return null;
}
