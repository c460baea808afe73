import type { Harness, Source } from '@webmcp/contract';
import type { Browser, Page } from 'playwright';
import type { SiteOf } from './places/call-sites.js';
import type { AppPlaceOf } from './places/handler-places.js';
import type { Look, StateRules } from './harness/states/look.js';
import type { StepRunner } from './harness/reach/run-step.js';
import type { Deadlines } from './harness/reach/visit-context.js';
import type { RecordedLook } from './shard/recorded-look.js';
import type { Shard } from './shard/shard.js';
import type { KnownVisit } from './shard/taking-known.js';

export interface ProbeOptions extends StateRules {
  /** The app's address. */
  baseUrl: string;
  /** An open browser to use instead of one of our own. The probe leaves the browser open. */
  browser?: Browser;
  /** A browser that `openBrowser` launched for this run, for an app on a loopback address. The probe leaves it open. */
  launched?: Promise<Browser>;
  /** The address of a browser to connect to: a Playwright server, or the DevTools protocol. */
  connect?: string;
  /** Named states, and a login. Without named states they are derived from `routes` and from links. */
  harness?: Harness<Page>;
  /** The first routes of an app without a harness; default: the path of the base URL. */
  routes?: string[];
  /** Routes that the source names, relative to the base URL. Without a harness they follow `routes`. */
  knownRoutes?: string[];
  /** Ids of the harness states to read; default: all. */
  only?: string[];
  /** The attributes that a `testid` selector counts over, in order. */
  testIdAttributes: string[];
  /** Hosts besides loopback that the app may be on and may reach. */
  allowHosts?: string[];
  /** Reads React and Vue in production mode as well. */
  allowProduction?: boolean;
  /** Stops the run. */
  signal?: AbortSignal;
  /** Receives each state when its visit begins, and when it ends (`visited`). `open` lists the visits under way. */
  onProgress?: (progress: { done: number; total: number; open: string[]; visited?: string }) => void;
  /** Resolves with a description when the app's server ends, if this run started the server. */
  ended?: Promise<string>;
  /** Finds the place of an error in the developer's own code, as `file:line:column`. */
  placeOf?: (error: unknown) => string | undefined;
  /** Runs the set-ups and the login of the harness; default: in this process. */
  runner?: StepRunner;
  deadlines?: Partial<Deadlines>;
  /** Takes the stamps off components whose errors name them. The states then begin again. */
  restamp?: () => Promise<void>;
  /**
   * The places of the rows that loops in the source make, as stamps. There, a single element is a row. Each has the stamp of
   * the row's own tag.
   */
  rowPlaces?: [place: string, root: string][];
  /** Selectors of elements for which listeners of presses ask. They are controls without a listener of their own. */
  pressedParts?: readonly string[];
  /** Names the loop whose rows have the handler at a place; undefined for a handler of no loop. */
  rowOfHandler?: (at: Source) => string | undefined;
  /** Finds the tag at a place of the source. Given for unstamped source, whose calls are followed instead. */
  siteOf?: SiteOf;
  /** Finds a place of a script in the app's own files. Given to follow the handlers of elements without a stamp. */
  appPlaceOf?: AppPlaceOf;
  /** Keeps a copy of each state's page, for `stress`. */
  copies?: boolean;
  /** Answers POST, PUT, PATCH and DELETE of every state with a stub. The login's requests go through. */
  blockWrites?: boolean;
  /** Reads only one part of the states, and records it for a merge. */
  shard?: Shard;
  /** Finds the earlier visits that are still true. The run visits the other states, and records all visits with their basis. */
  known?: KnownVisit;
  /** Replaces the built text of the page reader. */
  reader?: string;
}

export interface ProbeResult extends Look {
  /** Empty if no browser was opened. */
  browserVersion: string;
  /** Everything that was seen. Present for one part of a run, and for a run with earlier visits. */
  look?: RecordedLook;
}
