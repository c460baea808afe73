import { firstWords, isOverlayKind, phrases, wholeText } from '@webmcp/text';

import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import { handlersOf, setsOfState } from '../values/handlers.js';
import type { HandlerEvidence } from '../model/intent.js';
import { contentReadings } from '../readings/content-readings.js';
import { findValue, textProp } from '../values/prop-values.js';
import { labelsOf } from '../readings/value-readings.js';
import type { Shown } from '../values/shown-by.js';
import { knownButtonWords } from './submit-words.js';
import { directiveProp } from '../../extract/facts/neutral-props.js';

/** Calls that come with dismissing and do nothing else: clearing a form, telling the parent. */
const harmless =
  /^(?:reset|resetForm|resetFields|clearErrors|preventDefault|stopPropagation|focus|blur|set[A-Z]\w*|on[A-Z]\w*|\$?emit)$/;
/** What scripts do to the looks of a page. */
const looks = /^(?:removeAttribute|setAttribute|toggleAttribute|removeEventListener|clearTimeout|removeChild)$/;
/** What a component tells its parent when it wants to be gone. */
const goodbye =
  /^(?:close|cancel|dismiss|hide|closed|cancelled|abort|update:(?:modelValue|open|show|visible|isOpen))$/i;
const goodbyeCall =
  /^(?:on)?(?:request)?(?:close|cancel|dismiss|hide|abort)(?:modal|dialog|drawer|menu|popup|sheet|form|edit)?$/i;
/** Words that confirm; on a close button they only acknowledge. */
const agreeing = wholeText(phrases('acknowledging'));
/** Signs on buttons that close. */
const crosses = ['×', '✕', '✖', 'x$'];
const goodbyeWords = firstWords([...phrases('dismissing'), ...phrases('leaving'), ...crosses]);

/** Matches a button that only takes back. With an object, as in "Cancel order", the button names an act. */
const takesBack = wholeText(phrases('dismissing'));

function showsWith(shown: Shown, value: string | number | boolean | null): boolean {
  return shown.value === undefined ? Boolean(value) : value === shown.value;
}

type Call = HandlerEvidence['does']['calls'][number];

function isHarmless({ callee, args, own }: Call): boolean {
  const last = callee.at(-1) ?? '';
  return (
    own === true ||
    harmless.test(last) ||
    looks.test(last) ||
    callee.includes('classList') ||
    (last === '=' && args[0]?.kind === 'literal')
  );
}

/**
 * Whether a handler changes nothing but drafts and looks, apart from what closes the boundary.
 * @param closing the calls and changes of state that close it
 */
export function onlyCloses(
  handler: HandlerEvidence,
  closing: { calls?: readonly Call[]; sets?: readonly HandlerEvidence['sets'][number][] },
): boolean {
  const { calls = [], sets = [] } = closing;
  return (
    handler.sets.every((set) => sets.includes(set) || (set.value !== undefined && !set.value)) &&
    handler.does.calls.every((call) => calls.includes(call) || isHarmless(call))
  );
}

/** Whether a handler makes the boundary's state false and changes nothing but drafts beside it. */
function hides(handler: HandlerEvidence, boundary: DraftBoundary): boolean {
  const { shown } = boundary;
  if (shown === undefined) return false;
  const own = setsOfState(handler.sets, shown.state);
  return (
    own.length > 0 &&
    own.every((set) => set.value !== undefined && !showsWith(shown, set.value)) &&
    onlyCloses(handler, { sets: own })
  );
}

/** Whether nothing is known of a handler but that it may close the boundary: it calls what a slot gave it, or toggles. */
function mayOnlyClose(handler: HandlerEvidence, { shown }: DraftBoundary): boolean {
  const own = shown === undefined ? [] : setsOfState(handler.sets, shown.state);
  return onlyCloses(handler, { sets: own });
}

/** `emit('close')`, `onCancel()`, `props.onClose` */
function saysGoodbye(handler: HandlerEvidence): boolean {
  const { calls } = handler.does;
  if (handler.sets.length > 0 || calls.length === 0) return false;
  return calls.every((call) => {
    const name = call.callee.at(-1) ?? '';
    const [event, value] = call.args;
    if (/^\$?emit$/.test(name)) {
      const tells = event?.kind === 'literal' && typeof event.value === 'string' && goodbye.test(event.value);
      return tells && (value === undefined || (value.kind === 'literal' && value.value === false));
    }
    return goodbyeCall.test(name) || /^(?:preventDefault|stopPropagation)$/.test(name);
  });
}

function words(intent: DraftIntent): string {
  const aria = textProp(intent.node.props, 'aria-label', 'title', 'label', 'value');
  return aria ?? labelsOf(contentReadings(intent.node.children), 'content')[0]?.text ?? '';
}

/** A submit of `<form method="dialog">` closes the dialog; unless it says what it confirms, that is all that it does. */
function leavesDialog(intent: DraftIntent): boolean {
  const form = intent.form?.node;
  const method =
    textProp(intent.node.props, 'formmethod') ??
    (form?.kind === 'element' ? textProp(form.props, 'method') : undefined);
  return (
    method?.toLowerCase() === 'dialog' &&
    (goodbyeWords.test(words(intent)) || textProp(intent.node.props, 'value') === 'cancel')
  );
}

/**
 * The boundary that an action only dismisses: a Cancel in a dialog, a × on a panel.
 * @param opensOther whether the same click opens something else
 */
export function dismissedBy(intent: DraftIntent, opensOther: boolean): DraftBoundary | undefined {
  if (intent.entry.is === 'field') return undefined;
  const chain: DraftBoundary[] = [];
  for (let at = intent.boundary; at !== null; at = at.parent) chain.push(at);
  const overlay = chain.find((boundary) => isOverlayKind(boundary.kind));
  if (overlay !== undefined) {
    const byTable =
      (intent.entry.is === 'action' && intent.entry.dismisses === true) || intent.implied?.dismisses === true;
    const byAttribute =
      findValue(intent.node.props, 'data-bs-dismiss', 'data-dismiss', directiveProp('close-popup')) !== undefined;
    // A table's word counts only while nothing else is done: a Close that also saves is an action.
    const does = intent.implied === undefined ? handlersOf(intent.node.props) : [];
    const isMere = does.every((handler) => saysGoodbye(handler) || handler.does.calls.every(isHarmless));
    if (byTable && !(knownButtonWords.submits(words(intent)) && !agreeing.test(words(intent))) && isMere)
      return overlay;
    if ((byAttribute && isMere) || leavesDialog(intent)) return overlay;
  }
  if (opensOther || intent.control === 'submit' || intent.handlers.length === 0) return undefined;
  const hidden = chain.find((boundary) => intent.handlers.every((handler) => hides(handler, boundary)));
  if (hidden !== undefined) {
    if (overlay !== undefined) return overlay;
    return goodbyeWords.test(words(intent)) ? hidden : undefined;
  }
  if (overlay === undefined) return undefined;
  const isTakenBack =
    takesBack.test(words(intent).trim()) && intent.handlers.every((handler) => mayOnlyClose(handler, overlay));
  return isTakenBack || intent.handlers.every(saysGoodbye) ? overlay : undefined;
}
