import type { IncomingMessage, ServerResponse } from 'node:http';

/** The answer of a server to one path: a page, or a function that answers. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** One thing that can go wrong, and the end that a user must see. */
export interface Fault {
  /** Names the fault; the test is named so. */
  name: string;
  /** The general cause. At most four rows of the table share one. */
  cause: string;
  /** The words of the command line; `{root}` is the app's folder, `{url}` the address of the server. */
  args: string[];
  /** The files of the app's folder, beside the ones of every app. */
  files?: Record<string, string | Uint8Array>;
  /** A folder that contains nothing but `files`. */
  bare?: true;
  /** The paths that a server on loopback answers. */
  served?: Record<string, Answer>;
  /** The codes that the report must name. */
  codes: string[];
  /** The exit code, or a list of permitted ones. */
  exit: number | number[];
  /** A signal for the run, after its standard error has printed a text; `again` follows at once. */
  signal?: { after: string; name: NodeJS.Signals; again?: NodeJS.Signals };
  /** Seconds after which the run counts as hanging. Default: 120. */
  deadline?: number;
}
