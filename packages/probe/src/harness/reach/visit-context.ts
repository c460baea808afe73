import type { Source } from '@webmcp/contract';
import type { Browser } from 'playwright';
import type { CallSites } from '../../places/call-sites.js';
import type { HandlerPlaces } from '../../places/handler-places.js';
import type { AppPresence } from '../pages/app-presence.js';
import type { KeptStorage } from './kept-storage.js';
import type { StepRunner } from './run-step.js';

/** The settings and connections that all visits of a run share. */
export interface VisitContext extends KeptStorage {
  browser: Browser;
  /** True for a browser of our own, launched with flags that keep it from other hosts. */
  ownBrowser: boolean;
  /** The text of the page reader's script, see {@link PageReader}. */
  script: string;
  baseUrl: string;
  app: AppPresence;
  allowHosts: string[];
  allowProduction: boolean;
  testIdAttributes: string[];
  /** Closes all open pages and begins no more visits. */
  signal: AbortSignal | undefined;
  /** Finds the place of an error in the developer's own code. */
  placeOf: (error: unknown) => string | undefined;
  /** Runs the set-ups and the login of the harness. */
  runner: StepRunner;
  deadlines: Deadlines;
  /** Paths of requests that once stayed open past a deadline. No page waits for them again. */
  background: Set<string>;
  /** Finds the source of elements without a stamp. */
  callSites?: CallSites;
  handlerPlaces?: HandlerPlaces;
  /** See `ProbeOptions.rowPlaces`. */
  rowPlaces: [place: string, root: string][];
  /** See `ProbeOptions.pressedParts`. */
  pressedParts: readonly string[];
  /** See `ProbeOptions.rowOfHandler`. */
  rowOfHandler: (at: Source) => string | undefined;
  /** See `ProbeOptions.restamp`. */
  restamp?: () => Promise<void>;
  /** Keeps a copy of each page. */
  copies: boolean;
  /** Records what each visit rests on. */
  withBasis: boolean;
  /** Answers writes with a stub, see {@link blockWrites}. */
  blockWrites: boolean;
}

/** True if visits share pages. They share none if the requests of each page are intercepted, see `PagePool`. */
export const sharesPages = ({ blockWrites, ownBrowser }: Pick<VisitContext, 'blockWrites' | 'ownBrowser'>): boolean =>
  !blockWrites && ownBrowser;

/** Milliseconds that the probe waits. */
export interface Deadlines {
  /** Time for a whole state. Each module of a cold dev server begins the time again. */
  state: number;
  /** Time for a page to come to rest. */
  settle: number;
  /** Time for a page to show its first control. */
  empty: number;
  /** Time for a set-up or a login to end. */
  setup: number;
  /** Time for an app that answered before to come back. */
  absence: number;
}

export const usualDeadlines: Deadlines = {
  state: 120_000,
  settle: 10_000,
  empty: 60_000,
  setup: 60_000,
  absence: 10_000,
};
