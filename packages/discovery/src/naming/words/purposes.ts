/** A sentence part for the first word of a tool's act. */
export interface Purpose {
  /** The first words of acts that have this purpose. */
  verbs: readonly string[];
  /** The act in the third person, with the other words that people use for it. */
  does: string;
  /** The act where a place follows: `add_to_cart`. */
  puts?: string;
  /** True if the act makes a thing that was not there before. */
  makes?: true;
  /** True if the act has this purpose only with an object, and in a row. */
  ofRow?: true;
  /** True if the act needs no object. */
  alone?: true;
}

/**
 * The purposes of acts, in the words of a description. An editor of English, or a translator, changes this table alone. A
 * request of a person often has another word than the page: "remove" for "Delete". "Cancel" also closes a form, so only an
 * act with an object and a row cancels.
 */
export const purposes: readonly Purpose[] = [
  { verbs: ['add', 'insert'], does: 'Adds (creates)', puts: 'Adds (puts)', makes: true },
  { verbs: ['create', 'make', 'new'], does: 'Creates (adds, makes)', makes: true },
  { verbs: ['delete', 'erase', 'destroy'], does: 'Deletes (removes)' },
  { verbs: ['remove', 'discard'], does: 'Removes (deletes, takes away)' },
  { verbs: ['edit', 'modify'], does: 'Edits (changes, updates)' },
  { verbs: ['update', 'change'], does: 'Updates (changes, edits)' },
  { verbs: ['rename'], does: 'Renames (changes the name of)' },
  { verbs: ['search', 'find'], does: 'Searches (finds, looks for)' },
  { verbs: ['filter'], does: 'Filters (shows only some of)' },
  { verbs: ['sort', 'order'], does: 'Sorts (orders)' },
  { verbs: ['export', 'download'], does: 'Exports (downloads)' },
  { verbs: ['import', 'upload'], does: 'Imports (loads)' },
  { verbs: ['duplicate', 'copy', 'clone'], does: 'Copies (duplicates)' },
  { verbs: ['archive'], does: 'Archives (puts away)' },
  { verbs: ['restore'], does: 'Restores (brings back)' },
  { verbs: ['move'], does: 'Moves' },
  { verbs: ['complete', 'finish'], does: 'Completes (marks as done)' },
  { verbs: ['book', 'reserve'], does: 'Books (reserves)' },
  { verbs: ['cancel'], does: 'Cancels (stops, calls off)', ofRow: true },
  { verbs: ['set', 'choose', 'select'], does: 'Sets (changes, chooses)' },
  { verbs: ['assign'], does: 'Assigns (gives)' },
  { verbs: ['subscribe', 'register', 'join'], does: 'Signs up (subscribes, registers)', alone: true },
  { verbs: ['clear', 'empty'], does: 'Clears (empties)' },
];
