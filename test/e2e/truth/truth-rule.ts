import type { CallResult, GroundTruthMap, Tool } from '@webmcp/contract';
import type { Page } from '@webmcp/probe';

/** One rule about truthful acts: its page in each truth app, and the calls that hold the rule. */
export interface TruthRule {
  /** The path of the page, without a slash. */
  page: string;
  /** Declares the tests. The functions of `truth` work inside a test only. */
  tests(truth: TruthPage): void;
}

/** The page of a rule in a browser with the emitted script. */
export interface TruthPage {
  framework: 'react' | 'vue';
  /** The map with the tools of this page alone; `toolWithAction` and `toolWithFields` find a tool in it. */
  map(): GroundTruthMap;
  /** Loads the page anew and waits for the tool. */
  open(tool: Tool): Promise<void>;
  call(tool: Tool, args?: Record<string, unknown>): Promise<CallResult>;
  /** Calls a tool that leaves the page. Returns the answer, which the next page has kept. */
  callAndLeave(tool: Tool, args?: Record<string, unknown>): Promise<CallResult>;
  /** The state that the page's components hold. */
  kept(): Promise<unknown>;
  /** The answer of the person to the page's questions from now on. */
  answer(how: 'accept' | 'dismiss'): void;
  questions(): string[];
  page(): Page;
}
