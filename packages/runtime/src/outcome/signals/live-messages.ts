import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { fieldNear } from '../page/field-near.js';
import { alerts } from '../page/page-signals.js';
import { soundsDone, tone, type Tone } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding, FindingRole } from './finding.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';

/** A text of a live region, with everything that decides its meaning. */
interface Message {
  text: string;
  element: Element;
  kind: 'alert' | 'status';
  tone: Tone | undefined;
  seen: Reading;
  found: readonly Finding[];
}

const has = (found: readonly Finding[], ...roles: FindingRole[]): boolean =>
  found.some(({ role }) => roles.includes(role));

/** A named rule that may decide the role of a message. */
export interface MessageRule {
  readonly name: string;
  readonly role: FindingRole;
  applies(message: Message): boolean;
}

/** The rules for the role of a message. The first rule that applies wins. */
export const messageRules: readonly MessageRule[] = [
  { name: 'a class marks it as bad', role: 'refuses', applies: (message) => message.tone === 'bad' },
  {
    name: 'an alert says no, or another refusal explains it',
    role: 'refuses',
    applies: ({ kind, tone: sound, found }) =>
      kind === 'alert' && (sound === 'no' || (!sound && has(found, 'refuses', 'marks'))),
  },
  {
    name: 'a status says no, and nothing confirms',
    role: 'refuses unless confirmed',
    applies: ({ tone: sound, found }) => !has(found, 'confirms') && sound === 'no',
  },
  {
    // An alert inside a form that stays as it was is nearly always the reason of a refusal.
    name: 'an alert without a tone is inside the form, and nothing confirms',
    role: 'refuses unless confirmed',
    applies: ({ kind, tone: sound, found, element, seen: { isThere, form } }) =>
      !has(found, 'confirms') && !sound && kind === 'alert' && isThere && !!form && isDrawnIn(element, form),
  },
  {
    // Elsewhere an alert is as often about a failure.
    name: 'an alert without a tone or a word of success is elsewhere',
    role: 'accompanies',
    applies: ({ kind, tone: sound, text }) => kind === 'alert' && !sound && !soundsDone(text),
  },
  { name: 'any other message confirms', role: 'confirms', applies: () => true },
];

/** Texts that the app shows while it works end in an ellipsis. */
const isUnderWay = (text: string): boolean => /(…|\.\.\.)$/.test(text);

/** A live region has a new text: a status, or an alert. */
export const liveMessages: EvidenceSignal = {
  name: 'live messages',
  kinds: ['status', 'alert'],
  reads(seen, found) {
    const findings: Finding[] = [];
    for (const [text, element] of seen.said) {
      if (isUnderWay(text)) continue;
      const message: Message = {
        text,
        element,
        kind: element.matches(alerts) ? 'alert' : 'status',
        tone: tone(element, text, seen.act, seen.scene.values),
        seen,
        found: [...found, ...findings],
      };
      findings.push(findingOf(message));
    }
    return findings;
  },
};

function findingOf(message: Message): Finding {
  const { text, element, kind, seen } = message;
  const { role } = messageRules.find((rule) => rule.applies(message))!;
  if (role === 'refuses')
    return { ...refusal(seen, text, seen.now.scope && fieldNear(element, seen.now.scope)), heard: text };
  if (role === 'refuses unless confirmed') return { ...refusal(seen, text, undefined, role), heard: text };
  return { kind, role, text, heard: text };
}
