/** Decides whether a checkbox, radio, switch, option, tab or toggle button is on, native or by ARIA. */
export function checked(element: Element): boolean {
  const { checked: native, selected = native, indeterminate } = element as HTMLInputElement & { selected?: boolean };
  const { ariaChecked, ariaSelected = null, ariaPressed } = element;
  return (selected ?? (ariaChecked ?? ariaSelected ?? ariaPressed) === 'true') && !indeterminate;
}
