/** Whether a checkbox, radio, switch, tab or toggle button is on, native or by ARIA. */
export function checked(element: Element): boolean {
  const { checked: native, indeterminate } = element as HTMLInputElement;
  if (typeof native === 'boolean') return native && !indeterminate;
  return ['aria-checked', 'aria-selected', 'aria-pressed'].some((state) => element.getAttribute(state) === 'true');
}
