import type { Selector, Target } from '@webmcp/contract';
import { foldText, parseRoleSelector, selectorScores } from '@webmcp/text';

import { name } from '../accessibility/accessible-name.js';
import { role } from '../accessibility/role.js';
import { once, whileStill } from '../dom/still.js';
import { hits } from './strategies/hits.js';
import { judge, type Verdict } from './verdict/judge.js';
import { openRoots } from '../dom/open-roots.js';
import { sharingAttributes, sharingWords } from './pool.js';
import { sharesLabel } from './fingerprint/shares-label.js';
import { traitsReader } from './fingerprint/traits.js';
import { modes, resemblance } from './verdict/weights.js';

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

/** Which signal of an element a selector goes by; a name with a value is no proof of the name, which radios share. */
function signalOf({ strategy, value }: Selector): string {
  if (strategy === 'testid') return strategy;
  if (strategy === 'css') return value[0] === '#' ? 'id' : /^[^\]]+\]$/.test(value) ? 'name' : '';
  return value.endsWith(']') || strategy === 'label' ? 'label' : '';
}

/** What was read of elements for one target is read for the next of the same look. */
const readerOf = once((_page: undefined) => traitsReader());

/** How a person would point at an element. */
export function told(element: Element): string {
  const text = name(element) || element.getAttribute('name') || element.id;
  return text ? `${role(element)} "${text}"` : role(element);
}

/**
 * Finds the element that a target meant, or says why it cannot be sure. Selectors and fingerprint vote; conflicting
 * labels, and labels that belong to others, veto; what is left must reach a floor and lead by a margin. A target
 * without a fingerprint is found where its selectors agree on one usable element.
 */
export function locate(target: Pick<Target, 'selectors' | 'fingerprint'>, options: LocateOptions = {}): Located {
  return whileStill(() => search(target, options));
}

function search(
  { selectors, fingerprint: print }: Pick<Target, 'selectors' | 'fingerprint'>,
  options: LocateOptions,
): Located {
  const { root = document, strict = false, others = [], testIdAttributes = ['data-mcp', 'data-testid'] } = options;
  const roots = openRoots(root);
  const find = (selector: Selector, among?: Element[]): Element[] =>
    hits(selector, root, testIdAttributes, { roots, among });
  const abstain = (reason: 'gone' | 'ambiguous' | 'changed', near: Element[]): Located => ({
    reason,
    candidates: near.slice(0, 5).map(told),
  });
  // Whoever says all of a label was in the pool: a selector by that label has its hits there.
  const accept = (element: Element, pool?: Element[]): Located => {
    const by = selectors.find((selector) => {
      const { strategy, value, score } = selector;
      // A path leads to a slot; what stands there was chosen by the votes.
      if (print && score <= selectorScores.path && selector !== selectors[0]) return false;
      const text = strategy === 'label' ? value : strategy === 'role' ? parseRoleSelector(value)?.name : undefined;
      const found = find(selector, text && print?.labels.includes(text) ? pool : undefined);
      return found.length === 1 && found[0] === element;
    });
    return { element, by: by ?? 'fingerprint', healed: !by || by !== selectors[0] };
  };

  if (!print) {
    const found = selectors.map((selector) => ({ selector, elements: find(selector) }));
    const single = found.filter(({ elements }) => elements.length === 1);
    const proper = single.filter(({ selector }) => selector.score > selectorScores.path);
    const chosen = new Set((proper.length || strict ? proper : single).map(({ elements }) => elements[0]!));
    const [only] = chosen;
    if (only && chosen.size === 1) return accept(only);
    const seen = [...new Set(found.flatMap(({ elements }) => elements))];
    return abstain(seen.length ? 'ambiguous' : 'gone', seen);
  }

  const read = readerOf(undefined);
  const testIds = selectors.filter(({ strategy }) => strategy === 'testid');
  // Selectors are emitted only where they hit nothing else: in the page, or in the container that is the root now.
  const proved = new Set(selectors.map(signalOf));
  let otherTexts: Set<string> | undefined;
  const { floor, margin } = modes[strict ? 'strict' : 'default'];
  const question = {
    print,
    read,
    testIds: testIds.map(({ value }) => value),
    testIdAttributes,
    isOthers: (text: string) => (otherTexts ??= new Set(others.map(foldText))).has(text),
    strict,
    unique: (signal: string) => print.unique.includes(signal) || proved.has(signal),
    within: root instanceof Element,
  };

  // Mostly nothing has changed: what the best selector alone hits, and is all that was captured, needs no vote.
  const [best] = selectors;
  const direct = best && best.score > selectorScores.path ? find(best) : [];
  if (best && direct.length === 1) {
    const [element] = direct as [Element];
    const [verdict] = judge({ ...question, pool: direct, structural: [] }) as [Verdict];
    // A copy with the same name may have taken the label along; then the label's only hit may be the copy.
    const copied = selectors.some(
      (other) =>
        other !== best && other.strategy === 'css' && other.score > selectorScores.path && find(other).length > 1,
    );
    if (
      verdict.whole &&
      verdict.sure &&
      !verdict.other &&
      verdict.score >= floor &&
      !copied &&
      !sharesLabel(element, roots)
    )
      return { element, by: best, healed: false };
  }

  const structural = selectors
    .filter(({ strategy, score }) => strategy === 'css' && score <= selectorScores.path)
    .flatMap((each) => find(each));
  const known = [
    ...direct,
    ...structural,
    ...testIds.flatMap((each) => find(each)),
    ...sharingAttributes(print, roots),
  ];
  let answer: Located | undefined;
  // Exact wordings first; names of what only sounds alike are computed where those do not settle it.
  for (const wide of [false, true]) {
    const pool = [...new Set([...known, ...sharingWords(print, roots, read, wide)])];
    const verdicts = judge({ ...question, pool, structural }).sort((a, b) => b.score - a.score);
    const near = verdicts.map(({ element }) => element);
    const [first, second, ...rest] = verdicts.filter(({ other }) => !other);
    // Nothing of it has changed, and nothing else is like it: what else resembles it did so before.
    const [same, another] = verdicts.filter((verdict) => verdict.same && !verdict.other);
    if (!strict && same && !another && structural.includes(same.element) && !sharesLabel(same.element, roots))
      return accept(same.element, pool);
    // A copy may have taken the label along: who has every mark that the best has, no farther off, is as good.
    const copied = [second, ...rest].some(
      (rival) =>
        rival &&
        first!.marks.length &&
        first!.marks.every((mark) => rival.marks.includes(mark)) &&
        rival.scope >= first!.scope,
    );
    if (!first || first.vetoed || first.score < floor || !first.sure)
      answer = abstain(verdicts.some(({ score }) => score >= resemblance) ? 'changed' : 'gone', near);
    else if (
      copied ||
      (second && first.score - second.score < margin) ||
      (print.unique.includes('labelled') && sharesLabel(first.element, roots))
    )
      answer = abstain('ambiguous', near);
    else return accept(first.element, pool);
    if (!print.labels.length) break;
  }
  return answer!;
}
