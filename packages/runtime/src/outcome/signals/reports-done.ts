import { matches } from '../../dom/matching.js';
import { alerts } from '../page/live-regions.js';
import { errorMark, soundsDone, soundsRefused } from '../page/tone.js';
import type { Reading } from './observation.js';

/** Decides whether a status reports the act as done, and the form is empty again. */
export const reportsDone = ({ act, said, scene }: Reading): boolean =>
  scene.cleared() &&
  said.some(
    ({ element, text }) =>
      !matches(element, alerts) && soundsDone(text) && !soundsRefused(text) && !errorMark(element, act, text),
  );
