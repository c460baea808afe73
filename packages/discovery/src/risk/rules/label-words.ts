import { isOverlayKind, phrases, wholeText } from '@webmcp/text';

import { picturedAct } from '../../intents/model/pictured-act.js';
import { isLinkedButton } from '../../intents/model/leads-nowhere.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm, type WordSense } from '../words/find-term.js';

/** The senses of risk words with their levels. */
const levels: readonly [WordSense, FoundEvidence['level']][] = [
  ['ending', 'destructive'],
  ['money', 'destructive'],
  ['writing', 'caution'],
  ['reading', 'safe'],
];

/** Matches a button that only agrees; the title around the button names the act. */
const agrees = wholeText(phrases('agreeing'));

/** Reads whole words of the action's labels; the first word of each sense counts. */
export const labelWords: RiskRule = {
  name: 'label-words',
  reason: 'People decide by the words on a button, where the code shows no more.',
  find: (subject) => {
    const { action } = subject;
    if (action === undefined || (action.control === 'link' && !isLinkedButton(action))) return [];
    const texts = textsOf(subject);
    return levels.flatMap(([sense, level]) => {
      const term = texts.map((text) => findTerm(text, sense)).find((found) => found !== null);
      if (term === undefined) return [];
      return [{ level, reason: { signal: 'label', evidence: `"${term}"`, source: action.source }, term }];
    });
  },
};

/**
 * Returns the action's labels and keys. The texts of a button that only agrees include the title of its dialog or form.
 */
function textsOf({ candidate, action, container }: RiskSubject): string[] {
  const labels = action?.labels ?? [];
  const worded = labels.filter(({ from }) => from !== 'icon');
  // An arrow upwards beside "Export" uploads nothing.
  const drawn = picturedAct(action);
  const own = (worded.length > 0 ? worded : labels)
    .flatMap(({ text, key }) => (key === undefined ? [text] : [text, key.split('.').at(-1) ?? '']))
    .concat(drawn === '' ? [] : [drawn]);
  const confirms =
    container !== undefined &&
    (candidate.fields.length > 0 || (isOverlayKind(container.kind) && container.kind !== 'menu'));
  return confirms && own.every((text) => agrees.test(text.trim()))
    ? [...own, ...container.labels.map(({ text }) => text)]
    : own;
}
