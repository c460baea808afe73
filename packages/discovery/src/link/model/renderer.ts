import type { Source } from '@webmcp/contract';

import type { TemplateNode } from '../../extract/facts/facts.js';
import type { Evaluator } from './evaluator.js';
import type { LexicalScope } from './lexical-scope.js';
import type { LinkedNode, LinkedValue } from './linked.js';
import type { RenderSite } from './render-site.js';
import type { ResolvedValue } from './resolved-value.js';

/**
 * Turns resolved values and templates into the linked tree. Values contain markup and markup contains values; the rooms
 * from link/handlers to link/nodes close that circle through these three methods and through nothing else.
 */
export interface Renderer extends Evaluator {
  /** Turns a resolved value into data for the stages after linking. */
  toLinkedValue(resolved: ResolvedValue, at: Source, site: RenderSite): LinkedValue;
  /** Renders template nodes: names resolved, own components inlined. */
  renderTemplate(nodes: readonly TemplateNode[], scope: LexicalScope, site: RenderSite): LinkedNode[];
  /** Returns the nodes that a resolved value shows if a template contains it. */
  renderValue(resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[];
}
