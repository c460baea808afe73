/** One difference in meaning. */
export interface Difference {
  /** The tool's name. */
  tool?: string;
  /** A sentence with the earlier and the present value. */
  what: string;
  /** `file:line:column`, in the fresh source if the thing still exists. */
  where?: string;
}

export interface Differences {
  drift: Difference[];
  /** Changes without a change of meaning: source positions, scores, fingerprints, proof, survival, generator, wording. */
  notes: string[];
}

/** One change of a tool or of a part of it: drift changes the meaning, a note does not. */
export type Change =
  | { kind: 'drift'; what: string; where?: string }
  | { kind: 'note'; what: string; /** The part of the tool; the tool itself if left out. */ part?: string };

/** One aspect of a tool or field that is compared by itself. */
export interface Aspect<T> {
  name: string;
  changes(was: T, is: T): Change[];
}

/** Makes a list of one drift; empty if nothing differs. */
export const driftIf = (differs: boolean, what: string, where?: string): Change[] =>
  differs ? [{ kind: 'drift', what, ...(where === undefined ? {} : { where }) }] : [];

/** Makes a list of one note; empty if nothing differs. */
export const noteIf = (differs: boolean, what: string): Change[] => (differs ? [{ kind: 'note', what }] : []);
