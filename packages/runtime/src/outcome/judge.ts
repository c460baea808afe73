import type { CallStatus, Evidence } from '@webmcp/contract';

import { composedClosest } from '../dom/composed-closest.js';
import { isDrawnIn } from '../dom/is-drawn-in.js';
import { usable } from '../accessibility/usable.js';
import { fieldNear } from './page/field-near.js';
import { brokenTitle } from './page/broken-title.js';
import { alerts, asks, textIn } from './page/page-signals.js';
import { textOf, type Look, type Scene } from './page/scene.js';
import { errorMarked, soundsDone, tone } from './page/tone.js';

/** What a call came to. */
export interface Outcome {
  status: CallStatus;
  evidence: Evidence[];
  messages: string[];
}

/** All that was seen between acting and now; {@link judge} decides what it means. */
export interface Seen {
  scene: Scene;
  before: Look;
  now: Look;
  /** What live regions said since, also what is gone again. */
  said: Map<string, Element>;
  /** What it said in boxes of the browser. */
  alerts: string[];
  /** Native validation that stopped a submit: the field and the browser's message. */
  blocked: Map<Element, string>;
  requests: PerformanceResourceTiming[];
  reset: boolean;
  /** What came into the document since. */
  added: Set<Node>;
  /** The rows, or the control's own state, were otherwise for a while and are as they were before. */
  takenBack: boolean;
  /** What the page's own code said as it failed. */
  thrown?: string;
}

const pressed = 'button,a[href],summary,[role=button],[role=link],[role=menuitem],[role=tab],[role=option]';

/** Evidence that comes when the app is through. */
const final = /^(status|alert|request-finished|route-changed|fields-read-back)$/;

/**
 * What the signs mean together. Rejected wins over everything: a message that says no is never outweighed. Success
 * needs at least one sign; it is `weak`, and believed only after a longer quiet, while none of them comes after the app
 * has its answer.
 * @param known evidence that the caller brings, such as fields read back
 * @param late whether the deadline has come, when marks that were there before the act count too
 */
