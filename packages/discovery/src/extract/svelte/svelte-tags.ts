import type { TagPlace } from '../facts/tag-place.js';
import { afterBraces } from './after-braces.js';

/** Parts whose content is no markup. */
const closed = /^<!--[\s\S]*?-->|^<(script|style)\b[\s\S]*?<\/\1\s*>/i;

/** The beginning of an opening tag, with its name. */
const opening = /^<([A-Za-z][\w.:-]*)/;

/** The parts of an opening tag: white space, the name of an attribute, and a value without braces. */
const parts = { space: /^\s+/, name: /^[^\s=>/{"']+/, plain: /^[^\s{}"'>]+/ };

/** Hosts that show nothing to act on, and elements of the compiler. */
const unmarked = /^(?:slot|template|svelte:.*)$/;

/**
 * Returns the opening tags of a Svelte component that an attribute can be written on, in document order. Empty if a tag
 * or an expression does not end.
 */
export function svelteTags(source: string): TagPlace[] {
  const found: TagPlace[] = [];
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  for (let at = 0; at < source.length;) {
    const step = stepAt(source, at);
    if (step === undefined) return [];
    const { tag, next } = step;
    if (tag !== undefined && !unmarked.test(tag.name)) found.push({ ...tag, ...positionOf(lineStarts, at) });
    at = next;
  }
  return found;
}

/** A part of the markup: an opening tag, or anything up to the next offset. */
interface Step {
  tag?: OpeningTag;
  next: number;
}

/** Reads the part of the markup at an offset; undefined for a part without an end. */
function stepAt(source: string, at: number): Step | undefined {
  if (source[at] === '{') {
    const next = afterBraces(source, at);
    return next === undefined ? undefined : { next };
  }
  if (source[at] !== '<') return { next: at + 1 };
  const skipped = closed.exec(source.slice(at))?.[0].length;
  if (skipped !== undefined) return { next: at + skipped };
  const name = opening.exec(source.slice(at, at + 200))?.[1];
  if (name === undefined) return { next: at + 1 };
  const tag = tagAt(source, at, name);
  return tag === undefined ? undefined : { tag, next: tag.end };
}

type OpeningTag = Omit<TagPlace, 'line' | 'column'>;

/** Reads the opening tag at an offset; undefined for a tag without an end. */
function tagAt(source: string, start: number, name: string): OpeningTag | undefined {
  const nameEnd = start + 1 + name.length;
  const attributes: string[] = [];
  let at: number | undefined = nameEnd;
  let offset = nameEnd;
  while (at !== undefined && at < source.length) {
    const rest = source.slice(at, at + 2_000);
    if (/^\/?>/.test(rest)) {
      const end = at + (rest.startsWith('/') ? 2 : 1);
      return { name, host: /^[a-z][^.:]*$/.test(name), start, end, nameEnd, offset, attributes };
    }
    const space = parts.space.exec(rest)?.[0].length ?? 0;
    if (space > 0) at += space;
    else if (rest.startsWith('{')) {
      const isSpread = /^\{\s*\.\.\./.test(rest);
      at = afterBraces(source, at);
      // A spread could override an attribute before it.
      if (isSpread && at !== undefined) offset = at;
    } else {
      const attribute = parts.name.exec(rest)?.[0] ?? '';
      if (attribute !== '') attributes.push(attribute);
      at = afterValue(source, at + Math.max(1, attribute.length));
    }
  }
  return undefined;
}

/** Returns the offset behind an attribute's value; the same offset without a value. */
function afterValue(source: string, from: number): number | undefined {
  const sign = /^\s*=\s*/.exec(source.slice(from, from + 200))?.[0].length ?? 0;
  if (sign === 0) return from;
  let at: number | undefined = from + sign;
  const quote = source[at];
  if (quote === '"' || quote === "'") return afterQuoted(source, at + 1, quote);
  while (at !== undefined && at < source.length) {
    if (source[at] === '{') at = afterBraces(source, at);
    else {
      const plain: string = parts.plain.exec(source.slice(at, at + 2_000))?.[0] ?? '';
      if (plain === '') return at;
      at += plain.length;
    }
  }
  return at;
}

/** Returns the offset behind a value in quotes, in which braces hold code. */
function afterQuoted(source: string, from: number, quote: string): number | undefined {
  let at: number | undefined = from;
  while (at !== undefined && at < source.length) {
    if (source[at] === quote) return at + 1;
    at = source[at] === '{' ? afterBraces(source, at) : at + 1;
  }
  return undefined;
}

function positionOf(lineStarts: readonly number[], offset: number): { line: number; column: number } {
  const line = lineStarts.findLastIndex((start) => start <= offset);
  return { line: line + 1, column: offset - lineStarts[line]! + 1 };
}
