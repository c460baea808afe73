import type { Selector, Target } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { role } from '../accessibility/role.js';
import { usable } from '../accessibility/usable.js';
import { candidateTargets } from './candidate-targets.js';
import { hits } from './hits.js';
import { judge, type Verdict } from './judge.js';
import { openRoots } from './open-roots.js';
import { modes } from './weights.js';

export type Located =
  | { element: Element; by: Selector | 'fingerprint'; healed: boolean }
  | { reason: 'gone' | 'ambiguous' | 'changed'; candidates: string[] };

export interface LocateOptions {
  /** Where to look; the document unless given. */
  root?: ParentNode;
  /** For destructive tools: abstains wherever the default mode would take a good guess. */
  strict?: boolean;
  /** Labels of the other known controls; what carries one is never taken for this target. */
  others?: string[];
  testIdAttributes?: string[];
}

/** How a person would point at an element. */
function told(element: Element): string {
  const text = name(element) || element.getAttribute('placeholder') || element.getAttribute('name') || element.id;
  return text ? `${role(element)} "${text}"` : role(element);
}

/**
 * Finds the element that a target meant, or says why it cannot be sure. Selectors and fingerprint vote; conflicting
 * labels, and labels that belong to others, veto; what is left must reach a floor and lead by a margin.
 */
export function locate(target: Pick<Target, 'selectors' | 'fingerprint'>, options: LocateOptions = {}): Located {
  const { root = document, strict = false, others = [], testIdAttributes = ['data-mcp', 'data-testid'] } = options;
  const roots = openRoots(root);
  const found = target.selectors.map((selector) => ({
    selector,
    elements: hits(selector, root, testIdAttributes, roots),
  }));
  const by = (element: Element): Selector | undefined =>
    found.find(({ elements }) => elements.length === 1 && elements[0] === element)?.selector;
  const accept = (element: Element): Located => {
    const selector = by(element);
    return {
      element,
      by: selector ?? 'fingerprint',
      healed: selector === undefined || selector !== target.selectors[0],
    };
  };

  const print = target.fingerprint;
  if (!print) {
    const single = found.filter(({ selector, elements }) => elements.length === 1 && !(strict && selector.score < 0.5));
    const elements = new Set(
      single.filter(({ selector }) => selector.score > 0.2 || single.length === 1).map(({ elements: [only] }) => only!),
    );
    if (elements.size === 1) return accept([...elements][0]!);
    const seen = [...new Set(found.flatMap((each) => each.elements))];
    return { reason: seen.length ? 'ambiguous' : 'gone', candidates: seen.slice(0, 5).map(told) };
  }

  const pool = new Set([...found.flatMap((each) => each.elements), ...candidateTargets(print, roots).filter(usable)]);
  const verdicts = [...pool].map((element) =>
    judge(element, target.selectors, print, {
      testIdAttributes,
      others,
      strict,
      structural: by(element)?.strategy === 'css',
    }),
  );
  verdicts.sort((a, b) => b.score - a.score);
  const { floor, margin } = modes[strict ? 'strict' : 'default'];
  const [best, second] = verdicts.filter((verdict) => !verdict.vetoed);
  const tell = (list: Verdict[]): string[] => list.slice(0, 5).map((verdict) => told(verdict.element));
  if (!best)
    return verdicts.length ? { reason: 'changed', candidates: tell(verdicts) } : { reason: 'gone', candidates: [] };
  if (best.score < floor || !best.sure)
    return { reason: best.identity ? 'changed' : 'gone', candidates: tell(verdicts) };
  if (second && best.score - second.score < margin) return { reason: 'ambiguous', candidates: tell([best, second]) };
  return accept(best.element);
}
