import type { Page } from '@webmcp/probe';

/** A page of an app in Chromium, a running bridge, and a person who has connected the two. */
export interface BridgeStage {
  address: string;
  page: Page;
  /** Opens another page in the tab, which comes back to the bridge by itself. */
  load(url: string): Promise<void>;
  /** The questions that the page itself asked. */
  questions: string[];
  person: {
    /** Reads what one part of the page shows: `confirmations`, `requests` or `sessions`. */
    reads(part: string): Promise<string>;
    presses(name: string): Promise<void>;
  };
  verify(): { holds: boolean; text: string };
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export function openBridgeStage(options: {
  folder: string;
  script: string;
  url: string;
  signal?: AbortSignal;
}): Promise<BridgeStage>;

/** Lets the person approve a new session. Returns its token. */
export function approvedToken(stage: BridgeStage, agent_id: string, scopes?: string[]): Promise<string>;
