import type { TagPlace } from '../extract/facts/tag-place.js';

/** A text to insert into a file's text at an offset. */
export interface Insertion {
  offset: number;
  text: string;
}

/**
 * Makes an insertion of an attribute: on a line of its own if the tag writes its attributes so, else after one space.
 */
export function attributeInsertion(source: string, tag: TagPlace, attribute: string): Insertion {
  const rest = source.slice(tag.nameEnd, tag.end);
  const room = /^\s*/.exec(rest)?.[0] ?? '';
  const ownLine = /[\r\n]/.test(room) && !/^[/>]/.test(rest.slice(room.length));
  return { offset: tag.offset, text: `${ownLine ? room : ' '}${attribute}` };
}

/** Returns the text with all insertions made. Offsets count in the text without the insertions. */
export function withInsertions(source: string, insertions: readonly Insertion[]): string {
  let text = '';
  let at = 0;
  for (const insertion of inOrder(insertions)) {
    text += source.slice(at, insertion.offset) + insertion.text;
    at = insertion.offset;
  }
  return text + source.slice(at);
}

/** Takes insertions back. Returns the text before them; null if the text does not contain them at their offsets. */
export function withoutInsertions(changed: string, insertions: readonly Insertion[]): string | null {
  let text = '';
  let at = 0;
  let shift = 0;
  for (const { offset, text: inserted } of inOrder(insertions)) {
    const from = offset + shift;
    if (changed.slice(from, from + inserted.length) !== inserted) return null;
    text += changed.slice(at, from);
    at = from + inserted.length;
    shift += inserted.length;
  }
  return text + changed.slice(at);
}

/** Sorts insertions by offset. */
export const inOrder = (insertions: readonly Insertion[]): Insertion[] =>
  [...insertions].sort((a, b) => a.offset - b.offset);
