/** The roles of items that are pressed to choose a value, each with the role of the part around them. */
export const pressedItems: Readonly<Record<string, string>> = {
  button: 'group',
  menuitem: 'menu',
  menuitemradio: 'menu',
  option: 'listbox',
  tab: 'tablist',
};
