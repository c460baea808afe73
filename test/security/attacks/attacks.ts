import type { Attack } from '../attack.js';
import { callAttacks } from './calls.js';
import { changed } from './changed.js';
import { decoys } from './decoys.js';
import { forms } from './forms.js';
import { natives } from './natives.js';
import { pollution } from './pollution.js';
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
];
