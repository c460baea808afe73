import type { JsonSchema, JsonValue, ManifestField } from '@webmcp/contract';

import { choicesOf } from '../validate/check-value.js';
import { choice } from './choice.js';
import { control } from './control.js';
import { editable } from './editable.js';
import { select } from './select.js';
import { text } from './text.js';
import { toggle } from './toggle.js';
import { waitFor } from './wait-for.js';
import type { Widget } from './widget.js';

const native = [select, toggle, choice, text, editable];
/** How long a control may take to be there, to wake up, or to show its new value, in milliseconds. */
const patience = 2000;

/** One field that a call sets. */
export interface Filling {
  field: ManifestField;
  value: JsonValue;
  /** Locates the field; again after a re-render. */
  find(): HTMLElement | undefined;
}

const titled = (schema: JsonSchema, value: JsonValue): JsonValue =>
  Array.isArray(value)
    ? value.map((each) => titled(schema['items'] as JsonSchema, each))
    : (choicesOf(schema ?? {}).find((each) => each.value === value)?.title ?? value);

/** The control, the widget that knows it, and the value in the form in which this control has it. */
function plan(
  { field, value, find }: Filling,
  adapters: Widget[],
): { element: HTMLElement; widget: Widget | undefined; asked: JsonValue } | undefined {
  const found = find();
  if (!found) return undefined;
  const element = control(found);
  const widget = [...adapters, ...native].find((each) => each.fits(element, value));
  const title = titled(field.schema, value);
  const byTitle = widget?.byText || (widget?.refuses?.(element, value) && !widget.refuses(element, title));
  return { element, widget, asked: byTitle ? title : value };
}

const asleep = (element: HTMLElement): string | undefined =>
  element.matches(':disabled,[aria-disabled=true]')
    ? 'is disabled'
    : element.matches(':read-only[readonly],[aria-readonly=true]')
      ? 'is read-only'
      : undefined;

/**
 * Why a field cannot be set, without touching the page.
 * @returns `fault`: the value does not fit; `sleeps`: the control does not take values now
 */
export function refusal(filling: Filling, adapters: Widget[]): { fault?: string; sleeps?: string } {
  const planned = plan(filling, adapters);
  if (!planned) return {};
  const { element, widget, asked } = planned;
  const sleeps = asleep(element);
  if (sleeps) return { sleeps };
  const fault = widget ? widget.refuses?.(element, asked) : 'is a control that this runtime cannot set';
  return fault ? { fault } : {};
}

/**
 * Sets a field as hands would, waiting until its control is there and awake, and reads it back.
 * @returns why it does not hold the value, or undefined
 */
export async function fill(filling: Filling, adapters: Widget[]): Promise<string | undefined> {
  await waitFor(() => {
    const planned = plan(filling, adapters);
    return planned && !asleep(planned.element) && !planned.widget?.refuses?.(planned.element, planned.asked);
  }, patience);
  const planned = plan(filling, adapters);
  if (!planned) return 'is not on the page';
  const { element, widget, asked } = planned;
  const problem = asleep(element) ?? widget?.refuses?.(element, asked) ?? (await widget?.set(element, asked));
  if (problem) return problem;
  await waitFor(() => holds(filling, adapters) !== false, patience);
  return mismatch(filling, adapters);
}

/** Whether a field shows its value; undefined where its control does not say, or is gone. */
export function holds(filling: Filling, adapters: Widget[]): boolean | undefined {
  const planned = plan(filling, adapters);
  return planned?.widget?.holds(planned.element, planned.asked);
}

/** What a field shows where that is not what was set; a sensitive value is not repeated. */
export function mismatch(filling: Filling, adapters: Widget[]): string | undefined {
  if (holds(filling, adapters) !== false) return undefined;
  const { element, widget } = plan(filling, adapters)!;
  return `does not take the value${filling.field.sensitive ? '' : ` ${JSON.stringify(filling.value)}; it shows ${JSON.stringify(widget!.shows(element).slice(0, 200))}`}`;
}
