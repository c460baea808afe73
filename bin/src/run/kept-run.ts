import type { ProbeResult, RecordedLook, RecordedVisit } from '@webmcp/probe';

import type { HarnessData } from '../foreign/foreign-messages.js';
import type { AppDisk } from './app-disk.js';
import type { KeptBasis } from './kept-basis.js';
import type { KeptFunctions } from './kept-functions.js';

/** The pages of the last run, with everything that they rest on. */
export interface KeptRun {
  /** See `app-print.ts`. */
  app: string;
  disk: AppDisk;
  /** The visits with a basis. The others are made again, so their pages, which may show records, are not kept. */
  look: RecordedLook;
  /** True if each visit of the run has a basis. */
  isComplete: boolean;
  /** The harness without its functions; null for an app without one. */
  harness: HarnessData | null;
  /** By the identity of the visit. */
  bases: Record<string, KeptBasis>;
  /** The functions of the scripts, see `kept-functions.ts`. */
  functions: ReturnType<KeptFunctions['kept']>;
}

/** The version of the file's shape. */
export const keptVersion = 'pages 6';

/**
 * Returns the visits that can be kept. A visit can be kept if it has a basis and ended by itself.
 * @param basisOf returns the basis of a visit as hashes; undefined for a visit without a known basis
 */
export function keptVisits(
  look: RecordedLook,
  basisOf: (recorded: RecordedVisit) => KeptBasis | undefined,
): Pick<KeptRun, 'look' | 'bases' | 'isComplete'> {
  const bases: Record<string, KeptBasis> = {};
  const visits: RecordedVisit[] = [];
  for (const recorded of look.visits) {
    const basis = isWhole(recorded.visit) ? basisOf(recorded) : undefined;
    if (basis === undefined) continue;
    const { basis: _, ...visit } = recorded.visit;
    bases[recorded.key] = basis;
    visits.push({ key: recorded.key, visit });
  }
  return { look: { ...look, visits }, bases, isComplete: visits.length === look.visits.length };
}

/** Problems of a visit that come back each time. */
const lasting = /^(?:PAGE_CONSOLE_ERROR|REQUEST_BLOCKED|WRITE_BLOCKED)$/;

/** Decides whether a visit ended by itself: with a page, or without one and without a problem. */
const isWhole = ({ snapshot, problems }: RecordedVisit['visit']): boolean =>
  snapshot === undefined ? problems.length === 0 : problems.every(({ code }) => lasting.test(code));

/** Decides whether a problem may be one of this run alone. */
export const isOfChance = ({ code }: ProbeResult['problems'][number]): boolean =>
  /^(?:APP_STOPPED|EXPLORE_CUT_SHORT)$/.test(code);
