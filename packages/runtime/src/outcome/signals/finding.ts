import type { EvidenceKind } from '@webmcp/contract';

/** The part that a finding plays in the decision. `decide-outcome.ts` combines the roles. */
export type FindingRole =
  /** The app refuses. No other evidence outweighs a refusal. */
  | 'refuses'
  /** A field is marked as invalid, without a word. */
  | 'marks'
  /** The app refuses, unless something confirms. */
  | 'refuses unless confirmed'
  /** The mark or text of a refusal was there before the act. */
  | 'refused before'
  /** The words of a refusal were there before the act. They count only beside another refusal. */
  | 'repeats'
  /** The page may have refused, so the outcome is at most unknown. */
  | 'doubts'
  /** A dialog waits for an answer. */
  | 'asks'
  /** The act took effect. */
  | 'confirms'
  /** The requests of the act succeeded. */
  | 'supports'
  /** Evidence that counts only beside other evidence. */
  | 'accompanies'
  /** The page changed in a way that counts only if nothing else was found. */
  | 'hints'
  /** A message without influence on the decision. */
  | 'mentions';

/** One thing that a signal reads from the page. */
export interface Finding {
  kind: EvidenceKind;
  role: FindingRole;
  /** The text of the evidence. */
  text?: string;
  /** The message of a refusal, with the field's label before it; of a hint, the fact that completes the call. */
  message?: string;
  /** The label of the refused field. */
  field?: string;
  /** A text of the page that the answer repeats for any outcome of the call. */
  heard?: string;
}
