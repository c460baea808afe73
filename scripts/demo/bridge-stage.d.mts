import type { Page } from '@webmcp/probe';

/** A page of an app in Chromium, a running bridge, and a person who has connected the two. */
export interface BridgeStage {
  address: string;
  page: Page;
  /** Opens another page in the tab, which comes back to the bridge by itself. */
  load(url: string): Promise<void>;
  /** The questions that the page itself asked. */
  questions: string[];
  person: BridgePerson;
  verify(): { holds: boolean; text: string };
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

/** The acts of a person on the approval page. */
export interface BridgePerson {
  page: Page;
  /** Reads what one part of the page shows: `confirmations`, `requests` or `sessions`. */
  reads(part: string): Promise<string>;
  presses(name: string): Promise<void>;
}

/** A bridge that was started. */
export interface StartedBridge {
  /** Waits for a line of the bridge, and returns the part in brackets. */
  line(pattern: RegExp): Promise<string>;
  end(): Promise<void>;
}

export function openBridgeStage(options: {
  folder: string;
  script: string;
  url: string;
  signal?: AbortSignal;
  start?: (at: { folder: string; origin: string; env: NodeJS.ProcessEnv }) => StartedBridge | Promise<StartedBridge>;
}): Promise<BridgeStage>;

/** Opens the approval page of a bridge, and waits for a connected page. */
export function openApproval(
  browser: { newPage(): Promise<Page> },
  address: string,
  code: string,
): Promise<BridgePerson>;

/** Lets the person approve a new session. Returns its token. */
export function approvedToken(
  stage: Pick<BridgeStage, 'address' | 'person'>,
  agent_id: string,
  scopes?: string[],
): Promise<string>;
