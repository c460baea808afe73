import type { Guidance } from '@webmcp/contract';

import { isPlace } from '../intents/model/no-place.js';
import { configAdvice } from './config-advice.js';
import { hookAdvice } from './hook-advice.js';
import { labelAdvice } from './label-advice.js';
import { rowAdvice } from './row-advice.js';
import { distinguishingStateAdvice, showingStateAdvice } from './state-advice.js';
import type { Weakness } from './weakness.js';

/** A kind of weakness with the changes that help, the most helpful change first. */
export interface GuidanceRule {
  name: string;
  reason: string;
  holds(weakness: Weakness): boolean;
  advice: readonly ((weakness: Weakness) => Guidance)[];
}

/** The first rule that holds decides. */
export const guidanceRules: readonly GuidanceRule[] = [
  {
    name: 'unread-handler',
    reason: 'The element is found. Only the developer knows what a press does.',
    holds: ({ unreadTool }) => unreadTool !== undefined,
    advice: [configAdvice],
  },
  {
    name: 'rows-alike',
    reason: 'A hook is in every row; only a text of each row distinguishes the rows.',
    holds: ({ rowless }) => rowless,
    advice: [rowAdvice, hookAdvice],
  },
  {
    name: 'not-seen',
    reason: 'Nothing is proved of a control that no state shows, whatever its markup.',
    holds: ({ matchedElements }) => matchedElements.length === 0,
    advice: [showingStateAdvice, hookAdvice],
  },
  {
    name: 'not-stable',
    reason: 'A hook survives layout and wording; a label at least survives layout.',
    holds: () => true,
    advice: [hookAdvice, labelAdvice, distinguishingStateAdvice],
  },
];

/** Returns the changes that would make a target stable, by {@link guidanceRules}. Never empty. */
export function guidance(weakness: Weakness): Guidance[] {
  const rule = guidanceRules.find(({ holds }) => holds(weakness));
  return (rule?.advice ?? []).map((advice) => withKnownPlace(advice(weakness)));
}

function withKnownPlace({ at, ...advice }: Guidance): Guidance {
  return at === undefined || !isPlace(at) ? advice : { ...advice, at };
}
