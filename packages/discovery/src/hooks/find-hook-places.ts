import type { PageSnapshot, Source } from '@webmcp/contract';

import type { TagPlace } from '../extract/facts/tag-place.js';
import { tagsOf } from '../extract/stamp/tags-of.js';
import type { Intent, AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import type { SourceFile } from '../source/read-source.js';
import type { MatchedElement } from '../match/matched-elements.js';
import type { HookPlace } from './hook-place.js';
import { withInsertions } from './insertion.js';
import { tagDigest } from './tag-digest.js';

export interface HookSearch {
  appModel: AppModel;
  snapshots: readonly PageSnapshot[];
  files: readonly SourceFile[];
  /** Reads the source again with some texts changed. */
  reread(changed: ReadonlyMap<string, string>): AppModel;
}

/** A control that needs a hook, with the elements that it was seen as. */
export interface HookNeed {
  intent: Intent;
  matchedElements: readonly Pick<MatchedElement, 'snapshot' | 'element'>[];
}

interface Tag {
  place: TagPlace;
  source: string;
}

/** Where a hook could go, and what would have to be tried to know that it arrives. */
interface Choice {
  need: HookNeed;
  place: HookPlace;
  /** Set where only a trial can tell. */
  trial?: Tag;
}

const elementKey = ({ snapshot, element }: Pick<MatchedElement, 'snapshot' | 'element'>): string =>
  `${snapshot.state} ${element.index}`;

/**
 * The place of each control's hook, by intent: the nearest tag to where people would look for it that makes this control
 * only and whose attributes arrive on it. A host element's do. A component's do where the page showed the dev server's
 * stamp of that tag on the element, or where the source, read again with the hook in it, says that the app's own
 * components hand it on to such a tag. Everything else has a doubt.
 */
export function findHookPlaces(needs: readonly HookNeed[], search: HookSearch): Map<number, HookPlace> {
  const tagAt = tagFinder(search.files);
  const owners = ownersOf(search.appModel.intents);
  const carriers = carriersOf(search.snapshots);
  const choices = needs.map((need) => choose(need, { tagAt, owners, carriers }));
  settleTrials(choices, search);
  return new Map(choices.map(({ need, place }) => [need.intent.index, place]));
}

interface Known {
  tagAt(site: Source): Tag | undefined;
  owners: ReadonlyMap<string, ReadonlySet<number>>;
  carriers: ReadonlyMap<string, ReadonlySet<string>>;
}

function choose(need: HookNeed, { tagAt, owners, carriers }: Known): Choice {
  const { intent, matchedElements } = need;
  const own = new Set(matchedElements.map(elementKey));
  const stamps = new Set(
    matchedElements.map(({ element }) => (element.carries === undefined ? '' : siteKey(element.carries))),
  );
  const carried = stamps.size === 1 ? matchedElements[0]?.element.carries : undefined;
  const isOwn = (site: Source): boolean =>
    [...(owners.get(siteKey(site)) ?? [])].every((index) => index === intent.index) &&
    [...(carriers.get(siteKey(site)) ?? [])].every((element) => own.has(element));
  const [innermost] = intent.sites;
  const inner = innermost === undefined ? undefined : tagAt(innermost);
  // What is known to arrive once it has come as far as the innermost tag.
  const arrives =
    innermost !== undefined &&
    (inner?.place.host === true || (carried !== undefined && siteKey(carried) === siteKey(innermost)));

  const sites = new Map(
    [intent.source, ...intent.sites, ...(carried === undefined ? [] : [carried])].map((site) => [siteKey(site), site]),
  );
  let trial: Choice | undefined;
  for (const [key, site] of sites) {
    const tag = tagAt(site);
    if (tag === undefined || !isOwn(site)) continue;
    const place = placeOf(site, tag);
    const isInnermost = innermost !== undefined && key === siteKey(innermost);
    if ((carried !== undefined && key === siteKey(carried)) || (isInnermost && tag.place.host)) return { need, place };
    if (!isInnermost && arrives) trial ??= { need, place, trial: tag };
  }
  return trial ?? { need, place: doubtful(intent, tagAt, isOwn) };
}

function placeOf(at: Source, { place, source }: Tag): HookPlace {
  const known = { at, tagName: place.name, tag: tagDigest(source, place) };
  if (!place.attributes.includes('data-mcp')) return known;
  return { ...known, doubt: `<${place.name}> has a data-mcp that does not single it out; give it another value` };
}

function doubtful({ source }: Intent, tagAt: Known['tagAt'], isOwn: (site: Source) => boolean): HookPlace {
  const tag = tagAt(source);
  if (tag === undefined) return { at: source, doubt: 'no tag that could take an attribute is written there' };
  const place = placeOf(source, tag);
  if (place.doubt !== undefined) return place;
  if (!isOwn(source)) return { ...place, doubt: `<${tag.place.name}> makes other controls as well` };
  return { ...place, doubt: mayNotHandOn(tag.place.name) };
}

const mayNotHandOn = (name: string): string =>
  `<${name}> is not known to hand attributes on to the element that it makes`;

/** Puts the hooks in for a trial, reads the source again, and keeps those that reached the innermost tag. */
function settleTrials(choices: readonly Choice[], { files, reread, appModel }: HookSearch): void {
  const tried = choices.flatMap((choice, at) =>
    choice.trial === undefined ? [] : [{ choice, tag: choice.trial, value: `webmcp-trial-${at}` }],
  );
  if (tried.length === 0) return;
  const changed = new Map<string, string>();
  for (const { path, text } of files) {
    const insertions = tried
      .filter(({ choice }) => choice.place.at.file === path)
      // All on the tag's own line, so that lines stay what they are.
      .map(({ tag, value }) => ({ offset: tag.place.offset, text: ` data-mcp="${value}"` }));
    if (insertions.length > 0) changed.set(path, withInsertions(text, insertions));
  }
  const { intents } = reread(changed);
  const isSame = intents.length === appModel.intents.length;
  for (const { choice, value } of tried) {
    if (isSame && intents[choice.need.intent.index]?.testId === value) continue;
    choice.place = { ...choice.place, doubt: mayNotHandOn(choice.place.tagName ?? '?') };
  }
}

function tagFinder(files: readonly SourceFile[]): (site: Source) => Tag | undefined {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = new Map<string, Map<string, Tag>>();
  return (site) => {
    const source = texts.get(site.file);
    if (source === undefined) return undefined;
    let tags = read.get(site.file);
    if (tags === undefined) {
      tags = new Map(tagsOf(source, site.file).map((place) => [`${place.line}:${place.column}`, { place, source }]));
      read.set(site.file, tags);
    }
    return tags.get(`${site.line}:${site.column}`);
  };
}

/** Which intents a site makes. */
function ownersOf(intents: readonly Intent[]): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const { index, sites } of intents) {
    for (const site of sites) owners.set(siteKey(site), (owners.get(siteKey(site)) ?? new Set()).add(index));
  }
  return owners;
}

/** Which elements of which states a tag's attributes arrived on. */
function carriersOf(snapshots: readonly PageSnapshot[]): Map<string, Set<string>> {
  const carriers = new Map<string, Set<string>>();
  for (const snapshot of snapshots) {
    for (const element of snapshot.elements) {
      if (element.carries === undefined) continue;
      const key = siteKey(element.carries);
      carriers.set(key, (carriers.get(key) ?? new Set()).add(elementKey({ snapshot, element })));
    }
  }
  return carriers;
}
