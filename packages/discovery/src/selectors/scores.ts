import type { Selector, SelectorStrategy } from '@webmcp/contract';
import { isGeneratedId, isGeneratedName, selectorScores } from '@webmcp/text';

/**
 * The most that a strategy's score may be (CONTRACT section 1), higher is better. What a person wrote for this purpose
 * comes first, what people read next, where an element stands last.
 */
export const topScores: Record<SelectorStrategy, number> = {
  testid: selectorScores.testId,
  label: selectorScores.label,
  role: selectorScores.role,
  css: selectorScores.id,
};

const idParts = /#((?:[\w-]|\\[\da-fA-F]{1,6}\s?|\\.|[^\p{ASCII}])+)|\[id=["']?([^"'\]]+)/gu;
const nameParts = /\[name=["']?([^"'\]]+)/g;

/**
 * The score that a selector may have, or null when it may not be used at all because it rests on something that a
 * machine made and will make anew.
 */
export function scoreOf({ strategy, value, score }: Selector): number | null {
  if (strategy !== 'css') return Math.min(score, topScores[strategy]);
  const ids = [...value.matchAll(idParts)].map(([, hash, attribute]) => unescaped(hash ?? attribute ?? ''));
  const names = [...value.matchAll(nameParts)].map(([, name]) => unescaped(name ?? ''));
  if (ids.some(isGeneratedId) || names.some(isGeneratedName)) return null;
  const anchored = ids.length + names.length > 0;
  return Math.min(score, anchored ? topScores.css : selectorScores.path);
}

/** A CSS identifier or string as it was before escaping (CSS Syntax, section 4.3.7). */
const unescaped = (text: string): string =>
  text
    .replace(/\\([\da-fA-F]{1,6})\s?/g, (_, hex: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
    )
    .replace(/\\(.)/g, '$1');
