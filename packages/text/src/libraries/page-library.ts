/** The prefix that marks a shape of ids or classes. */
export type Prefix = string;

/** The facts of a library that code in the page needs: ids that the library generates, and classes that it writes. */
export interface PageLibrary {
  name: string;
  generatedIds?: GeneratedIds;
  classes?: LibraryClasses;
}

/** The ids that a library generates. */
export interface GeneratedIds {
  /** Prefixes that no person writes before `-`, `_` or `:`, in an id or a name: `radix-`. */
  own?: readonly Prefix[];
  /** Prefixes that people write too; after a joint and a counter they are the library's: `mui-3`. */
  counted?: readonly Prefix[];
  /** Prefixes after which any digit shows a counter, with a joint or without: `ember204`. */
  numbered?: readonly Prefix[];
  /** Other shapes of ids and names. */
  shapes?: readonly RegExp[];
  /** Other shapes of ids. A posted name may have them. */
  idShapes?: readonly RegExp[];
}

/** The classes by which a library marks the elements that it draws. */
export interface LibraryClasses {
  /** Parts of the class of a message that refuses; a class matches if it contains the part. */
  refused?: readonly string[];
  /** Parts of the class of a message that confirms. */
  done?: readonly string[];
  /** Whole classes of a box with a message, if the box has no role. */
  alert?: readonly string[];
  /** Whole classes of the title of a dialog or card, if the library renders no heading. */
  title?: readonly string[];
}
