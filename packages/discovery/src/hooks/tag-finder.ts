import type { Source } from '@webmcp/contract';

import type { TagPlace } from '../extract/facts/tag-place.js';
import { tagsOf } from '../extract/stamp/tags-of.js';
import type { SourceFile } from '../source/read-source.js';

/** An opening tag with the text of its file. */
export interface Tag {
  place: TagPlace;
  source: string;
}

/** Returns a function that finds the opening tag at a site. Each file is parsed once. */
export function tagFinder(files: readonly SourceFile[]): (site: Source) => Tag | undefined {
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
