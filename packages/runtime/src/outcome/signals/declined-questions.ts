import type { EvidenceSignal } from './evidence-signal.js';

/** The page asked in a box of the browser, the answer was no, and nothing else came of the act. */
export const declinedQuestions: EvidenceSignal = {
  name: 'declined questions',
  kinds: ['alert'],
  reads({ declined: [text] }, found) {
    if (text === undefined || found.some(({ role }) => role !== 'mentions' && role !== 'accompanies')) return [];
    return [{ kind: 'alert', role: 'refuses', text, message: `The page asked, and the answer was no: ${text}` }];
  },
};
