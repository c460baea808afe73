import { closest } from '../../dom/matching.js';
import type { StepState } from './step-state.js';

/** Matches the box around a lone control. Used when the tool has no container. */
const around = 'form,dialog,[role=dialog],fieldset,li,tr,section,article,aside,main,body';

const header = 'thead,th,[role=columnheader]';
const table = 'table,[role=table],[role=grid],[role=treegrid]';

/** Returns the part that a control acts on. A control in a table's header acts on the rows of the table. */
const partAround = (element: Element | undefined): Element =>
  closest(closest(element, header), table) ?? closest(element, around) ?? document.body;

/**
 * Returns the part of the page that a call is about: the tool's container or row, else the part around its controls.
 * Undefined while the container is gone.
 */
export function partOf({ call, page, fillings }: StepState, pressed: HTMLElement | undefined): Element | undefined {
  const root = page.root();
  if (root instanceof Element) return root;
  if (call.tool.container) return undefined;
  return partAround(pressed ?? fillings[0]?.find());
}