export function judge(
  { scene, before, now, ...seen }: Seen,
  known: Evidence[],
  late: boolean,
): Outcome & { weak: boolean } {
  const against = new Map<string, Evidence>();
  const evidence = [...known];
  const doubtful: Evidence[] = [];
  const heard: string[] = [];
  const act = scene.action ?? now.scope;
  const there = !!now.scope && usable(now.scope);
  // The whole page is no form: in it, only what stands with the control in one part of the body is around it.
  const form = now.scope === document.body ? act && composedClosest(act, 'body>*') : now.scope;
  // Fields that are marked without a word; where it is one, words that belong to no field are its.
  const bare = [...now.invalid].flatMap(([element, text]) => (text || before.invalid.has(element) ? [] : [element]));
  const fresh = (text: string, element: Element | undefined = bare.length === 1 ? bare[0] : undefined): void => {
    const label = element && scene.label(element);
    const message = label && !text.startsWith(`${label}:`) ? `${label}: ${text}` : text;
    against.set(message, { kind: 'validation', text: message });
  };
  // Marks that were there before the act; the app may not have looked at the new values yet.
  const standing: [string, Element | undefined][] = [];
  const inline: string[] = [];
  const alone: Evidence[] = [];

  for (const [element, text] of seen.blocked) fresh(text || 'is not valid', element);
  for (const [element, text] of now.invalid) {
    const old = before.invalid.get(element);
    // Where a hint and an error share one description, the hint was there before.
    if (text && old !== text) fresh(text, element);
    else if (old !== undefined) standing.push([text || 'is not valid', element]);
  }
  const isOther = (): boolean =>
    !!there && (textOf(now.texts) !== textOf(before.texts) || now.controls !== before.controls);
  const earlier = new Set(before.texts.values());
  for (const [node, text] of now.texts) {
    const parent = node.parentElement;
    if (!parent || !now.scope || before.texts.get(node) === text) continue;
    // A button in red, which the page shows now, says what it would do.
    if (!errorMarked(parent, act) || parent.closest(pressed)) continue;
    if ([...against.keys()].some((message) => message.includes(text))) continue;
    const field = fieldNear(parent, now.scope);
    if (earlier.has(text)) standing.push([text, field]);
    else fresh(text, field);
  }
  for (const { name, responseStatus } of seen.requests) {
    const text = `${responseStatus} ${new URL(name).pathname}`;
    if (responseStatus >= 400) against.set(`The app's request failed: ${text}`, { kind: 'request-failed', text });
    else if (responseStatus) doubtful.push({ kind: 'request-finished', text });
  }

  const opened = now.dialogs.filter((dialog) => !before.dialogs.includes(dialog));
  const question = scene.opens ? undefined : opened.find(asks);
  if (before.around.some((dialog) => !now.dialogs.includes(dialog))) evidence.push({ kind: 'dialog-closed' });
  if (opened.length && !question) evidence.push({ kind: 'dialog-opened' });
  if (now.href !== before.href) evidence.push({ kind: 'route-changed', text: location.pathname + location.hash });
  if (before.scope && !there && !opened.length) evidence.push({ kind: 'container-gone' });
  const broken = before.scope && !there && !opened.length && now.href === before.href && brokenTitle(seen.added);
  if (broken) fresh(broken, undefined);
  if (now.rows !== before.rows) evidence.push({ kind: 'rows-changed' });
  if (scene.action?.isConnected && now.state !== before.state) evidence.push({ kind: 'state-changed' });
  const cleared = seen.reset || scene.cleared();
  if (cleared) evidence.push({ kind: 'form-reset' });

  for (const [text, element] of seen.said) {
    if (/(…|\.\.\.)$/.test(text)) continue;
    const kind = element.matches(alerts) ? 'alert' : 'status';
    const sounds = tone(element, text, act, scene.values);
    heard.push(text);
    const refusing = sounds === 'no' || (!sounds && against.size + bare.length > 0);
    if (sounds === 'bad' || (kind === 'alert' && refusing)) fresh(text, now.scope && fieldNear(element, now.scope));
    // An alert inside a form that stays as it was is nearly always why it was not taken.
    else if (
      !evidence.length &&
      (sounds === 'no' || (!sounds && kind === 'alert' && there && form && isDrawnIn(element, form)))
    )
      inline.push(text);
    // Elsewhere it is as often what went wrong: without a word or sign of success it proves nothing by itself.
    else (kind === 'alert' && !sounds && !soundsDone(text) ? alone : evidence).push({ kind, text });
  }
  for (const text of seen.alerts) {
    heard.push(text);
    if (tone(document.createElement('p'), text, undefined, scene.values)) fresh(text);
    else if (soundsDone(text)) evidence.push({ kind: 'alert', text });
    // Where nothing speaks for it, what was set is what the page stops to talk about.
    else if (scene.values.length && !isOther()) inline.push(text);
  }
  const certain = against.size + bare.length > 0;
  if (!evidence.length) {
    for (const text of inline) fresh(text);
    if (doubtful.length || late) for (const [text, element] of standing) fresh(text, element);
  }
  for (const element of bare)
    if (![...against.keys()].some((message) => message.startsWith(scene.label(element))))
      fresh('is not valid', element);
  const isFinal = evidence.some(({ kind }) => final.test(kind));
  const doubt = isFinal
    ? undefined
    : (seen.thrown && `The page's own code failed: ${seen.thrown}`) ||
      (seen.takenBack && 'The page showed it as done, and took it back');
  evidence.push(...doubtful);
  if (evidence.length) evidence.push(...alone);

  if (against.size)
    return { status: 'rejected', messages: [...against.keys()], evidence: [...against.values()], weak: !certain };
  if (question) {
    const text = textIn(question);
    return {
      status: 'unknown',
      messages: [`The page asks: ${text}`],
      evidence: [{ kind: 'dialog-opened', text }],
      weak: false,
    };
  }
  if (doubt) return { status: 'unknown', messages: [...heard, doubt], evidence, weak: true };
  // An optimistic app closes, clears or removes first and hears of the failure later.
  if (evidence.length)
    return { status: 'completed', messages: heard, evidence, weak: !evidence.some(({ kind }) => final.test(kind)) };
  const kind = isOther() ? 'container-changed' : now.page !== before.page && 'page-changed';
  if (kind) return { status: 'completed', messages: heard, evidence: [{ kind }], weak: true };
  return { status: 'unknown', messages: heard, evidence: [], weak: false };
}
