import { opensList } from './list-opener.js';

/**
 * Explains why a control takes no value now: the control is disabled or read-only. Returns undefined for a control that
 * takes values.
 */
export function asleep(element: HTMLElement): string | undefined {
  if (element.matches(':disabled,[aria-disabled=true]')) return 'is disabled';
  // A read-only list opener takes a choice from its list.
  return element.matches('[readonly],[aria-readonly=true]') && !opensList(element) ? 'is read-only' : undefined;
}
