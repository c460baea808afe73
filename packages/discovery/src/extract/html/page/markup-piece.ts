/** Marks each character that only the running script knows. */
export const unknownMark = '\uFFFC';

/** A part of markup that a script computes. */
export interface ComputedPart {
  /** Offset of the part in the markup. */
  from: number;
  /** The texts among which the script chooses; null if they are unknown. */
  wordings: readonly string[] | null;
}

/** Markup that a script holds as a text. Characters that the script computes are masked. */
export interface MarkupPiece {
  text: string;
  /** Offset of the piece in the script's text. */
  start: number;
  /** The parts whose characters are masked, in their order. */
  computed: readonly ComputedPart[];
  /** Tag of the element that the script creates for the piece, or null. */
  inside: string | null;
  /** Line and column of the call that creates this element, from 1. Listeners on its variable find the element there. */
  madeAt?: { line: number; column: number };
  /** Selector of the element that receives the piece, or null. */
  into: string | null;
  /** The list that the piece is drawn from, once for each item; null for a piece that is drawn once. */
  each: { item?: string; over: string[] } | null;
}
