import type { Risk, RiskLevel } from '@webmcp/contract';

import type { ToolCandidate } from '../group/candidate.js';
import type { AppModel } from '../intents/model/intent.js';
import { formEvidence } from './rules/form-method.js';
import { handlerEvidence, onlyTheView } from './rules/handlers.js';
import { labelEvidence } from './rules/label-words.js';
import { isReversible, onlyWidens } from './words/reversible.js';
import { worse, type RiskEvidence } from './model/risk-evidence.js';
import { riskSubject, type RiskSubject } from './model/risk-subject.js';
import { openerEvidence, roleEvidence, unknownEvidence } from './rules/control-role.js';

/** The kinds of evidence, in the order of DESIGN section 5. */
const questions: readonly ((subject: RiskSubject) => RiskEvidence[])[] = [
  ({ handlers }) => handlers.flatMap(handlerEvidence),
  formEvidence,
  roleEvidence,
  labelEvidence,
];

/**
 * How dangerous a tool is: the worst of what speaks. Where nothing is known of what a write does, it is caution, never
 * safe. `destructive` ends something for good or moves money; `caution` is any other write.
 * @param candidates all that make the tool
 */
export function assess(candidates: readonly ToolCandidate[], appModel: AppModel): Risk {
  const evidence = candidates.flatMap((candidate) => evidenceOf(riskSubject(candidate, appModel)));
  const level = evidence.reduce<RiskLevel>((worst, each) => worse(worst, each.level), 'safe');
  const reasons = evidence.filter((each) => each.level === level).map(({ reason }) => reason);
  const distinct = [...new Map(reasons.map((reason) => [`${reason.signal} ${reason.evidence}`, reason])).values()];
  return { level, reasons: distinct };
}

function evidenceOf(subject: RiskSubject): RiskEvidence[] {
  const opener = openerEvidence(subject);
  if (opener !== null) return [opener];
  const found = questions.flatMap((ask) => ask(subject)).map((each) => milder(each, subject));
  const firm = found.filter(({ reason }) => reason.signal !== 'label');
  const kept = found.filter((each) => !isOverruled(each, firm, subject));
  return kept.length === 0 ? [unknownEvidence(subject)] : kept;
}

/** Taking something out of a cart is a write that can be taken back. */
function milder(evidence: RiskEvidence, { action, handlers, surroundings }: RiskSubject): RiskEvidence {
  const { level, term, reason } = evidence;
  if (level !== 'destructive') return evidence;
  const calls = handlers.flatMap(({ name = '', does }) => [name, ...does.calls.map(({ callee }) => callee.join(' '))]);
  const texts = [...(action?.labels.map(({ text }) => text) ?? []), ...calls, ...surroundings];
  return isReversible(term, texts)
    ? { ...evidence, level: 'caution', reason: { ...reason, evidence: `${reason.evidence}, which can be put back` } }
    : evidence;
}

/** Where a firmer kind of evidence is known in full, a label's weaker word says nothing new. */
function isOverruled(
  { level, reason, term }: RiskEvidence,
  firm: readonly RiskEvidence[],
  { action, handlers }: RiskSubject,
): boolean {
  if (reason.signal !== 'label' || term === undefined) return false;
  const isInView = handlers.length > 0 && handlers.every(onlyTheView);
  if (isInView && onlyWidens(action?.labels.map(({ text }) => text) ?? [])) return true;
  const isGet = firm.some((each) => each.reason.signal === 'form' && each.level === 'safe');
  if (level === 'safe') return firm.length > 0;
  // "Checkout" that only goes to another page moves no money yet; "Delete" ends something however it does it.
  const onlyGoes = isInView && firm.some((each) => each.reason.evidence.startsWith('router:'));
  return (level === 'caution' && isGet) || (onlyGoes && firm.every((each) => each.level === 'safe'));
}
