import type { ManifestTool } from '@webmcp/contract';

import type { read } from './act/read.js';
import type { reach, wayOf } from './act/reach.js';
import type { findRow, inAnyRow, rowNow, rowsNamed, rowsOf, targetInRow } from './act/rows.js';
import type { Widget } from './act/widget.js';
import type { confirmed } from './policy/confirm.js';
import type { question } from './policy/question.js';

export interface Rows {
  rowsOf: typeof rowsOf;
  rowsNamed: typeof rowsNamed;
  rowNow: typeof rowNow;
  findRow: typeof findRow;
  targetInRow: typeof targetInRow;
  inAnyRow: typeof inAnyRow;
}

export interface Reach {
  reach: typeof reach;
  wayOf: typeof wayOf;
}

/** Asking the person before what cannot be undone. */
export interface Ask {
  question: typeof question;
  confirmed: typeof confirmed;
}

/** What only some maps need: what is emitted holds those that its map needs, and no others. */
export interface Parts {
  /** Widgets beside the native controls, in the order in which they are asked. */
  adapters?: Widget[];
  read?: typeof read;
  reach?: Reach;
  rows?: Rows;
  ask?: Ask;
}

/** The part that a tool needs and that is not there. */
export function missingPart({ kind, row, reach: steps, risk }: ManifestTool, parts: Parts): string | undefined {
  const needed = {
    read: kind === 'read',
    rows: row,
    reach: steps?.length,
    ask: risk.level === 'destructive',
  };
  return Object.entries(needed).find(([part, isNeeded]) => isNeeded && !parts[part as keyof Parts])?.[0];
}
