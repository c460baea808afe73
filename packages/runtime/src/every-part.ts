import { isGeneratedId } from '@webmcp/text';

import { choice } from './act/choice.js';
import { combobox } from './act/combobox.js';
import { comboboxOfSeveral } from './act/combobox-of-several.js';
import { dateBox } from './act/date-box.js';
import { dateParts } from './act/date-parts.js';
import { editable } from './act/editable.js';
import { reach } from './act/reach.js';
import { read } from './act/read.js';
import { rows } from './act/rows.js';
import { stepper } from './act/stepper.js';
import { text } from './act/text.js';
import { toggle } from './act/toggle.js';
import { icon } from './locate/fingerprint/icon.js';
import { near } from './locate/fingerprint/surroundings.js';
import { twinMarks } from './locate/fingerprint/twin-marks.js';
import type { Parts } from './parts.js';
import { ask } from './policy/ask.js';
import { formats } from './validate/formats.js';

/** For whom it is no matter what a map needs. */
export const everyPart: Parts = {
  dateParts,
  dateBox,
  combobox,
  comboboxOfSeveral,
  stepper,
  choice,
  text,
  editable,
  toggle,
  read,
  reach,
  rows,
  ask,
  formats,
  icon,
  near,
  twin: twinMarks,
  generatedId: isGeneratedId,
  every: true,
};
