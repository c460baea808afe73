import type { Decision } from './decide-outcome.js';
import type { Look } from './page/scene.js';

/**
 * Returns a function that remembers evidence which the page shows for a moment. A text beside the button may go after two
 * seconds, and a call waits longer. The function returns the decision of now, or else the remembered one. A later
 * error of the page, or a later text that may refuse, counts more than a success.
 */
export function passingEvidence(before: Look): (decision: Decision, now: Look, isTaken: boolean) => Decision {
  let remembered: Decision | undefined;
  /** Decides whether texts only came. A text that replaced another and went again is a change that was taken back. */
  const onlyAdds = ({ texts }: Look): boolean => [...before.texts].every(([node, text]) => texts.get(node) === text);
  return (decision, now, isTaken) => {
    const { status, evidence, weak } = decision;
    if (evidence.length) {
      if (status === 'rejected' || (status === 'completed' && onlyAdds(now))) remembered = decision;
      return decision;
    }
    // Only an error or a text that may refuse leaves a decision weak without evidence.
    if (weak && remembered?.status === 'completed') return decision;
    return remembered && !isTaken ? { ...remembered, weak: true } : decision;
  };
}
