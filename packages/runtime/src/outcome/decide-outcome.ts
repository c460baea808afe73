import type { CallStatus, Evidence } from '@webmcp/contract';

import type { Finding, FindingRole } from './signals/finding.js';

/** The outcome of a call. */
export interface Outcome {
  status: Extract<CallStatus, 'completed' | 'rejected' | 'unknown'>;
  evidence: Evidence[];
  messages: string[];
}

/** The facts beside the findings that the decision needs. */
export interface Moment {
  /** True from the deadline on. */
  late: boolean;
  /** True if rows, or the control's own state, changed and changed back. */
  takenBack: boolean;
  /** The first error message of the page's own code. */
  thrown?: string;
}

/**
 * Kinds of evidence that come after the app has its answer. An optimistic app closes, clears or removes parts before
 * the answer.
 */
const final = new Set(['status', 'alert', 'request-finished', 'route-changed', 'download-started', 'fields-read-back']);
const isFinal = ({ kind }: Evidence): boolean => final.has(kind);

/**
 * Decides which findings win. The roles are defined in signals/finding.ts; a new sign is a file in signals/.
 *
 * 1. Refusals: a certain refusal or a marked field rejects the call, even if something confirmed it. A refusal `unless
 *    confirmed` counts only without a confirmation. A refusal `before` the act also needs a finished request or the deadline.
 * 2. A question of the page: the outcome is unknown.
 * 3. A doubt (failed code, a change that was taken back): unknown. A final confirmation silences the doubt; a finding that
 *    only supports does not.
 * 4. Success: confirmations and supports complete the call. Without both, a hint completes the call.
 *
 * A `weak` outcome may still change, so the caller believes it only after a longer quiet.
 */
export function decideOutcome(findings: readonly Finding[], moment: Moment): Outcome & { weak: boolean } {
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

  const doubt = confirmed.some(isFinal) ? undefined : doubtOf(moment);
  const evidence = [...confirmed, ...supported];
  if (evidence.length) evidence.push(...of('accompanies'));
  if (doubt) return outcome('unknown', [...heard, doubt], evidence, true);
  if (evidence.length) return outcome('completed', heard, evidence, !evidence.some(isFinal));
  const [hint] = of('hints');
  return hint ? outcome('completed', heard, [hint], true) : outcome('unknown', heard, [], false);
}

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

/** Names the reason for which changes of the page may not last. */
function doubtOf({ thrown, takenBack }: Moment): string | undefined {
  if (thrown) return `The page's own code failed: ${thrown}`;
  return takenBack ? 'The page showed it as done, and took it back' : undefined;
}
