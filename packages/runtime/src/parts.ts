import type { ManifestTool } from '@webmcp/contract';
import { isGeneratedId } from '@webmcp/text';

import type { read } from './act/read.js';
import type { reach } from './act/reach.js';
import type { inAnyRow, pickRow, rowsNamed, rowsOf, targetInRow } from './act/rows.js';
import type { Widget } from './act/widget.js';
import type { icon } from './locate/fingerprint/icon.js';
import type { nearness, surroundings } from './locate/fingerprint/surroundings.js';
import type { twinMarks } from './locate/fingerprint/twin-marks.js';
import type { ask } from './policy/ask.js';
import type { Keywords } from './validate/check-value.js';

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

/** What sets a control. */
export interface Adapters {
  dateParts?: Widget;
  dateBox?: Widget;
  combobox?: Widget;
  comboboxOfSeveral?: Widget;
  stepper?: Widget;
  choice?: Widget;
  text?: Widget;
  editable?: Widget;
  toggle?: Widget;
}

/** What only some maps need: what is emitted holds those that its map needs, and no others. */
export interface Parts extends Signals, Adapters {
  read?: typeof read;
  reach?: typeof reach;
  rows?: Rows;
  ask?: typeof ask;
  formats?: Keywords;
  /** Nothing is missing, whatever a tool needs that does not say so. */
  every?: true;
}

/** The part that a tool needs and that is not there. */
export function missingPart({ needs = ['every'] }: ManifestTool, parts: Parts): string | undefined {
  return needs.find((part) => !parts[part as keyof Parts]);
}

/** What sets controls, in the order in which it is asked: that in which the parts were given. */
export function adaptersOf(parts: Parts): Widget[] {
  return Object.values(parts).filter((part: Partial<Widget> | undefined): part is Widget => !!part?.fits);
}
