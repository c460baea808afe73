import type { Attack } from '../attack.js';
import { callers } from './callers.js';
import { callAttacks } from './calls.js';
import { changed } from './changed.js';
import { clobbered } from './clobbered.js';
import { decoys } from './decoys.js';
import { forms } from './forms.js';
import { language } from './language.js';
import { links } from './links.js';
import { natives } from './natives.js';
import { otherForms } from './other-forms.js';
import { pollution } from './pollution.js';
import { records } from './records.js';
import { secrets } from './secrets.js';
import { wire } from './wire.js';

/** Every attack of the suite. */
export const attacks: readonly Attack[] = [
  ...natives,
  ...pollution,
  ...changed,
  ...forms,
  ...decoys,
  ...secrets,
  ...callAttacks,
  ...wire,
  ...links,
  ...otherForms,
  ...records,
  ...clobbered,
  ...language,
  ...callers,
];
