import { usable } from '@webmcp/runtime/page';
import { addTo, type IndexedHits, type IndexedPage } from './indexed-page.js';

/**
 * Indexes the CSS that the runtime writes for an id and for a name attribute, and answers structural paths. Any other
 * CSS is left to the browser.
 */
export function cssHits({ document, tree, paths }: IndexedPage): IndexedHits {
  // In quirks mode ids match in any case, so an index by exact text would miss some.
  const byCss = document.compatMode === 'BackCompat' ? new Map<string, Element[]>() : attributesIn(tree.roots);
  return (value) => {
    let found = byCss.get(value);
    if (found === undefined) {
      found = paths.find(value)?.filter(usable);
      if (found !== undefined) byCss.set(value, found);
    }
    return found;
  };
}

function attributesIn(roots: readonly ParentNode[]): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const root of roots)
    for (const element of root.querySelectorAll('[id],[name]')) {
      const { localName } = element;
      const id = element.getAttribute('id') ?? '';
      const given = element.getAttribute('name');
      const value = element.getAttribute('value');
      if (id !== '') addTo(found, `#${CSS.escape(id)}`, element);
      if (given === null || given === '' || !/^[a-z][a-z\d-]*$/.test(localName)) continue;
      const named = `${localName}[name="${CSS.escape(given)}"]`;
      addTo(found, named, element);
      if (value !== null) addTo(found, `${named}[value="${CSS.escape(value)}"]`, element);
    }
  return new Map([...found].map(([css, elements]) => [css, elements.filter(usable)]));
}
