import type { PageElement, Sensitivity } from '@webmcp/contract';

import type { Intent } from '../../intents/model/intent.js';
import { sensitivityRules } from './sensitivity-rules.js';

/**
 * Decides whether a field holds a secret that agents may neither read nor write by default; undefined if the field
 * holds none. The first of the {@link sensitivityRules} that fits decides.
 */
export function sensitivity(intent: Intent, elements: readonly PageElement[]): Sensitivity | undefined {
  const field = {
    intent,
    elements,
    types: [intent.control, ...elements.map(({ attributes }) => attributes.type ?? '')],
  };
  for (const { decide } of sensitivityRules) {
    const decided = decide(field);
    if (decided !== undefined) return decided === 'none' ? undefined : decided;
  }
  return undefined;
}
