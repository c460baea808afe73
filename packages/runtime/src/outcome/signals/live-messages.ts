import { foldText } from '@webmcp/text';

import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { fieldNear } from '../page/field-near.js';
import { alerts } from '../page/live-regions.js';
import { textIn } from '../page/page-signals.js';
import { asksFirst, soundsDone, tone, type Tone } from '../page/tone.js';
import type { EvidenceSignal } from './evidence-signal.js';
import type { Finding, FindingRole } from './finding.js';
import type { Reading } from './observation.js';
import { refusal } from './refusal.js';
import { holdNoValue } from './rows-changed.js';
import { remember } from './standing-refusals.js';
import { isFixed } from '../../dom/is-fixed.js';
import { parentElement } from '../../dom/parents.js';
import { matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/** A text of a live region, with everything that decides its meaning. */
interface Message {
  text: string;
  element: Element;
  kind: 'alert' | 'status';
  /** True for a part without the role of a message. */
  floats: boolean;
  tone: Tone | undefined;
  /** The field beside the message. */
  field: Element | undefined;
  /** True inside the part of the page that counts as the form. */
  inForm: boolean;
  seen: Reading;
  found: readonly Finding[];
}

/** Decides whether a message offers more than one answer: an error offers to try again, or to close it. */
const offersChoice = (element: Element): boolean =>
  [...allIn(element, 'button,[role=button]')].filter((each) => foldText((each as HTMLElement).innerText).length > 1)
    .length > 1;

/** Decides whether an element floats over a form: the app puts its toasts over the page, wherever they are in the tree. */
function floats(element: Element, form: Element): boolean {
  for (let at: Element | null = element; at && at !== form; at = parentElement(at)) if (isFixed(at)) return true;
  return false;
}

const has = (found: readonly Finding[], ...roles: FindingRole[]): boolean =>
  found.some(({ role }) => roles.includes(role));

/** A named rule that may decide the role of a message. */
export interface MessageRule {
  readonly name: string;
  readonly role: FindingRole;
  applies(message: Message): boolean;
}

/** Decides whether the text took the place of an earlier text of the same region. */
const replaces = ({ element, text, seen: { said } }: Message): boolean => {
  const earlier = said.find((each) => each.element === element)?.text ?? text;
  return earlier !== text && !textIn(element as HTMLElement).includes(earlier);
};

/** The rules for the role of a message. The first rule that applies wins. */
export const messageRules: readonly MessageRule[] = [
  {
    name: 'the call could not have caused it',
    role: 'mentions',
    applies: ({ seen, element, field }) => !seen.concerns({ at: element, field }),
  },
  {
    // Cookies, a newsletter, an update: such a message arrives by itself and asks for an answer of its own.
    name: 'an alert elsewhere asks for a choice',
    role: 'mentions',
    applies: ({ kind, tone: sound, inForm, element }) =>
      kind === 'alert' && sound !== 'bad' && !inForm && offersChoice(element),
  },
  { name: 'a class marks it as bad', role: 'refuses', applies: (message) => message.tone === 'bad' },
  {
    name: 'an alert says no, or another refusal explains it',
    role: 'refuses',
    applies: ({ kind, tone: sound, found }) =>
      kind === 'alert' && (sound === 'no' || (!sound && has(found, 'refuses', 'marks'))),
  },
  {
    name: 'a status says no after the page looked done, or in the place of an earlier text',
    role: 'refuses',
    applies: (message) =>
      message.tone === 'no' && (message.seen.doneWith?.has(message.text) === false || replaces(message)),
  },
  {
    // A page that still loads its rows shows them beside the refusal.
    name: 'a status says no, and only rows without a value of the call came or left',
    role: 'doubts',
    applies: ({ tone: sound, found, seen }) =>
      sound === 'no' &&
      has(found, 'confirms') &&
      found.every(({ role, kind }) => role !== 'confirms' || kind === 'rows-changed') &&
      seen.scene.values.length > 0 &&
      holdNoValue(seen),
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
    applies: ({ kind, tone: sound, found, inForm, seen: { isThere } }) =>
      !has(found, 'confirms') && !sound && kind === 'alert' && isThere && inForm,
  },
  {
    // "Deleted" in red confirms nothing by itself, and "Your confirmed address differs" beside a field refuses.
    name: 'a class marks it as bad inside the form, its words report success, and nothing confirms',
    role: 'refuses unless confirmed',
    applies: ({ tone: sound, found, inForm }) => sound === 'mixed' && inForm && !has(found, 'confirms'),
  },
  {
    name: 'a class marks it as bad, and its words report success',
    role: 'hints',
    applies: ({ tone: sound }) => sound === 'mixed',
  },
  {
    name: 'a message asks for another act first, and nothing confirms',
    role: 'asks',
    applies: ({ text, tone: sound, found }) => !sound && !has(found, 'confirms') && asksFirst(text),
  },
  {
    // Elsewhere an alert is as often about a failure.
    name: 'an alert without a tone or a word of success is elsewhere',
    role: 'accompanies',
    applies: ({ kind, tone: sound, text }) => kind === 'alert' && !sound && !soundsDone(text),
  },
  {
    name: 'a part without the role of a message floats, and no class or word confirms',
    role: 'mentions',
    applies: ({ floats: isPlain, tone: sound, text }) => isPlain && sound !== 'good' && !soundsDone(text),
  },
  { name: 'any other message confirms', role: 'confirms', applies: () => true },
];

/** Texts that the app shows while it works end in an ellipsis. */
export const isUnderWay = (text: string): boolean => /(…|\.\.\.)$/.test(text);

/** Badges that count have the role of a status in some libraries. A number alone reports nothing. */
const isCount = (text: string): boolean => /^[+-]?\d{1,6}\+?$/.test(text);

/** A live region has a new text: a status, or an alert. */
export const liveMessages: EvidenceSignal = {
  name: 'live messages',
  kinds: ['status', 'alert'],
  reads(seen, found) {
    const findings: Finding[] = [];
    for (const { text, element, floats: isPlain = false } of seen.said) {
      if (isUnderWay(text) || isCount(text)) continue;
      const message: Message = {
        text,
        element,
        kind: matches(element, alerts) ? 'alert' : 'status',
        floats: isPlain,
        tone: tone(element, text, seen.act, seen.scene.values),
        field: fieldNear(element, seen.now.scope ?? document.body),
        inForm: !!seen.form && isDrawnIn(element, seen.form) && !floats(element, seen.form),
        seen,
        found: [...found, ...findings],
      };
      findings.push(findingOf(message));
    }
    return findings;
  },
};

function findingOf(message: Message): Finding {
  const { text, element, field, inForm, kind, seen } = message;
  const { role } = messageRules.find((rule) => rule.applies(message))!;
  if (role.startsWith('refuses')) remember(element, text);
  if (role === 'refuses') return { ...refusal(seen, text, seen.now.scope && field), heard: text };
  if (role === 'refuses unless confirmed')
    return { ...refusal(seen, text, inForm ? field : undefined, role), heard: text };
  return { kind, role, text, heard: text };
}
