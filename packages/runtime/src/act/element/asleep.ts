/** Why a control takes nothing now. */
export function asleep(element: Element): string | undefined {
  if (element.matches(':disabled,[aria-disabled=true]')) return 'is disabled';
  // What opens a list takes no text, but a choice.
  return element.matches('[readonly],[aria-readonly=true]') &&
    !element.matches('[role=combobox],[aria-haspopup=listbox]')
    ? 'is read-only'
    : undefined;
}
