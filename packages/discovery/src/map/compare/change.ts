import type { Source } from '@webmcp/contract';

import type { DifferenceKind, Impact } from './difference-kinds.js';

/** One difference in meaning between a committed map and a fresh one. */
export interface Difference {
  kind: DifferenceKind;
  impact: Impact;
  /** The tool's name in the fresh map, else in the committed map. */
  tool?: string;
  /** The key of the field that differs. */
  field?: string;
  /** The states in which the tool or state was seen. */
  states: string[];
  /** A sentence with the earlier and the present value. */
  what: string;
  /** `file:line:column`, in the fresh source if the thing still exists; else the id of a state. */
  where?: string;
  source?: Source;
  fix: string;
}

/** A change without a change of meaning: a source position, a score, a fingerprint, a structural path, the generator. */
export interface Note {
  what: string;
  states: string[];
}

export interface Differences {
  /** In the order of the tools. */
  drift: Difference[];
  notes: Note[];
}

/** One change of a tool or of a part of it. A note does not change the meaning. */
export type Change =
  | { kind: DifferenceKind; what: string; source?: Source; field?: string }
  | { kind: 'note'; what: string; /** The part of the tool; the tool itself if left out. */ part?: string };

/** One aspect of a tool or field that is compared by itself. */
export interface Aspect<T> {
  name: string;
  changes(was: T, is: T): Change[];
}

/** Makes a list of one change; empty if nothing differs. */
export const changeIf = (differs: boolean, kind: DifferenceKind, what: string, source?: Source): Change[] =>
  differs ? [{ kind, what, ...(source === undefined ? {} : { source }) }] : [];

/** Makes a list of one note; empty if nothing differs. */
export const noteIf = (differs: boolean, what: string): Change[] => (differs ? [{ kind: 'note', what }] : []);
