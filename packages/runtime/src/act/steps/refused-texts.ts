import { fieldNear } from '../../outcome/page/field-near.js';
import { alerts } from '../../outcome/page/live-regions.js';
import { liveTexts, shownTexts } from '../../outcome/page/page-signals.js';
import { errorMark, soundsDone, soundsRefused, withoutValues } from '../../outcome/page/tone.js';
import { textsIn } from '../../policy/texts-in.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { matches } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { partOf } from './part-of.js';
import type { StepState } from './step-state.js';

/** Notes the texts around the fields before the first field is set. */
export function noteTexts(state: StepState): void {
  if (state.fillings.length) state.texts = textsAround(state, undefined);
}

/** Returns the texts around the fields: plain ones by their text node, and messages of live regions by their element. */
function textsAround(state: StepState, pressed: HTMLElement | undefined): Map<Node, string> {
  const part = partOf(state, pressed);
  const said = [...liveTexts()].filter(([element, text]) => text && part && isDrawnIn(element, part));
  return new Map<Node, string>([...shownTexts(part, pressed), ...said]);
}

/**
 * Returns the texts by which the page refused a value while the fields were set: many forms check a field as it changes or
 * loses the focus. Such a text was there before the act, and refuses the act if it stays. An alert beside a field needs no
 * word of a refusal.
 */
export function refusedTexts(state: StepState, pressed: HTMLElement | undefined): ReadonlyMap<Node, string> {
  const { texts, call } = state;
  if (!texts) return new Map();
  const known = new Set(texts.values());
  const values = textsIn([call.values]);
  const isRefusal = (node: Node, text: string): boolean => {
    const at = node instanceof Element ? node : parentElement(node);
    const own = withoutValues(text, values);
    if (!at || known.has(text) || soundsDone(own)) return false;
    return soundsRefused(own) || !!errorMark(at, pressed, own) || isAlertOfField(node, partOf(state, pressed));
  };
  return new Map([...textsAround(state, pressed)].filter(([node, text]) => isRefusal(node, text)));
}

const isAlertOfField = (node: Node, part: Element | undefined): boolean =>
  node instanceof Element && !!part && matches(node, alerts) && !!fieldNear(node, part);
