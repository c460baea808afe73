import type { Source } from '@webmcp/contract';

import { siteKey } from '../intents/model/site-key.js';
import { makesOthers, mayNotForward, noTag, placeIn } from './hook-doubts.js';
import type { HookPlace } from './hook-place.js';
import type { HookNeed, HookSearch } from './hook-search.js';
import { settleTrials, type HookChoice } from './hook-trials.js';
import { siteOwners, type IsOwnSite } from './site-owners.js';
import { tagFinder, type Tag } from './tag-finder.js';

/** The questions about a site that decide a place. */
interface SiteIndex {
  tagAt(site: Source): Tag | undefined;
  isOwn: IsOwnSite;
}

/**
 * Returns the place of each control's hook, by intent. The place is the tag nearest to the control's use. The tag makes
 * only this control and forwards attributes to it. A host element always forwards attributes. A component forwards them
 * if the page shows the tag's stamp on the element. The source can prove it too: the hook is on the element when it is
 * read again. Any other place has a doubt.
 */
export function findHookPlaces(needs: readonly HookNeed[], search: HookSearch): Map<number, HookPlace> {
  const { appModel, snapshots, files } = search;
  const sites = { tagAt: tagFinder(files), isOwn: siteOwners(appModel.intents, snapshots) };
  return settleTrials(
    needs.map((need) => choose(need, sites)),
    search,
  );
}

/** One site of a control that could take the hook. */
interface HookSite {
  at: Source;
  tag: Tag;
}

function choose(need: HookNeed, sites: SiteIndex): HookChoice {
  const carried = carriedSite(need);
  const [innermost] = need.intent.sites;
  const isAt = (site: Source, other: Source | undefined): boolean =>
    other !== undefined && siteKey(site) === siteKey(other);
  const able = ownSites(need, carried, sites);
  const proven = able.find(({ at, tag }) => isAt(at, carried) || (isAt(at, innermost) && tag.place.host === true));
  if (proven !== undefined) return { need, place: placeIn(proven.at, proven.tag) };
  const toTry = reachesInnermost(innermost, carried, sites) ? able.find(({ at }) => !isAt(at, innermost)) : undefined;
  if (toTry !== undefined) return { need, place: placeIn(toTry.at, toTry.tag), trial: toTry.tag };
  return { need, place: doubtfulPlace(need, sites) };
}

/** Returns the tag whose attributes every element of a control shows; undefined if the elements differ. */
function carriedSite({ matchedElements }: HookNeed): Source | undefined {
  const stamps = new Set(
    matchedElements.map(({ element }) => (element.carries === undefined ? '' : siteKey(element.carries))),
  );
  return stamps.size === 1 ? matchedElements[0]?.element.carries : undefined;
}

/** Returns the sites with a tag that makes this control only, outermost first. */
function ownSites(need: HookNeed, carried: Source | undefined, { tagAt, isOwn }: SiteIndex): HookSite[] {
  const { source, sites } = need.intent;
  const all = new Map(
    [source, ...sites, ...(carried === undefined ? [] : [carried])].map((site) => [siteKey(site), site]),
  );
  return [...all.values()].flatMap((at) => {
    const tag = tagAt(at);
    return tag === undefined || !isOwn(need, at) ? [] : [{ at, tag }];
  });
}

/** Decides whether a hook on the innermost tag is known to reach the element. */
function reachesInnermost(innermost: Source | undefined, carried: Source | undefined, { tagAt }: SiteIndex): boolean {
  if (innermost === undefined) return false;
  const isCarried = carried !== undefined && siteKey(carried) === siteKey(innermost);
  return isCarried || tagAt(innermost)?.place.host === true;
}

function doubtfulPlace(need: HookNeed, { tagAt, isOwn }: SiteIndex): HookPlace {
  const { source } = need.intent;
  const tag = tagAt(source);
  if (tag === undefined) return { at: source, doubt: noTag.text('') };
  const place = placeIn(source, tag);
  if (place.doubt !== undefined) return place;
  const doubt = isOwn(need, source) ? mayNotForward : makesOthers;
  return { ...place, doubt: doubt.text(tag.place.name) };
}
