/** An opening tag of a host element or a component, and where an attribute of ours goes in. Offsets are into the file's text. */
export interface TagPlace {
  /** Where it opens, from 1. */
  line: number;
  column: number;
  /** As written: `button`, `el-button`, `Menu.Item`. */
  name: string;
  /** It renders itself: what is written on it is on the page. A component may do otherwise. */
  host: boolean;
  /** From its `<` to after its `>`. */
  start: number;
  end: number;
  /** After the name (and type arguments), before any attribute. */
  nameEnd: number;
  /** Where an attribute goes in: after the name, or behind the last one where a spread could override it. */
  offset: number;
  /** A JSX element whole, and whether it stands in markup, where an expression needs braces. */
  element?: { start: number; end: number; isInMarkup: boolean };
  /** The attributes that it has by name, bound ones among them. */
  attributes: string[];
}
