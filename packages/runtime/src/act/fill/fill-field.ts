import type { JsonValue, ManifestField } from '@webmcp/contract';

import { titleOf } from '../../validate/choices-of.js';
import { asleep } from '../element/asleep.js';
import { control } from '../element/control.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import type { FieldControl } from '../controls/field-control.js';

/** What no typing sets truly, whatever it shows afterwards. */
const boxes = '[role=combobox]:not(select),[aria-haspopup=listbox]';
const steppers = ':is([role=slider],[role=spinbutton]):not(input)';

/** One field that a call sets. */
export interface Filling {
  field: ManifestField;
  value: JsonValue;
  /** Where it was located; used as long as it is in the document. */
  at?: HTMLElement | undefined;
  /** Locates the field. */
  find(): HTMLElement | undefined;
}

/** The control that a filling means now. */
export interface Setting {
  /** Why it takes nothing now. */
  asleep: string | undefined;
  /** Why it cannot take this value, found without touching it. */
  fault: string | undefined;
  set(): void | Promise<string | void>;
  /** Whether it shows the value; undefined where it does not say. */
  holds(): boolean | undefined;
  /** What is wrong where it shows another value; a sensitive one is not repeated. */
  mismatch(): string | undefined;
}

/** Looks a field up and finds the widget that knows its control, in the words that this control has for the value. */
export function setting(filling: Filling, controls: readonly FieldControl[]): Setting | undefined {
  const { field, value } = filling;
  if (!filling.at?.isConnected) filling.at = filling.find();
  if (!filling.at) return undefined;
  const element = control(filling.at);
  const widget = controls.find((each) => each.fits(element, value, field.schema));
  if (!widget) return undefined;
  const isDrawn =
    widget.typed &&
    (Array.isArray(value) || element.matches(typeof value === 'number' ? `${boxes},${steppers}` : boxes));
  const title = titleOf(field.schema, value);
  const refused = widget.refuses?.(element, value);
  const asked = widget.byText || (refused && !widget.refuses?.(element, title)) ? title : value;
  const holds = (): boolean | undefined => widget.holds(element, asked);
  return {
    asleep: asleep(element),
    fault: isDrawn ? 'is drawn as what no known kind of control sets' : asked === value ? refused : undefined,
    set: () => widget.set(element, asked),
    holds,
    mismatch: () =>
      holds() === false
        ? `does not take the value${field.sensitive ? '' : ` ${JSON.stringify(value)}; it shows ${JSON.stringify(widget.shows(element).slice(0, 200))}`}`
        : undefined,
  };
}

/**
 * Sets a field as hands would, waiting until its control is there and awake, and reads it back.
 * @returns why it does not hold the value, or undefined
 */
export async function fill(filling: Filling, controls: readonly FieldControl[]): Promise<string | undefined> {
  const look = (): Setting | undefined => setting(filling, controls);
  // Verified anew at the moment of acting.
  filling.at = undefined;
  await waitFor(() => {
    const now = look();
    return now && !now.asleep && !now.fault;
  }, patience);
  const now = look();
  if (!now) return 'is not on the page';
  const problem = now.asleep ?? now.fault ?? (await now.set());
  if (problem) return problem;
  await waitFor(() => look()?.holds() !== false, patience);
  return look()?.mismatch();
}
