import type { Source } from '@webmcp/contract';

import type { TemplateNode } from '../../extract/facts/facts.js';
import { stateFacts } from '../evaluate/state-facts.js';
import { truthOf } from '../evaluate/truth-of.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { withinLimits } from '../model/link-budget.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { RenderSite, StateFact } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { branchNode } from './branch-node.js';

/** Renders the branches of a condition that can hold. A branch that always holds ends the condition. */
export function renderBranch(
  renderer: Renderer,
  node: Extract<TemplateNode, { kind: 'branch' }>,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const tests: (LinkedValue | undefined)[] = [];
  const branches: LinkedNode[][] = [];
  const failed: StateFact[] = [];
  for (const [index, branch] of node.branches.entries()) {
    const written = node.tests[index];
    const test = written === undefined ? undefined : renderer.evaluate(written, scope);
    const truth = test === undefined ? true : truthOf(renderer, test);
    if (truth === false) continue;
    const passed = test === undefined ? [] : stateFacts(renderer, test, true);
    const nodes = renderer.renderTemplate(branch, scope, { ...site, known: [...site.known, ...failed, ...passed] });
    if (test !== undefined) failed.push(...stateFacts(renderer, test, false));
    const isLast = truth === true;
    if (isLast && tests.length === 0) return nodes;
    const isTested = !isLast && test !== undefined && written !== undefined;
    tests.push(isTested ? linkedTest(renderer, test, written.at, site) : undefined);
    branches.push(nodes);
    if (isLast) break;
  }
  return branches.every((branch) => branch.length === 0) ? [] : branchNode(tests, branches, node.at);
}

/** Returns the test of a branch as data. */
export function linkedTest(renderer: Renderer, test: ResolvedValue, at: Source, site: RenderSite): LinkedValue {
  return withinLimits(renderer.budget, limits.smallValues, () => renderer.toLinkedValue(test, at, site));
}
