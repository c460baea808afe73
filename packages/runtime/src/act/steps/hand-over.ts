import type { CallResult } from '@webmcp/contract';

import { focus } from '../gestures/focus.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { leftField } from './left-field.js';
import type { StepState } from './step-state.js';
import { rootNode } from '../../dom/parents.js';

/**
 * Hands the call over if a field is left to the user: moves the focus to the field and submits nothing. The answer
 * reports only the focus and the values that the page has.
 * @returns undefined if no field is left to the user
 */
export async function handOver(state: StepState): Promise<CallResult | undefined> {
  const { call, fillings } = state;
  // The values may bring the field.
  if (call.kept && fillings.length) await waitFor(() => leftField(state)?.element, patience);
  const left = leftField(state);
  if (!left) return undefined;
  const { label, element } = left;
  if (element) focus(element);
  const where = !element
    ? ', but the page does not show it now'
    : hasFocus(element)
      ? ', which has the focus now'
      : ', but it takes no focus';
  const filled = fillings.map(({ field }) => field.label).join(', ');
  return call.answer('handed_over', [
    `${label}: the user fills this field${where}; ${filled ? `filled: ${filled}; ` : ''}nothing was submitted`,
  ]);
}

const hasFocus = (element: HTMLElement): boolean =>
  (rootNode(element) as Document | ShadowRoot).activeElement === element;
