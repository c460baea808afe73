import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { Reading } from './reading.js';

/** An intent and the element of one page that it became, with what speaks for it. */
export interface PagePair {
  intent: IntentView;
  element: ElementView;
  reading: Reading;
}
