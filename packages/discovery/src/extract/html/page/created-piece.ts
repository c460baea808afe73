import type { Source } from '@webmcp/contract';

import type { MarkupPiece } from './markup-piece.js';

/** A text that a script gives to an element. Characters that the script computes are masked. */
export interface WrittenText {
  text: string;
  /** For each masked part, the texts among which the script chooses; null if they are unknown. */
  wordings?: readonly (readonly string[] | null)[];
  at: Source;
}

/** An element that a script creates by its tag, with everything that the script gives to it. */
export interface CreatedElement {
  tag: string;
  /** The attributes by their names in HTML. */
  attributes: Map<string, WrittenText>;
  /** The texts and elements inside, in their order. */
  content: (WrittenText | CreatedElement)[];
  /** The place of the call that creates the element. */
  at: Source;
  /** The list whose items the element is created for, inside of another created element. */
  each?: NonNullable<MarkupPiece['each']>;
}

/** A tree of created elements that a script puts into the page. */
export interface CreatedPiece extends Pick<MarkupPiece, 'into' | 'each'> {
  element: CreatedElement;
}
