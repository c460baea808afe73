import type { FieldNameHook, FormHook } from '../library.js';
import { libraryTables } from './library-tables.js';

/**
 * Props that a form library's prop getter returns: react-hook-form's `register('email')`, Mantine's
 * `getInputProps('email')`. A component takes no other prop from a spread call.
 */
export const propGetterMembers: readonly string[] = ['name', 'value', 'checked', 'onChange', 'onBlur', 'ref'];

/** The hooks of all libraries whose result has the name of a form's field. */
export const fieldNameHooks: readonly FieldNameHook[] = libraryTables.flatMap(
  (library) => library.fieldNameHooks ?? [],
);

/** The hooks of all libraries that make a form with a validation schema. */
export const formHooks: readonly FormHook[] = libraryTables.flatMap((library) => library.formHooks ?? []);
