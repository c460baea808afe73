import { mayNotForward } from './hook-doubts.js';
import type { HookPlace } from './hook-place.js';
import type { HookNeed, HookSearch } from './hook-search.js';
import { withInsertions } from './insertion.js';
import type { Tag } from './tag-finder.js';

/** A place for a hook, and the tag that has to be tried before the place is known to work. */
export interface HookChoice {
  need: HookNeed;
  place: HookPlace;
  /** Present if only a trial decides. */
  trial?: Tag;
}

/**
 * Reads the source again with the hooks of all trials in it. Returns the places by intent; a hook that did not reach its
 * control gets a doubt.
 */
export function settleTrials(
  choices: readonly HookChoice[],
  { files, reread, appModel }: HookSearch,
): Map<number, HookPlace> {
  const places = new Map(choices.map(({ need, place }) => [need.intent.index, place]));
  const tried = choices.flatMap(({ need, place, trial }, at) =>
    trial === undefined ? [] : [{ need, place, tag: trial, value: `webmcp-trial-${at}` }],
  );
  if (tried.length === 0) return places;
  const changed = new Map<string, string>();
  for (const { path, text } of files) {
    const insertions = tried
      .filter(({ place }) => place.at.file === path)
      // All on the tag's own line, so that line numbers stay.
      .map(({ tag, value }) => ({ offset: tag.place.offset, text: ` data-mcp="${value}"` }));
    if (insertions.length > 0) changed.set(path, withInsertions(text, insertions));
  }
  const { intents } = reread(changed);
  const isSame = intents.length === appModel.intents.length;
  for (const { need, place, value } of tried) {
    if (isSame && intents[need.intent.index]?.testId === value) continue;
    places.set(need.intent.index, { ...place, doubt: mayNotForward.text(place.tagName ?? '?') });
  }
  return places;
}
