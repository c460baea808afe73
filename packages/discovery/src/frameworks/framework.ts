import type { FrameworkConventions, SourceFacts } from '../extract/facts/facts.js';
import type { TagPlace } from '../extract/facts/tag-place.js';

/** A source file: its path relative to the root, with forward slashes, and its text. */
export interface TextFile {
  path: string;
  text: string;
}

/** Returns the app's file that an import specifier of another file names; undefined if it is no file of the app. */
export type Loader = (from: string, specifier: string) => TextFile | undefined;

/**
 * A language that apps are written in. One entry holds all knowledge of the language in source text. All later stages
 * work on neutral facts. Marks that a framework leaves on a running page are listed in the probe
 * (packages/probe/src/page/frameworks).
 */
export interface Framework {
  /** The name in maps and reports: `react`. */
  name: string;
  /** Packages that prove the use of the framework, packages of meta frameworks included. */
  packages: readonly string[];
  /** Extensions of its files, without the dot. The project reads all files with such an extension. */
  extensions: readonly string[];
  /** Extensions that are read only if the developer names the file. */
  namedExtensions?: readonly string[];
  /** Extensions among them whose files always hold markup. Such a file proves the framework if no package does. */
  markupExtensions: readonly string[];
  /** Extensions that an import may leave out. The first extension that names a file wins. */
  impliedExtensions: readonly string[];
  conventions: FrameworkConventions;
  /** True if its templates are not read, so that tools rest on the pages. */
  isUnread?: true;
  /**
   * True if a server can render its markup. Handlers then work only after the framework has hydrated the element. Absent
   * if handlers need no framework.
   */
  hydrates?: true;
  /** Translates one file into facts. Never throws for bad input: unreadable parts are problems among the facts. */
  extract(file: TextFile, load: Loader): SourceFacts;
  /**
   * Finds the opening tags that an attribute can be written on, in document order. Empty if the text does not parse.
   */
  tags(source: string, file: string): TagPlace[];
  /** Stamps components that fail on an attribute they do not know. Absent if every tag takes an attribute. */
  aside?: AsideStamp;
  /** Escapes a text that is written between two tags. `&`, `<` and `>` are escaped already. */
  escapeContent(text: string): string;
  /** The attribute that ties a `<label>` to its control, as the language writes it. */
  labelAttribute: string;
  /** Returns the neutral name of a prop as templates, and tables of libraries, write it: `v-model` is `two-way`. */
  neutralProp?(written: string): string;
}

/** Keeps a component's place beside the element that it makes, by a call around its markup. */
export interface AsideStamp {
  /** Returns the code that is written before the markup. */
  open: string;
  /** Returns the code that is written behind the markup of a place. */
  close(place: string): string;
  /** Code that defines the call, appended to the file. */
  declaration: string;
}
