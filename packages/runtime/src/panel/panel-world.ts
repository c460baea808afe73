import type { PanelFacts, Source, ToolDecision } from '@webmcp/contract';

import type { PageTools } from '../register/page-tools.js';

/** The things that each part of the panel needs. */
export interface PanelWorld {
  /** Receives what is drawn over the page. */
  root: ParentNode;
  facts: PanelFacts;
  tools: PageTools;
  open(source: Source): void;
  /** Writes a decision. Returns a sentence that names the result. */
  decide(decision: ToolDecision): Promise<string>;
}
