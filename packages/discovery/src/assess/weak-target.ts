import type { Draft } from '../synthesize/synthesize.js';

/** A target that could not be trusted, and what it keeps from being there. */
export interface WeakTarget {
  draft: Draft;
  part: 'field' | 'action' | 'opener';
  tool: { id: string; name: string; title: string };
  /** The tool is not emitted, or only marked unstable, for want of it. */
  held: boolean;
  /** It stands in rows that nothing tells apart. */
  rowless: boolean;
}
