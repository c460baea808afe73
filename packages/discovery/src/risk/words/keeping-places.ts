import { phrases, words } from '@webmcp/text';

const places: ReadonlySet<string> = new Set(phrases('keepingPlaces'));
const takingOut: ReadonlySet<string> = new Set(phrases('takingOut'));
const widening: ReadonlySet<string> = new Set(phrases('widening'));
const viewing: ReadonlySet<string> = new Set(phrases('viewing'));

const namesPlace = (text: string): boolean => words(text).some((word) => places.has(word));

/** Decides whether a risk word only takes something out of a place. */
export const takesOut = (term: string | undefined): boolean => term !== undefined && takingOut.has(term);

/**
 * Decides whether a risk word only takes something out of a place that keeps it: a cart, a list of favourites, a filter.
 * @param term the risk word
 * @param texts the texts that may name the place
 */
export function isTakenOut(term: string | undefined, texts: readonly string[]): boolean {
  return term !== undefined && takingOut.has(term) && texts.some((text) => namesPlace(text) || takesFrom(text));
}

/** `removeUserFromCard` ends a connection of two things; both are kept. `removeFromDisk` ends the thing. */
function takesFrom(text: string): boolean {
  const spoken = words(text);
  const at = spoken.indexOf('from', spoken.indexOf('remove'));
  return at > 0 && spoken.includes('remove') && !spoken.slice(at).some((word) => ends.has(word));
}

const ends: ReadonlySet<string> = new Set(['disk', 'server', 'database', 'db', 'storage', 'system', 'filesystem']);

/** Decides whether a DELETE on a path can be taken back: `/cart/items/:id` takes out, `/session` logs out. */
export function isKeepingPath(path: string): boolean {
  return namesPlace(path) || /\/sessions?\/?$/.test(path);
}

/** Decides whether a text only removes a filter, a search or a selection: "Clear filters" shows more again. */
export function onlyWidens(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const spoken = words(text);
    return spoken.some((word) => widening.has(word)) && spoken.some((word) => viewing.has(word));
  });
}
