import type { CallStatus, Evidence } from '@webmcp/contract';

import type { Reversal } from './page/reversal.js';
import type { Finding, FindingRole } from './signals/finding.js';

/** The outcome of a call. */
export interface Outcome {
  status: Extract<CallStatus, 'completed' | 'rejected' | 'unknown' | 'pending'>;
  evidence: Evidence[];
  messages: string[];
}

/** The facts beside the findings that the decision needs. */
export interface Moment {
  /** True from the deadline on. */
  late: boolean;
  /** The way in which the page took a change back. */
  taken?: Reversal | undefined;
  /** The first error message of the page's own code. */
  thrown?: string;
}

/** An outcome as it is now. A weak one may still change. */
export interface Decision extends Outcome {
  weak: boolean;
}

/**
 * Kinds of evidence that come after the app has its answer. An optimistic app closes, clears or removes parts before
 * the answer.
 */
const final = new Set([
  'status',
  'alert',
  'request-finished',
  'route-changed',
  'download-started',
  'text-copied',
  'fields-read-back',
]);
const isFinal = ({ kind }: Evidence): boolean => final.has(kind);

/**
 * Decides which findings win. The roles are defined in signals/finding.ts; a new sign is a file in signals/.
 *
 * 1. Refusals: a certain refusal or a marked field rejects the call, even if something confirmed it. A refusal `unless
 *    confirmed` counts only without a confirmation. A refusal `before` the act also needs a finished request or the deadline.
 * 2. A question of the page: the outcome is unknown. So is a text that may be a refusal.
 * 3. A final confirmation silences what follows; a finding that only supports does not. A change that was taken back
 *    rejects the call. Failed code makes the outcome unknown.
 * 4. Success: confirmations and supports complete the call. Without both, a hint completes the call. A hint completes
 *    nothing if the page showed a value of the call and shows it no more.
 *
 * A `weak` outcome may still change, so the caller believes it only after a longer quiet.
 */
export function decideOutcome(findings: readonly Finding[], moment: Moment): Decision {
  const of = (role: FindingRole): Finding[] => findings.filter((finding) => finding.role === role);
  const heard = findings.flatMap((finding) => finding.heard ?? []);
  const confirmed = of('confirms');
  const supported = of('supports');

  const refusals = of('refuses');
  const isCertain = refusals.length + of('marks').length > 0;
  if (!confirmed.length) refusals.push(...of('refuses unless confirmed'));
  refusals.push(...unexplained(of('marks'), refusals));
  if (refusals.length || (!confirmed.length && (supported.length || moment.late)))
    refusals.push(...unexplained(of('refused before'), refusals));
  if (refusals.length) {
    const { messages, evidence: reasons } = saidOnce([...refusals, ...unexplained(of('repeats'), refusals)]);
    return {
      status: 'rejected',
      messages: [...messages, ...unsaid(heard, messages)],
      evidence: reasons,
      weak: !isCertain,
    };
  }

  const [question] = of('asks');
  if (question) {
    const asked = `The page asks: ${question.text}`;
    return outcome('unknown', [asked, ...unsaid(heard, [asked])], [question], false);
  }
  const doubtful = of('doubts');
  if (doubtful.length) {
    const said = doubtful.map(({ text = '' }) => `The page may have refused: ${text}`);
    return outcome('unknown', [...said, ...unsaid(heard, said)], [...confirmed, ...supported], true);
  }

  const evidence = [...confirmed, ...supported];
  return withoutRefusal(evidence, of, confirmed.some(isFinal) ? {} : moment, heard);
}

/** Decides the outcome of an act that the page neither refuses nor asks about. */
function withoutRefusal(
  evidence: Finding[],
  of: (role: FindingRole) => Finding[],
  { taken, thrown }: Pick<Moment, 'taken' | 'thrown'>,
  heard: string[],
): Decision {
  if (taken === 'as before') return takenBack(heard);
  if (thrown) return outcome('unknown', [...heard, `The page's own code failed: ${thrown}`], evidence, true);
  if (evidence.length) return outcome('completed', heard, [...evidence, ...of('accompanies')], !evidence.some(isFinal));
  const [hint] = of('hints');
  if (!hint) return outcome('unknown', heard, [], false);
  return taken
    ? outcome('unknown', [...heard, reversed], [hint], true)
    : outcome('completed', [...heard, ...(hint.message ? [hint.message] : [])], [hint], true);
}

const reversed = 'The page showed it as done, and took it back';
const takenBack = (heard: string[]): Decision =>
  outcome('rejected', [...heard, reversed], [{ kind: 'taken-back', role: 'refuses' }], true);

const evidenceOf = ({ kind, text }: Finding): Evidence => (text === undefined ? { kind } : { kind, text });

const outcome = (status: Outcome['status'], messages: string[], evidence: Finding[], weak: boolean) => ({
  status,
  messages,
  evidence: evidence.map(evidenceOf),
  weak,
});

/** Returns the refusals of fields that no other refusal names. The first of several with one label counts. */
function unexplained(marks: readonly Finding[], refusals: readonly Finding[]): Finding[] {
  const left: Finding[] = [];
  for (const mark of marks)
    if (mark.field === undefined || ![...refusals, ...left].some(({ field }) => field === mark.field)) left.push(mark);
  return left;
}

/** Returns the texts that no message contains, each once. */
const unsaid = (heard: readonly string[], messages: readonly string[]): string[] =>
  [...new Set(heard)].filter((text) => !messages.some((message) => message.includes(text)));

/** Lists each message once, with the last evidence for it. */
function saidOnce(refusals: readonly Finding[]): Pick<Outcome, 'messages' | 'evidence'> {
  const byMessage = new Map(refusals.map((refusal) => [refusal.message ?? '', evidenceOf(refusal)]));
  return { messages: [...byMessage.keys()], evidence: [...byMessage.values()] };
}
