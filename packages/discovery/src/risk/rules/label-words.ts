import { isOverlayKind } from '@webmcp/text';

import type { RiskEvidence } from '../model/risk-evidence.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { findTerm } from '../words/find-term.js';
import type { WordSense } from '../words/risk-terms.js';

const levels: readonly [WordSense, RiskEvidence['level']][] = [
  ['ending', 'destructive'],
  ['money', 'destructive'],
  ['writing', 'caution'],
  ['reading', 'safe'],
];

/** Whole words of what the action says; for each sense the first one. */
export function labelEvidence(subject: RiskSubject): RiskEvidence[] {
  const { action } = subject;
  if (action === undefined || action.control === 'link') return [];
  const texts = textsOf(subject);
  return levels.flatMap(([sense, level]) => {
    const term = texts.map((text) => findTerm(text, sense)).find((found) => found !== null);
    return term === undefined
      ? []
      : [{ level, reason: { signal: 'label', evidence: `"${term}"`, source: action.source }, term }];
  });
}

const saysNothing =
  /^(?:ok|okay|yes|confirm|continue|submit|apply|proceed|done|go|ja|oui|sí|si|sim|weiter|bestätigen|confirmer|confirmar|conferma)$/i;

/** The action's own labels and keys; where its button only says "OK", the title of what it confirms. */
function textsOf({ candidate, action, container }: RiskSubject): string[] {
  const labels = action?.labels ?? [];
  const worded = labels.filter(({ from }) => from !== 'icon');
  // An arrow upwards beside "Export" uploads nothing.
  const own = (worded.length > 0 ? worded : labels).flatMap(({ text, key }) =>
    key === undefined ? [text] : [text, key.split('.').at(-1) ?? ''],
  );
  const confirms =
    container !== undefined &&
    (candidate.fields.length > 0 || (isOverlayKind(container.kind) && container.kind !== 'menu'));
  return confirms && own.every((text) => saysNothing.test(text.trim()))
    ? [...own, ...container.labels.map(({ text }) => text)]
    : own;
}
