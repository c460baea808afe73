import type { ProblemText } from './problem-text.js';

/** Lists the problems of the bridge: a part of the one catalogue. */
export const bridgeProblems = {
  BRIDGE_RUNNING: {
    message: 'A bridge for {root} runs already, in process {pid} on port {port}',
    fix: 'Use the running bridge: webmcp bridge --stdio finds it. Or end that process first',
  },
  BRIDGE_PORT: {
    message: 'The bridge could not listen on port {port}: {reason}',
    fix: 'Pass another --port, or leave --port out to take a free one',
  },
  BRIDGE_CLOSED: {
    message: 'The bridge let no agent in: {reason}',
    fix: 'Approve the request on the approval page of the bridge, then start the client again',
  },
  CONNECT_BY_HAND: {
    message: '{file} has no JSON object that can take the entry, so nothing was written',
    fix: 'Correct the file, then run the command again. The entry of the server webmcp is {entry}',
  },
  AUDIT_MISSING: {
    message: 'No record is at {file}',
    fix: 'Run webmcp bridge for this --root first, or name the file: webmcp audit verify <file>',
  },
  AUDIT_BROKEN: {
    message: 'Line {line} of the record is {fault}: {text}',
    fix: 'Compare the record with a copy. A torn line is the trace of a crash; a changed or missing line is not',
  },
} as const satisfies Record<string, ProblemText>;
