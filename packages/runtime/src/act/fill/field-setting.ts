import type { JsonValue, ManifestField } from '@webmcp/contract';

import { titleOf } from '../../validate/choices-of.js';
import type { FieldControl } from '../controls/field-control.js';
import { asleep } from '../element/asleep.js';
import { control } from '../element/control.js';
import { opensList } from '../element/list-opener.js';
import { heldByPerson, takenOver } from '../element/person.js';
import { moveOn } from '../gestures/focus.js';

/** One field that a call sets. */
export interface Filling {
  field: ManifestField;
  value: JsonValue;
  /** The located element; used as long as it is in the document. */
  at?: HTMLElement | undefined;
  /** True if the page still showed the field after the call had set it. */
  stayed?: boolean;
  /** Locates the field. */
  find(): HTMLElement | undefined;
}

/** The control of a filling as the page is now, and the operations on it. */
export interface FieldSetting {
  /** The reason that the control takes no value now. */
  asleep: string | undefined;
  /** The reason that the value belongs to the person: the call may not replace it. */
  held: string | undefined;
  /** The reason that the control cannot take this value, found without an act on the control. */
  fault: string | undefined;
  set(): void | Promise<string | void>;
  /** Moves the focus on, unless the element keeps a typed text and the call goes on to another element. */
  leave(next: HTMLElement | undefined): void;
  /** Decides whether the control shows the value; undefined if the control shows no value. */
  holds(): boolean | undefined;
  /** Describes the value that the control shows instead. Never repeats a sensitive value. */
  mismatch(): string | undefined;
}

/** Matches controls that take presses alone, and keep the focus after a press. */
const pressedOnly = 'button,[type=checkbox],[type=radio],[role=checkbox],[role=switch],[role=radio]';

/** Matches number boxes that a library draws. They keep a typed text only if the focus goes before they draw again. */
const leftAtOnce = 'input[role=spinbutton]';

/**
 * Locates a field and picks the kind of control that sets it: the first in the list that fits. Turns the value into
 * the words of the control, which may know its choices by their titles alone.
 * @returns undefined if the field is not on the page, or no kind fits
 */
export function fieldSetting(filling: Filling, controls: readonly FieldControl[]): FieldSetting | undefined {
  const { field, value } = filling;
  if (!filling.at?.isConnected) filling.at = filling.find();
  if (!filling.at) return undefined;
  const element = control(filling.at);
  const kind = controls.find((each) => each.fits(element, value, field.schema, field.suggests));
  if (!kind) return undefined;
  const title = titleOf(field.schema, value);
  const refused = kind.refuses?.(element, value);
  const wanted = kind.byTitle || (refused && !kind.refuses?.(element, title)) ? title : value;
  const holds = (): boolean | undefined => kind.holds(element, wanted);
  return {
    asleep: asleep(element),
    held: holds() === true ? undefined : heldByPerson(element),
    fault: wanted === value ? refused : undefined,
    set() {
      takenOver(element);
      return kind.set(element, wanted);
    },
    leave(next) {
      if (!element.isConnected || element.matches(pressedOnly)) return;
      if (!kind.typed || !next || element.matches(leftAtOnce))
        moveOn(element, next && !opensList(next) ? next : undefined);
    },
    holds,
    mismatch() {
      if (holds() !== false) return undefined;
      const shown = JSON.stringify(kind.shows(element).slice(0, 200));
      return `does not take the value${field.sensitive ? '' : ` ${JSON.stringify(value)}; it shows ${shown}`}`;
    },
  };
}
