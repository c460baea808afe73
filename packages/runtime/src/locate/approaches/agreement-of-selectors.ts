import { namesSlot, type Located, type Search } from './search.js';

/**
 * Takes the one element that all selectors with a single hit agree on. The approach serves targets without a
 * fingerprint. A path counts only if no other selector has a single hit, and never in strict mode.
 */
export function agreementOfSelectors(search: Search): Located | undefined {
  const { question, selectors, strict, find } = search;
  if (question) return undefined;
  const found = selectors.map((selector) => ({ selector, elements: find(selector) }));
  const single = found.filter(({ elements }) => elements.length === 1);
  const proper = single.filter(({ selector }) => !namesSlot(selector));
  const chosen = new Set((proper.length || strict ? proper : single).map(({ elements }) => elements[0]!));
  const [only] = chosen;
  if (only && chosen.size === 1) return search.take(only);
  const seen = [...new Set(found.flatMap(({ elements }) => elements))];
  return search.abstain(seen.length ? 'ambiguous' : 'gone', seen);
}
