import type { Harness, ManifestTool } from '@webmcp/contract';
import type { Page } from 'playwright';
import type { StepRunner } from '../harness/reach/run-step.js';
import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import type { Deadlines } from '../harness/reach/visit-context.js';
import type { Outcome, ProofLevel } from './outcome.js';

/** One tool to prove. */
export interface ToProve {
  tool: ManifestTool;
  /** The states in which the tool was seen or can be reached. The first state in which it can be tried is used. */
  states: StateToVisit[];
  /** The furthest level to try. */
  upTo: ProofLevel;
}

export interface ProveOptions {
  baseUrl: string;
  tools: readonly ToProve[];
  /** The emitted plain script, which registers the tools by itself. */
  script: string;
  harness?: Harness<Page>;
  testIdAttributes: string[];
  allowHosts?: string[];
  signal?: AbortSignal;
  /** Receives each tool when its proof begins, and when it ends (`proved`). `open` lists the proofs under way. */
  onProgress?: (progress: { done: number; total: number; open: string[]; proved?: string }) => void;
  /** Resolves with a description when the app's server ends, if this run started the server. */
  ended?: Promise<string>;
  /** Finds the place of an error in the developer's own code, as `file:line:column`. */
  placeOf?: (error: unknown) => string | undefined;
  /** Runs the set-ups and the login of the harness; default: in this process. */
  runner?: StepRunner;
  deadlines?: Partial<Deadlines>;
  /** Replaces the built text of the page reader. */
  reader?: string;
}

/** The proof of one tool. */
export type ToolProof = Outcome & {
  /** Id of the tool. */
  tool: string;
  /** `Chromium 156.0.8078.79`. */
  browser: string;
  /** The writes that the tool tried to send and that were aborted. */
  aborted: string[];
};
