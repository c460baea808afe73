import type { ManifestTool } from '@webmcp/contract';

import type { read } from './act/read.js';
import type { reach } from './act/reach.js';
import type { inAnyRow, pickRow, rowsNamed, rowsOf, targetInRow } from './act/rows.js';
import type { Widget } from './act/widget.js';
import type { isGeneratedId } from './locate/generated-id.js';
import type { icon } from './locate/icon.js';
import type { nearness, surroundings } from './locate/near.js';
import type { twinMarks } from './locate/twin-marks.js';
import type { ask } from './policy/ask.js';

export interface Rows {
  rowsOf: typeof rowsOf;
  rowsNamed: typeof rowsNamed;
  pickRow: typeof pickRow;
  targetInRow: typeof targetInRow;
  inAnyRow: typeof inAnyRow;
}

/** Telling an element by the words around it. */
export interface Near {
  surroundings: typeof surroundings;
  nearness: typeof nearness;
}

/** How an element is told by what not every fingerprint holds. */
export interface Signals {
  icon?: typeof icon;
  near?: Near;
  twin?: typeof twinMarks;
  /** Tells an id that another took the place of from one that a library made. */
  generatedId?: typeof isGeneratedId;
}

/** What only some maps need: what is emitted holds those that its map needs, and no others. */
export interface Parts extends Signals {
  /** Widgets beside checkboxes and switches, in the order in which they are asked. */
  adapters?: Widget[];
  read?: typeof read;
  reach?: typeof reach;
  rows?: Rows;
  ask?: typeof ask;
}

/** The part that a tool needs and that is not there. */
export function missingPart(tool: ManifestTool, parts: Parts): string | undefined {
  const { id: _id, flow: _flow, ...rest } = tool;
  const text = JSON.stringify(rest);
  const needed = {
    read: tool.kind === 'read',
    rows: tool.row,
    reach: tool.reach?.length,
    ask: tool.risk.level === 'destructive',
    // Any of its targets may hold them; what looks alike without a word looks alike by its picture.
    icon: /"(icon|near|twin)":/.test(text),
    near: /"near":/.test(text),
    twin: /"twin":/.test(text),
    generatedId: /"id":/.test(text),
  };
  return Object.entries(needed).find(([part, isNeeded]) => isNeeded && !parts[part as keyof Parts])?.[0];
}
