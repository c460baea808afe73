import { choice } from './choice.js';
import { combobox } from './combobox.js';
import { comboboxOfSeveral } from './combobox-of-several.js';
import { dateBox } from './date-box.js';
import { dateParts } from './date-parts.js';
import { editable } from './editable.js';
import { stepper } from './stepper.js';
import { text } from './text.js';
import { toggle } from './toggle.js';
import type { FieldControl } from './field-control.js';

/** The kinds of controls by priority. The first that fits sets the field: drawn kinds come before native ones, the narrow before the wide. */
export const fieldControls: readonly FieldControl[] = [
  dateParts,
  dateBox,
  combobox,
  comboboxOfSeveral,
  stepper,
  choice,
  text,
  editable,
  toggle,
];
