import { usable } from '@webmcp/runtime/page';
import { composedQuery } from '../elements/composed-tree.js';
import { addTo, type IndexedHits, type IndexedPage } from './indexed-page.js';

/** Indexes the usable elements of a page by the values of their test-id attributes. */
export function testidHits({ document, testIdAttributes }: IndexedPage): IndexedHits {
  const byValue = new Map<string, Element[]>();
  const marked = testIdAttributes.map((attribute) => `[${CSS.escape(attribute)}]`).join();
  for (const element of marked === '' ? [] : composedQuery(document, marked).filter(usable))
    for (const value of new Set(testIdAttributes.map((attribute) => element.getAttribute(attribute))))
      if (value !== null) addTo(byValue, value, element);
  return (value) => byValue.get(value) ?? [];
}
