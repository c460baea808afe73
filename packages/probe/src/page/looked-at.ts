import { stampOf } from './containers/stamp-of.js';
import { textsRead } from './handlers/questions-of.js';

/** The parts of a page beside its elements that a reading rests on. */
export interface LookedAt {
  /** The texts of the functions that the reading looked at. */
  texts: string[];
  /** The stamps of all elements. */
  stamps: string[];
}

/** Returns what the readings of this page rest on. */
export function lookedAt(): LookedAt {
  return { texts: [...textsRead], stamps: [...stampsIn(document)] };
}

function stampsIn(root: ParentNode, stamps = new Set<string>()): Set<string> {
  for (const element of root.querySelectorAll('*')) {
    const stamp = stampOf(element);
    if (stamp !== null) stamps.add(stamp);
    if (element.shadowRoot !== null) stampsIn(element.shadowRoot, stamps);
  }
  return stamps;
}
