import { onlyAsks, staysInView } from '../calls/stays-in-view.js';
import type { RiskEvidence } from '../model/risk-evidence.js';
import type { RiskSubject } from '../model/risk-subject.js';
import { isKeepingPath, isTakenOut, onlyWidens, takesOut } from '../words/keeping-places.js';

/** A piece of evidence among all that was found for a tool. */
export interface WeighedEvidence {
  evidence: RiskEvidence;
  /** All evidence but the words of labels. */
  firm: readonly RiskEvidence[];
  subject: RiskSubject;
}

/** A rule that drops a word of a label, because firmer evidence answers the same question. */
export interface WeighingRule {
  name: string;
  reason: string;
  drops(weighed: WeighedEvidence): boolean;
}

/** The rules that drop words of labels. Each word is dropped by the first rule that fits. */
export const weighingRules: readonly WeighingRule[] = [
  {
    name: 'widens-view',
    reason: '"Clear filters" shows more again, where the code stays in the view.',
    drops: ({ subject }) => staysInView(subject) && onlyWidens(subject.action?.labels.map(({ text }) => text) ?? []),
  },
  {
    name: 'only-asks',
    reason: '"Delete" that only opens a question deletes nothing yet.',
    drops: ({ subject }) => onlyAsks(subject),
  },
  {
    name: 'safe-word',
    reason: 'A reading verb adds nothing to firm evidence.',
    drops: ({ evidence, firm }) => evidence.level === 'safe' && firm.length > 0,
  },
  {
    name: 'get-form',
    reason: 'A form that is sent by GET writes nothing, whatever the words on its button.',
    drops: ({ evidence, firm }) =>
      evidence.level === 'caution' && firm.some(({ rule, level }) => rule === 'form-method' && level === 'safe'),
  },
  {
    name: 'only-keeps',
    reason: '"Buy now" that puts a thing into the cart moves no money yet.',
    drops: ({ evidence, firm }) =>
      evidence.level === 'destructive' &&
      firm.some(({ rule, reason }) => rule === 'request' && isWriteTo(reason.evidence)) &&
      firm.every(({ level }) => level !== 'destructive'),
  },
  {
    name: 'only-goes',
    reason: '"Checkout" that only goes to another page moves no money yet.',
    drops: ({ evidence, firm, subject }) =>
      evidence.level !== 'safe' &&
      staysInView(subject) &&
      firm.some(({ rule }) => rule === 'router') &&
      firm.every(({ level }) => level === 'safe'),
  },
];

/** Lowers "remove" on a label to caution if the code updates a record: "Remove cover" takes a part off. */
export function withUpdate(found: readonly RiskEvidence[]): RiskEvidence[] {
  const firm = found.filter(({ reason }) => reason.signal !== 'label');
  const updates =
    firm.every(({ level }) => level !== 'destructive') &&
    firm.some(({ term, reason }) => term === 'update' || /^(?:PUT|PATCH) /.test(reason.evidence));
  return updates
    ? found.map((each) => (isWord(each) && takesOut(each.term) ? { ...each, level: 'caution' } : each))
    : [...found];
}

/** Returns the evidence that counts: words that a weighing rule drops are left out. */
export function weigh(found: readonly RiskEvidence[], subject: RiskSubject): RiskEvidence[] {
  const firm = found.filter(({ reason }) => reason.signal !== 'label');
  return found.filter(
    (evidence) => !isWord(evidence) || !weighingRules.some(({ drops }) => drops({ evidence, firm, subject })),
  );
}

/**
 * Lowers words for an ending to caution if the request itself can be taken back: `deleteCartItem` that sends DELETE
 * /cart/:id.
 */
export function withRequest(found: readonly RiskEvidence[]): RiskEvidence[] {
  const requests = found.filter(({ reason }) => reason.signal === 'http');
  const takesBack =
    requests.every(({ level }) => level !== 'destructive') &&
    requests.some(({ level, reason }) => level === 'caution' && reason.evidence.startsWith('DELETE '));
  return takesBack
    ? found.map((each) =>
        each.term !== undefined && each.level === 'destructive' ? { ...each, level: 'caution' } : each,
      )
    : [...found];
}

const isWriteTo = (request: string): boolean => /^(?:POST|PUT|PATCH) /.test(request) && isKeepingPath(request);

const isWord = ({ reason, term }: RiskEvidence): boolean => reason.signal === 'label' && term !== undefined;

/** Returns the words of a call that may name a place. `cards.filter(…)` is the method of a list, and no filter of a view. */
const placeOf = (callee: readonly string[]): string =>
  (callee.at(-1) === 'filter' ? callee.slice(0, -1) : callee).join(' ');

/** Lowers the removal of something from a cart or the like to caution: the thing can be put back in the same place. */
export function withPutBack(evidence: RiskEvidence, subject: RiskSubject): RiskEvidence {
  const { action, handlers, surroundings, candidate } = subject;
  const { level, term, reason } = evidence;
  if (level !== 'destructive') return evidence;
  const calls = handlers.flatMap(({ name = '', does }) => [name, ...does.calls.map(({ callee }) => placeOf(callee))]);
  const labels = action?.labels.map(({ text }) => text) ?? [];
  // Outside of rows, the removal of the last of several in memory is undone by adding it again.
  const isInMemory = candidate.kind === 'action' && takesOut(term) && staysInView(subject);
  if (subject.inForm && staysInView(subject))
    return {
      ...evidence,
      level: 'caution',
      reason: { ...reason, evidence: `${reason.evidence}, not sent before the form is` },
    };
  if (!isInMemory && !isTakenOut(term, [...labels, ...calls, ...surroundings])) return evidence;
  return {
    ...evidence,
    level: 'caution',
    reason: { ...reason, evidence: `${reason.evidence}, which can be put back` },
  };
}
