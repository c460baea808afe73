import type { Source } from '@webmcp/contract';

import { siteKey } from '../../intents/model/site-key.js';
import type { Difference } from './change.js';
import { differenceKinds, fixOf, type DifferenceKind } from './difference-kinds.js';

/** The thing that differs, and its place. */
export interface DifferentThing {
  tool?: string;
  field?: string;
  states: readonly string[];
  source?: Source | undefined;
  /** The place without a source: the id of a state, or the page. */
  where?: string;
}

/** Makes a difference with the impact and the fix of its kind. @param what a sentence with both values */
export function difference(kind: DifferenceKind, what: string, thing: DifferentThing): Difference {
  const { tool, field, states, source } = thing;
  const where = thing.where ?? (source === undefined ? undefined : siteKey(source));
  return {
    kind,
    impact: differenceKinds[kind].impact,
    ...(tool === undefined ? {} : { tool }),
    ...(field === undefined ? {} : { field }),
    states: [...states],
    what,
    ...(where === undefined ? {} : { where }),
    ...(source === undefined || source.file === '' ? {} : { source }),
    fix: fixOf(kind),
  };
}
