import type { ManifestTarget } from './manifest.js';
import type { Guidance, RiskLevel, Source } from './map.js';

/** A tool as the panel of a dev server shows it. */
export interface PanelTool {
  name: string;
  title: string;
  description: string;
  level: RiskLevel;
  /** The evidence of the risk. */
  reasons: string[];
  /** The confidence of the tool's weakest target. */
  confidence: number;
  /** The level and the result of the last proof. */
  proof?: string;
  routes: string[];
  source?: Source;
  /** The names of the tools that may be this tool in other words: of its kind, and never on a page with it. */
  mergeable: string[];
  /** The elements of the tool: container, fields and action. */
  targets: ManifestTarget[];
}

/** A control that is no part of a tool, with the changes that make it one. */
export interface HeldBack {
  label: string;
  tool?: string;
  source?: Source;
  guidance: Pick<Guidance, 'text' | 'at' | 'paste'>[];
}

/** All that the panel of a dev server shows of a map. */
export interface PanelFacts {
  tools: PanelTool[];
  heldBack: HeldBack[];
  /** The names of the tools that no longer fit the source. */
  withdrawn: readonly string[];
  testIdAttributes: string[];
  /** The address that opens a file in the editor. The file, its line and its column follow. */
  editor: string;
}

/** A decision that a person takes in the panel. The config keeps it. */
export type ToolDecision =
  | { tool: string; do: 'keep' | 'decline' }
  | { tool: string; do: 'rename'; name: string }
  | { tool: string; do: 'merge'; other: string }
  | { tool: string; do: 'raise'; level: RiskLevel };

/** The events between the panel and the dev server: a question with a number, and its answer. */
export interface PanelEvents {
  ask: 'webmcp:panel';
  answer: 'webmcp:panel-answer';
}

export type PanelQuestion = { id: number } & ({ ask: 'facts' } | { ask: 'decide'; decision: ToolDecision });
export interface PanelAnswer {
  id: number;
  facts?: PanelFacts;
  /** The result of a decision, in one sentence. */
  said?: string;
}
