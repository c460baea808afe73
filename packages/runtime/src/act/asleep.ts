/** Why a control takes nothing now. */
export function asleep(element: Element): string | undefined {
  if (element.matches(':disabled,[aria-disabled=true]')) return 'is disabled';
  return element.matches('[readonly],[aria-readonly=true]') && !element.matches('[role=combobox]')
    ? 'is read-only'
    : undefined;
}
