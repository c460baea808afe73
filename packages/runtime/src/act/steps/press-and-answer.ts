import type { AppQuestion, CallResult, JsonValue } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { usable } from '../../accessibility/usable.js';
import { allIn } from '../../dom/all-in.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { fillableFields } from '../../outcome/page/fillable-fields.js';
import { openOverlay } from '../../outcome/page/open-overlay.js';
import { openDialogs } from '../../outcome/page/page-signals.js';
import { text } from '../controls/text.js';
import { asleep } from '../element/asleep.js';
import { isComingIn } from '../gestures/is-coming-in.js';
import { press } from '../gestures/press.js';
import { untilDrawn } from '../gestures/until-drawn.js';
import { patience, waitFor } from '../gestures/wait-for.js';
import { answerPrompts } from './answer-prompts.js';
import { notAllowed } from './not-allowed.js';
import { pressAction } from './press-action.js';
import type { StepState } from './step-state.js';

const buttons = 'button,[role=button],input[type=button],input[type=submit]';

/** Returns the dialogs that the page shows, and the part without their role that is drawn over it. */
const openParts = (): HTMLElement[] => [...openDialogs(), ...[openOverlay() ?? []].flat()];

/**
 * Presses the action, and answers the question that the press opened. The source shows the question, and the person
 * allowed the call. Presses exactly the affirmative button of the only dialog that came after the press. A dialog that was
 * open before or has other words is left. So is a dialog with a field to fill in, unless the call has the text of its only
 * box. The button has the text of the source, and no other button has this text.
 * @returns the answer that ends the call
 */
export async function pressAndAnswer(state: StepState, pressed: HTMLElement): Promise<CallResult | undefined> {
  const { asks } = state.call.tool;
  answerPrompts(state.call);
  if (!asks) return pressAction(state, pressed);
  const before = openParts();
  const ended = await pressAction(state, pressed);
  if (ended) return ended;
  const box = state.call.tool.prompts?.find(({ inDialog }) => inDialog);
  const find = (): Question | undefined => ownQuestion(asks, before, box !== undefined);
  if (!(await waitFor(find, Math.min(2 * patience, state.call.deadline)))) {
    const texts = asks.answers.map((answer) => JSON.stringify(answer)).join(' or ');
    const missed = `The app asks, and no dialog with one button ${texts} came; nothing was answered`;
    if (box) return state.call.answer('unknown', [missed]);
    if (newParts(before).length > 0) state.unanswered.push(missed);
    return undefined;
  }
  const stopped = await notAllowed(state);
  // The person may have answered, or the page may have drawn another dialog, while the call was checked.
  const found = stopped ? undefined : find();
  if (!found) return stopped;
  if (found.box) return answerWithText(state, found, state.call.values[box!.key]!);
  state.outcome = state.outcome!.again(found.dialog);
  press(found.button);
  return undefined;
}

/** Sets the text box of a question and presses the affirmative button. A dialog that then stays refuses the text. */
async function answerWithText(state: StepState, found: Question, value: JsonValue): Promise<CallResult | undefined> {
  const { dialog, button, box } = found;
  const shown = foldText(dialog.innerText);
  await text.set(box!, value);
  await untilDrawn();
  if (asleep(button)) return state.call.answer('rejected', ['The dialog of the page does not take this text']);
  state.outcome = state.outcome!.again(dialog);
  press(button);
  if (await waitFor(() => !usable(box!), Math.min(patience, state.call.deadline))) return undefined;
  const said = foldText(dialog.innerText).replace(shown, '').trim();
  return asleep(button)
    ? state.call.answer('unknown', ['The dialog of the page is still at work'])
    : state.call.answer('rejected', [
        'The dialog of the page stays open and does not take this text',
        ...(said ? [said] : []),
      ]);
}

interface Question {
  dialog: HTMLElement;
  button: HTMLElement;
  /** The text box to fill in before. */
  box?: HTMLElement;
}

/** Returns the parts that came since, the outermost of each. */
function newParts(before: readonly HTMLElement[]): HTMLElement[] {
  const parts = [...new Set(openParts())].filter((part) => !before.includes(part));
  return parts.filter((part) => !parts.some((other) => other !== part && isDrawnIn(part, other)));
}

/** Finds the question of the own press, with its affirmative button. A question with a text box has no other field. */
function ownQuestion(
  { answers, says }: AppQuestion,
  before: readonly HTMLElement[],
  hasBox: boolean,
): Question | undefined {
  const [dialog, other] = newParts(before);
  if (!dialog || other || isComingIn(dialog)) return undefined;
  const shown = foldText(dialog.innerText);
  const all = ([...allIn(dialog, buttons)] as HTMLElement[]).filter(usable);
  // Without words to compare, a box that only reports something has the same button.
  if (says ? !says.some((each) => shown.includes(foldText(each))) : all.length < 2) return undefined;
  const [box, more] = fillableFields().filter((field) => isDrawnIn(field, dialog));
  if (more || !box === hasBox || (box && !text.fits(box, '', {}))) return undefined;
  const [button, double] = all.filter((each) => answers.some((answer) => foldText(answer) === foldText(name(each))));
  if (!button || double) return undefined;
  // The button may wait for the text.
  if (box) return { dialog, button, box };
  return asleep(button) ? undefined : { dialog, button };
}
