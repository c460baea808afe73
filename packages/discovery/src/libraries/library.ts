import type { LibraryTable } from '@webmcp/contract';
import type { PageLibraryName } from '@webmcp/text';

import type { TranslatorLibrary } from './translator-library.js';

/**
 * All that is known of a library, in one entry. A developer's config can hold the table, too. Only built-in libraries
 * have the other facts.
 */
export interface Library extends LibraryTable {
  /** The library's facts for code in the page: generated ids, classes. They are in `pageLibraries` of packages/text. */
  onPage?: PageLibraryName;
  /** Hooks that keep whether something is open. */
  stateHooks?: readonly StateHook[];
  /** Hooks whose result has the name of a form's field. */
  fieldNameHooks?: readonly FieldNameHook[];
  /** Hooks whose options hold the validation schema of a form. */
  formHooks?: readonly FormHook[];
  /** Components that pass their props to their child and render no element. */
  slots?: readonly SlotComponent[];
  /** Functions that return their first argument, as it is or wrapped so that its shape stays. */
  transparentFunctions?: readonly string[];
  /** Functions that return the result of their function argument. */
  computingFunctions?: readonly string[];
  /** The calls of a translation library. */
  translator?: TranslatorLibrary;
}

/** A hook that keeps one truth value, with the members that hold the value and the members that set it. */
export interface StateHook {
  packages: readonly string[];
  hook: string;
  /**
   * Members that hold the truth value. In a pair, the first item is the truth value, and the second item has the other
   * members.
   */
  is: readonly string[];
  pair?: true;
  on: readonly string[];
  off: readonly string[];
  toggle: readonly string[];
}

/** A hook whose result has a member with the field's name; an option of the hook holds the name. */
export interface FieldNameHook {
  hook: string;
  /** The path of the member. */
  member: string;
  option: string;
}

/** A hook that makes a form. `schema` and `defaults` are the options with its validation schema and its first values. */
export interface FormHook {
  packages: readonly string[];
  hook: string;
  schema: string;
  defaults: string;
}

/** A component that passes its props to its child and renders no element. */
export interface SlotComponent {
  package: string;
  isSlot(path: readonly string[]): boolean;
}
