import { calendar } from './calendar.js';
import { choice } from './choice.js';
import { combobox } from './combobox.js';
import { comboboxOfSeveral } from './combobox-of-several.js';
import { dateBox } from './date-box.js';
import { dateParts } from './date-parts.js';
import { editable } from './editable.js';
import type { FieldControl } from './field-control.js';
import { stepPair } from './step-pair.js';
import { stepper } from './stepper.js';
import { suggestion } from './suggestion.js';
import { text } from './text.js';
import { toggle } from './toggle.js';

/**
 * The kinds of controls by priority: the first that fits an element and a value sets it. Narrow kinds precede the kinds
 * that would take their elements for something wider:
 * - `dateParts` and `dateBox` take dates and times only; `text` would type a date in the wrong order, `combobox` would
 *   search for it.
 * - `calendar` takes dates for grids and buttons; `toggle` would press such a button.
 * - `suggestion` takes the text boxes that the map marks; `combobox` waits for options, and their entries have no role.
 * - `combobox` and `comboboxOfSeveral` take elements that open a list; `text` would type into them and choose nothing.
 * - `stepper` takes drawn sliders and spinbuttons; an editable spinbutton would otherwise count as `editable`.
 * - `stepPair` takes numbers between two buttons; `choice` would press a button that a number names.
 * - `choice` takes controls with options; `text` skips radios and checkboxes, so their order is free.
 * - `text`, then `editable`, take the remaining text. `toggle` comes last: it takes every true or false.
 */
export const fieldControls: readonly FieldControl[] = [
  dateParts,
  dateBox,
  calendar,
  suggestion,
  combobox,
  comboboxOfSeveral,
  stepper,
  stepPair,
  choice,
  text,
  editable,
  toggle,
];
