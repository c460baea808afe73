import type { PageSnapshot, Source } from '@webmcp/contract';

import type { Intent } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import type { HookNeed } from './hook-search.js';

/** Decides whether the tag at a site makes one control only, by source and pages. */
export type IsOwnSite = (need: HookNeed, site: Source) => boolean;

/** Indexes the controls that each site makes in the source, and the elements that each tag's attributes reached. */
export function siteOwners(intents: readonly Intent[], snapshots: readonly PageSnapshot[]): IsOwnSite {
  const owners = new Map<string, Set<number>>();
  for (const { index, sites } of intents) {
    for (const site of sites) owners.set(siteKey(site), (owners.get(siteKey(site)) ?? new Set()).add(index));
  }
  const carriers = new Map<string, Set<string>>();
  for (const { state, elements } of snapshots) {
    for (const { index, carries } of elements) {
      if (carries === undefined) continue;
      const key = siteKey(carries);
      carriers.set(key, (carriers.get(key) ?? new Set()).add(elementKey(state, index)));
    }
  }
  return ({ intent, matchedElements }, site) => {
    const own = new Set(matchedElements.map(({ snapshot, element }) => elementKey(snapshot.state, element.index)));
    return (
      [...(owners.get(siteKey(site)) ?? [])].every((index) => index === intent.index) &&
      [...(carriers.get(siteKey(site)) ?? [])].every((element) => own.has(element))
    );
  };
}

const elementKey = (state: string, element: number): string => `${state} ${element}`;
