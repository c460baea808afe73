import { appQuestion } from '../../intents/readings/app-question.js';
import type { FoundEvidence } from '../model/risk-evidence.js';
import type { RiskRule } from '../model/risk-rule.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm } from '../words/find-term.js';

/** An app that asks the person before it acts does more than to change the view. */
export const asksFirst: RiskRule = {
  name: 'asks-first',
  reason: 'Nobody asks a person before an act that changes nothing.',
  find: (subject) => [...plainly(subject), ...byWords(subject)],
};

function plainly({ candidate, action, handlers }: RiskSubject): FoundEvidence[] {
  return [
    ...(candidate.question === undefined || action === undefined
      ? []
      : [{ level: 'caution' as const, reason: { signal: 'handler', evidence: 'asks first', source: action.source } }]),
    ...handlers.flatMap(({ asked = [] }) =>
      asked.map(({ callee, at }) => ({
        level: 'caution' as const,
        reason: { signal: 'handler', evidence: `asks first: ${callee.join('.')}`, source: at },
      })),
    ),
  ];
}

/** Reads the words of a library's question: "Permanently delete all data?" after a press on "Clear". */
function byWords({ handlers }: RiskSubject): FoundEvidence[] {
  const { says = [] } = appQuestion(handlers) ?? {};
  return says.flatMap((text) => {
    const term = findTerm(text, 'ending');
    const at = handlers.flatMap(({ asked = [] }) => asked)[0]?.at;
    return term === null || at === undefined
      ? []
      : [{ level: 'destructive', reason: { signal: 'handler', evidence: `asks first: "${term}"`, source: at }, term }];
  });
}
