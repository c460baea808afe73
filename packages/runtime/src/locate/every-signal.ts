import type { Signals } from '../parts.js';
import { isGeneratedId } from './strategies/generated-id.js';
import { icon } from './fingerprint/icon.js';
import { near } from './fingerprint/surroundings.js';
import { twinMarks } from './fingerprint/twin-marks.js';

/** For whom it is no matter what a map's fingerprints hold. */
export const everySignal: Signals = { icon, near, twin: twinMarks, generatedId: isGeneratedId };
