import { stampAttribute } from '@webmcp/contract/stamp-attribute';

/**
 * Decides whether siblings are parts that components write one by one: two cards with the same controls. Each has a place
 * of its own in the source. A plain page may write its records one by one, so its siblings are left out.
 */
export function areWrittenApart(siblings: readonly Element[]): boolean {
  const stamps = siblings.map((element) => element.getAttribute(stampAttribute) ?? '');
  const isPlaced = stamps.every((stamp) => stamp !== '' && !/\.html?:\d+:\d+$/.test(stamp));
  return isPlaced && siblings.length > 1 && new Set(stamps).size === siblings.length;
}
