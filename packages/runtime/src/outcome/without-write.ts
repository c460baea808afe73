import type { Decision } from './decide-outcome.js';

/** Matches the kinds of evidence that are words alone. */
const words = /^(status|alert|page-changed|wording-changed|request-finished)$/;

/**
 * Judges an act that sent nothing, although the source shows that it sends a write. Words of the page alone are no proof
 * then.
 */
export const withoutWrite = (decision: Decision): Decision =>
  decision.status === 'completed' && decision.evidence.every(({ kind }) => words.test(kind))
    ? { ...decision, status: 'unknown', messages: [...decision.messages, nothingSent] }
    : decision;

const nothingSent = 'The page says that it is done, but it sent nothing yet';
