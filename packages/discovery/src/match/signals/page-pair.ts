import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { Reading } from './reading.js';

/** An intent and an element of one page with the reading of the pair. */
export interface PagePair {
  intent: IntentView;
  element: ElementView;
  reading: Reading;
}
