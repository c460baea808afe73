import { soundsDone, tone } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding } from './finding.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';

/** The page's code opened an alert box of the browser. */
export const browserAlerts: EvidenceSignal = {
  name: 'browser alerts',
  kinds: ['alert'],
  reads: (seen) => seen.alerts.map((text) => ({ ...findingOf(text, seen), heard: text })),
};

function findingOf(text: string, seen: Reading): Finding {
  const { values } = seen.scene;
  // The box has no class, so only its words have a tone.
  if (tone(document.createElement('p'), text, undefined, values)) return refusal(seen, text, undefined);
  if (soundsDone(text)) return { kind: 'alert', role: 'confirms', text };
  // Values were set and nothing changed, so the box is probably about these values.
  if (values.length && !seen.isOther()) return refusal(seen, text, undefined, 'refuses unless confirmed');
  return { kind: 'alert', role: 'mentions' };
}
