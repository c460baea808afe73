/**
 * Props that a form library's prop getter returns: react-hook-form's `register('email')`, Mantine's
 * `getInputProps('email')`. A component takes no other prop from a spread call.
 */
export const propGetterMembers: readonly string[] = ['name', 'value', 'checked', 'onChange', 'onBlur', 'ref'];

/** A hook whose result has a member with the field's name, as an option of the hook gives the name. */
export interface FieldNameHook {
  hook: string;
  /** The path of the member. */
  member: string;
  option: string;
}

/** react-hook-form's `useController({ name })` (react-hook-form.com/docs/usecontroller). */
export const fieldNameHooks: readonly FieldNameHook[] = [
  { hook: 'useController', member: 'field.name', option: 'name' },
];
