import { shownTexts } from '../../outcome/page/page-signals.js';
import { errorMark, soundsDone, soundsRefused, withoutValues } from '../../outcome/page/tone.js';
import { textsIn } from '../../policy/texts-in.js';
import { parentElement } from '../../dom/parents.js';
import { partOf } from './part-of.js';
import type { StepState } from './step-state.js';

/** Notes the texts around the fields before the first field is set. */
export function noteTexts(state: StepState): void {
  if (state.fillings.length) state.texts = shownTexts(partOf(state, undefined), undefined);
}

/**
 * Returns the texts by which the page refused a value while the fields were set: many forms check a field as it loses the
 * focus. Such a text was there before the act, and refuses the act if it stays.
 */
export function refusedTexts(state: StepState, pressed: HTMLElement | undefined): ReadonlyMap<Node, string> {
  const { texts, call } = state;
  if (!texts) return new Map();
  const known = new Set(texts.values());
  const values = textsIn([call.values]);
  const isRefusal = (node: Node, text: string): boolean => {
    const at = parentElement(node);
    const own = withoutValues(text, values);
    if (!at || known.has(text) || soundsDone(own)) return false;
    return soundsRefused(own) || !!errorMark(at, pressed, own);
  };
  return new Map([...shownTexts(partOf(state, pressed), pressed)].filter(([node, text]) => isRefusal(node, text)));
}
