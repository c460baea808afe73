/** Matches drawn controls that open a list of options (ARIA Authoring Practices, combobox and listbox button). */
export const listOpener = '[role=combobox]:not(select),[aria-haspopup=listbox]:not(select)';
