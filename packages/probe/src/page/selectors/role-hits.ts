import { name, role, usable } from '@webmcp/runtime/page';
import { foldText, parseRoleSelector, withoutCounts } from '@webmcp/text';
import { addTo, type IndexedHits, type IndexedPage } from './indexed-page.js';

/**
 * Indexes the usable elements of a page by role, and the elements of a role by name. Indexes each role when a value
 * first needs the role.
 */
export function roleHits({ withAnyRole }: IndexedPage): IndexedHits {
  const byRole = new Map<string, Element[]>();
  const byName = new Map<string, Map<string, Element[]>>();
  const ofRole = (kind: string): Element[] => {
    let found = byRole.get(kind);
    if (found === undefined) {
      found = withAnyRole([kind]).filter((element) => role(element) === kind && usable(element));
      byRole.set(kind, found);
    }
    return found;
  };
  const namesOf = (kind: string): Map<string, Element[]> => {
    let names = byName.get(kind);
    if (names === undefined) {
      names = new Map();
      for (const element of ofRole(kind)) addTo(names, foldText(name(element)), element);
      byName.set(kind, names);
    }
    return names;
  };
  return (value) => {
    const parsed = parseRoleSelector(value);
    if (parsed === undefined) return [];
    // Any element without a role is generic, so no list of tags covers that role.
    if (parsed.role.startsWith('generic')) return undefined;
    if (parsed.words !== undefined)
      return ofRole(parsed.role).filter((element) => withoutCounts(name(element)) === parsed.words);
    return parsed.name === undefined ? ofRole(parsed.role) : (namesOf(parsed.role).get(foldText(parsed.name)) ?? []);
  };
}
