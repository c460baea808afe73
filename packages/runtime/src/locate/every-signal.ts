import type { Signals } from '../parts.js';
import { isGeneratedId } from './generated-id.js';
import { icon } from './icon.js';
import { near } from './near.js';
import { twinMarks } from './twin-marks.js';

/** For whom it is no matter what a map's fingerprints hold. */
export const everySignal: Signals = { icon, near, twin: twinMarks, generatedId: isGeneratedId };
