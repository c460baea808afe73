/** A piece of a message: text, a value that the app inserts, or another message. */
export type MessagePart = string | { value: string } | { message: string; change?: string };

/** A piece of a message format that is not plain text. */
export interface MessagePiece {
  name: string;
  /** The text of the piece, with a named group for each part of interest. */
  pattern: RegExp;
  /** Returns the part for a match; null if the piece shows nothing. */
  part(groups: Readonly<Record<string, string>>): MessagePart | null;
}
