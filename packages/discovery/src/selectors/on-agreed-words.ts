import type { PageElement, Selector } from '@webmcp/contract';
import { parseRoleSelector, selectorScores, withoutCounts } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { isUnknown } from '../intents/model/is-unknown.js';
import { holesOf } from './changing-text.js';
import type { ScopedElement } from './prove.js';

/** Matches the role and the words of a name. */
const onWords = /^[\w-]+\[words=/;

/** Decides whether a selector searches for the words of a name without its numbers. The number may be a part of a fixed name. */
export const isOnWords = ({ strategy, value }: Selector): boolean => strategy === 'role' && onWords.test(value);

type NamedElement = ScopedElement & { element: Pick<PageElement, 'candidates' | 'name'> };

/**
 * Returns the selector on the words of a name that the source composes of these words and a count: `button[words="Done"]` for
 * `Done ({done.length})`. It finds the control alone in each state. Where no source has the name, a number in brackets at its
 * end counts.
 */
export function onAgreedWords(labels: readonly Label[], matched: readonly NamedElement[]): Selector[] {
  const composed = labels.filter(({ parts }) => parts?.includes(null) === true && !isUnknown(parts));
  const isOfPage = labels.every(({ from }) => from === 'page');
  if (composed.length === 0 && !isOfPage) return [];
  const agreed = matched.map(({ element, scope }) =>
    element.candidates.find(({ selector, document, containers }) => {
      const words = (isOnWords(selector) && parseRoleSelector(selector.value)?.words) || '';
      const hits = scope === null ? document : containers[scope];
      const isMeant = isOfPage
        ? endsByCount(element.name)
        : composed.some((label) => isCounted(label, words, element.name));
      return words !== '' && hits === 1 && isMeant;
    }),
  );
  const [first, ...others] = agreed.map((found) => found?.selector);
  if (first === undefined || others.some((other) => other?.value !== first.value)) return [];
  return [{ ...first, score: selectorScores.role }];
}

const endsByCount = (name: string): boolean => /\S\s*[([]\d[\d.,]*[)\]]$/.test(name);

/** Decides whether a label has these words, and a number in each part that the source does not know. */
function isCounted({ parts = [] }: Label, words: string, name: string): boolean {
  const written = parts.map((part) => part ?? ' ').join('');
  const holes = holesOf(name, parts) ?? ['none'];
  return withoutCounts(written) === words && holes.every((hole) => /^[\s\d.,+%()[\]]*$/.test(hole));
}
