/**
 * An opening tag of a host element or a component, with the offset for a new attribute. Offsets are into the file's
 * text.
 */
export interface TagPlace {
  /** Line of the tag's `<`, from 1. */
  line: number;
  column: number;
  /** The tag's name as written: `button`, `el-button`, `Menu.Item`. */
  name: string;
  /** True if the tag renders itself, so that its attributes are on the page. A component may render another element. */
  host: boolean;
  /** Range from its `<` to after its `>`. */
  start: number;
  end: number;
  /** Offset after the name (and type arguments), before any attribute. */
  nameEnd: number;
  /** Offset for a new attribute: after the name, or behind the last attribute if a spread could override it. */
  offset: number;
  /** The whole JSX element. Inside markup an expression needs braces. */
  element?: { start: number; end: number; isInMarkup: boolean };
  /** True if a template's tag is inside another one, so that it makes no root of its component. */
  isInner?: true;
  /** The names of the tag's attributes, bound attributes included. */
  attributes: string[];
}
