/** The ARIA roles of elements that take a value from a person. */
export const fieldRoles: readonly string[] = [
  'textbox',
  'searchbox',
  'combobox',
  'listbox',
  'spinbutton',
  'slider',
  'checkbox',
  'radio',
  'switch',
];
