/** The limits of the bridge. Each number is a default that an embedder may change. */
export const limits = {
  /** Calls of one session in any second. */
  callsPerSecond: 10,
  /** Requests of one agent that wait for a person. More would tire the person into a yes. */
  pendingPerAgent: 3,
  /** Requests of all agents that wait, because an agent chooses its own name. */
  pendingInAll: 20,
  concurrentSessions: 128,
  /** Milliseconds that a request waits for a person. */
  requestLife: 5 * 60_000,
  /** Milliseconds that an agent waits after a refusal before it may request again. */
  coolDown: 60_000,
  /** Milliseconds that a call waits for its confirmation. No answer is a refusal. */
  confirmLife: 60_000,
  /** Milliseconds that a call waits for the page. The page itself answers `pending` after 15 s. */
  callLife: 60_000,
  /** Milliseconds that the page has for taking the approval of a call. Acts of one tab wait for each other before. */
  approvalLife: 20_000,
  /** Seconds. */
  defaultTtl: 300,
  maxTtl: 3600,
  bodyBytes: 1024 * 1024,
  /** Characters of the arguments of one call. */
  argumentChars: 100 * 1024,
  jsonDepth: 32,
  maxEditBytes: 100 * 1024,
} as const;
