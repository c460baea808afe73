import type { Source } from '@webmcp/contract';

import { frameworkOf } from '../frameworks/framework-of.js';
import { tagsOf } from '../extract/stamp/tags-of.js';
import { positionAt } from '../extract/code/scripts-in.js';
import type { SourceFile } from './read-source.js';

/** An attribute of a tag that names the handler of an event: `on:click={save}`, `onclick={() => save()}`. */
export interface TagHandler {
  event: string;
  /** A place inside the attribute's value. */
  at: Source;
}

/** Matches such an attribute up to its value. Modifiers follow the event. */
const attribute = /\son:?([a-z]+)(?:\|[\w|]+)*=(["']?)\{/g;

/**
 * Finds the handlers that a tag names, in a file whose templates are not read. A compiler may leave no place of such a
 * function in its source map.
 */
export function tagHandlers({ path, text }: SourceFile, { line, column }: Source): TagHandler[] {
  if (frameworkOf(path).isUnread !== true) return [];
  const tag = tagsOf(text, path).find((one) => one.line === line && one.column === column);
  if (tag === undefined) return [];
  return [...text.slice(tag.nameEnd, tag.end).matchAll(attribute)].map(({ index, 0: whole, 1: event = '' }) => ({
    event,
    at: { file: path, ...positionAt(text, tag.nameEnd + index + whole.length) },
  }));
}
