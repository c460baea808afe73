import type { EvidenceKind } from '@webmcp/contract';

import type { Finding } from './finding.js';
import type { Reading } from './observation.js';

/** One kind of sign that an act took effect, or that the app refused it. One file of this folder each. */
export interface EvidenceSignal {
  /** Names the signal. */
  readonly name: string;
  /** The kinds of evidence that the signal brings. A refusal of any signal but a request is `validation`. */
  readonly kinds: readonly EvidenceKind[];
  /**
   * Returns the findings of the signal.
   * @param found the findings of the signals before this one in the list
   */
  reads(seen: Reading, found: readonly Finding[]): Finding[];
}
