import type { ManifestTool } from '@webmcp/contract';
import { words } from '@webmcp/text';

import { severeWords } from './severe-words.js';

/** The most words of a part of an address that names an act: `close-account`. A longer part is a title. */
const longest = 2;

/** Lists the words of an address that end something or move money: `/posts/7/delete`, `?action=delete`. */
const actsIn = ({ pathname, search }: URL): string[] =>
  (pathname + search)
    .split(/[/?&=]/)
    .filter((part) => words(part).length <= longest)
    .flatMap(severeWords);

/** Lists such words of an address that nothing in the map of a tool has. */
export function actsBeyond(
  url: URL,
  { title, name, description, risk, action, submitsTo = '' }: ManifestTool,
): string[] {
  const known = [title, name, description, ...risk.reasons.map(({ evidence }) => evidence)];
  const addresses = [action?.fingerprint?.href ?? '', submitsTo, location.pathname].map((each) =>
    each.replace(/[/_-]/g, ' '),
  );
  const allowed = new Set([...known, ...addresses].flatMap(severeWords));
  return actsIn(url).filter((word) => !allowed.has(word));
}

/**
 * Explains why a link may not be pressed. It leads to another host than when the map was made, or to code. Or its address
 * names an ending that the map does not know. The words of a link may stay the same.
 */
export function linkMoved(pressed: Element, tool: ManifestTool): string | undefined {
  const link = pressed.closest<HTMLAnchorElement>('a[href]');
  const before = tool.action?.fingerprint?.href;
  if (!link || before === undefined || !URL.canParse(before, location.href)) return undefined;
  const [was, is] = [new URL(before, location.href), new URL(link.href, location.href)];
  const isRiskier = tool.risk.level !== 'destructive' && actsBeyond(is, tool).length > 0;
  return was.origin === is.origin && was.protocol === is.protocol && !isRiskier
    ? undefined
    : `The link led to ${was.href} and leads to ${is.href.slice(0, 200)} now`;
}
